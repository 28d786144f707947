import { useQueryClient } from '@tanstack/react-query'
import { agreeWords } from '../../../domain/work/stated-work.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { agreeToStatementFn } from './record.functions.ts'
import { invalidateRecords } from './record.queries.ts'

type AgreeFormProps = { workId: string; number: number; posted: string | undefined }

/** The doctor's consent to what the hospital has stated. */
export function AgreeForm({ workId, number, posted: outcome }: AgreeFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(agreeToStatementFn, {
    posted: outcome,
    key: `agree-${number}`,
    onAnswer: (given) => {
      toastOutcome('agree', agreeWords(given.outcome))
      return invalidateRecords(queryClient)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={agreeWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            この内容で確定する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
