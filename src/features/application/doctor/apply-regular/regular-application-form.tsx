import { useQueryClient } from '@tanstack/react-query'
import type { NgReason } from '../../../../domain/ng/ng-words.ts'
import { logged } from '../../../../domain/visit/logger-attributes.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { FreeText } from '../../../forms/free-text.tsx'
import { bold } from '../../../../ui/theme/text.css.ts'
import { keptFor, usePageForms } from '../../../forms/page-forms.ts'
import { OutcomeNotice } from '../../../forms/form-report.tsx'
import { FormSummary } from '../../../forms/form-summary.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { invalidateAfterApplying } from '../application.queries.ts'
import { ApplicationDocuments } from '../apply/application-documents.tsx'
import { MESSAGE_LIMIT } from '../apply/application-form-data.ts'
import { HoursNotice } from '../apply/application-hours.tsx'
import { NgWarning } from '../apply/application-ng.tsx'
import { problemText } from '../apply/application-problem.ts'
import { FORM_OUTCOME, knownOutcome, type AnyOutcome } from '../outcome-words.ts'
import { APPLY_REGULAR_FORM, wishProblems } from './apply-regular-form-data.ts'
import {
  applyToRegularFn,
  type ApplyRegularAnswer,
  type ShownRegularPreview,
} from './apply-regular.functions.ts'
import { ContractWish } from './contract-wish.tsx'
import * as styles from '../application.css.ts'

type RegularApplicationFormProps = {
  id: string
  preview: ShownRegularPreview
  hospitalName: string
  /** What the hours become with the contract, where they exceed a guideline. */
  hoursSentence: string | null
  /** Which of the doctor's NG settings name the listing. */
  ng: readonly NgReason[]
  /** The outcome that has to be corrected before the form is sent again. */
  posted: AnyOutcome | undefined
  onAnswer: (answer: ApplyRegularAnswer) => void
}

/** The doctor's wishes for a regular contract: days, start and words to the hospital. */
export function RegularApplicationForm(props: RegularApplicationFormProps) {
  const { id, preview, hospitalName, posted, onAnswer } = props
  const queryClient = useQueryClient()
  const kept = keptFor(usePageForms(), APPLY_REGULAR_FORM)
  const applying = usePosted(applyToRegularFn, {
    of: APPLY_REGULAR_FORM,
    key: 'apply',
    posted: posted && { outcome: posted, problems: wishProblems(posted) },
    unreachable: FORM_OUTCOME.UNREACHABLE,
    onAnswer: (answer) => {
      onAnswer(answer)
      if ('application' in answer && answer.application)
        void invalidateAfterApplying(queryClient, { kind: 'regular', id })
    },
  })
  const { problems, formKey, typed } = applying
  const outcome = knownOutcome(applying.answer?.outcome)
  return (
    <Card as="section" className={styles.beside}>
      <form {...applying.attributes}>
        <Stack gap={5}>
          <Heading level={2}>この求人に応募する</Heading>
          <input type="hidden" name="regularWorkId" value={id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <FormSummary form={applying.form} problems={problems} />
          <HoursNotice sentence={props.hoursSentence} />
          <NgWarning reasons={props.ng} />
          <ContractWish choice={preview} problems={problems} kept={kept} />
          <FreeText
            label="病院へのメッセージ"
            need="optional"
            help="隔週での勤務など、頻度のご希望もこちらに書けます。患者さんの氏名など、個人がわかる情報は書かないでください。"
            problems={problems}
            name="message"
            rows={4}
            limit={MESSAGE_LIMIT}
            defaultValue={typed['message']}
          />
          <ApplicationDocuments documents={preview.shareableDocuments} hospitalName={hospitalName} />
          <OutcomeNotice
            told={applying.failure ?? (Object.keys(problems).length > 0 ? undefined : problemText(outcome))}
          />
          <Stack gap={1}>
            <p className={bold}>病院が提示する契約の条件に同意した時点で、労働契約が成立します。</p>
            <Text tone="sub" size="md">
              病院が回答するまでは、応募を取り下げられます。
            </Text>
          </Stack>
          <Button
            {...logged('apply', `regular:${id}`)}
            type="submit"
            variant="filled"
            size="lg"
            block
            pending={applying.pending}
          >
            この内容で応募する
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
