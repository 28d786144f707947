import { PROPOSAL_ANSWER } from '../../../domain/doctor/decision-proposal.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { ProposalFields } from './proposal-fields.tsx'
import { useProposalAnswer, type ProposalForm } from './use-proposal-answer.ts'

/** Takes an own proposal back. */
export function WithdrawProposalForm(props: ProposalForm) {
  const posted = useProposalAnswer(props, null)
  return (
    <form {...posted.attributes} aria-label="提案の取り下げ">
      <Stack gap={3}>
        <FormReport of={posted} />
        <Text tone="sub">
          ほかの担当者が確認すると実行されます。それまで先生の状態は変わらず、先生にも知らされません。
        </Text>
        <ProposalFields {...props} formKey={posted.formKey} />
        <input type="hidden" name="answer" value="WITHDRAW" />
        <div>
          <Button type="submit" pending={posted.pending}>
            {PROPOSAL_ANSWER.WITHDRAW}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
