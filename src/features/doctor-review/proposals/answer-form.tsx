import { proofWords } from '../../../domain/account/identity-proof.ts'
import { PROPOSAL_ANSWER } from '../../../domain/doctor/decision-proposal.ts'
import { REASON_LIMIT } from '../../../domain/doctor/profile-change.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { useProposalAnswer, type ProposalForm } from './use-proposal-answer.ts'

const OPTIONS = [
  {
    value: 'CONFIRM',
    label: PROPOSAL_ANSWER.CONFIRM,
    description: 'すぐに実行されます。上の理由を先生にメールでお伝えします。',
  },
  {
    value: 'REJECT',
    label: PROPOSAL_ANSWER.REJECT,
    description: '先生の状態は変わりません。理由は運営の記録にだけ残ります。',
  },
] as const

/** The answer of the second member. */
export function ProposalAnswerForm(props: ProposalForm) {
  const posted = useProposalAnswer(props)
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <form {...attributes} aria-label="提案への回答">
      <Stack gap={4}>
        <FormReport of={posted} words={proofWords} />
        <ProposalFields {...props} formKey={formKey} />
        <RadioGroup
          legend="回答"
          name="answer"
          need="required"
          defaultValue={OPTIONS.find(({ value }) => value === typed['answer'])?.value}
          error={problems['answer']}
          options={OPTIONS}
        />
        <FreeText
          label="見送る理由"
          help="見送るときは必ず入力してください。"
          problems={problems}
          name="reason"
          rows={2}
          limit={REASON_LIMIT}
          defaultValue={typed['reason']}
        />
        <OwnProofField error={problems['password']} />
        <div>
          <Button type="submit" variant="filled" pending={pending}>
            回答を記録する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
