import { useQueryClient } from '@tanstack/react-query'
import { issueTermsWords } from '../../domain/work/terms-notice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { handOverTermsFn } from './hospital-terms-notice.functions.ts'
import { invalidateHospitalTerms } from './hospital-terms-notice.queries.ts'
import { HAND_OVER_FORM } from './issue-form-data.ts'
import type { TermsView } from './terms-view.ts'

type HandOverFormProps = {
  workId: string
  notice: TermsView
  outcome: string | undefined
}

/** Records that the printed notice was handed over. */
export function HandOverForm({ workId, notice, outcome }: HandOverFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(handOverTermsFn, {
    posted: outcome,
    of: HAND_OVER_FORM,
    key: `${notice.number}-${notice.state}`,
    onAnswer: (given) => {
      toastOutcome('hand-over-terms', issueTermsWords(given.outcome))
      return invalidateHospitalTerms(queryClient, workId)
    },
  })
  return (
    <form {...posted.attributes} className={screenOnly}>
      <Stack gap={2}>
        <FormReport of={posted} words={issueTermsWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="number" value={notice.number} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <p>
          <Button type="submit" pending={posted.pending}>
            紙で交付したことを記録する
          </Button>
        </p>
      </Stack>
    </form>
  )
}
