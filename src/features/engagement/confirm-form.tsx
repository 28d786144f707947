import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { invalidateAfterApplying } from '../application/doctor/application.queries.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { confirmSchedulesFn } from './engagement.functions.ts'
import { scheduleConfirmWords } from './schedule-words.ts'

type ConfirmFormProps = {
  regularWorkId: string
  /** The tentative dates that the doctor sees. */
  ids: readonly string[]
  posted: string | undefined
}

/** Confirms all tentative dates of the page at once. */
export function ScheduleConfirmForm({ regularWorkId, ids, posted }: ConfirmFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(confirmSchedulesFn, {
    posted,
    // Other dates are another command.
    key: `${ids.length}-${ids[0] ?? ''}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('schedules', scheduleConfirmWords(outcome))
      return invalidateAfterApplying(queryClient, { kind: 'regular', id: regularWorkId })
    },
  })
  return (
    <Card as="section" aria-labelledby="confirm">
      <form {...form.attributes}>
        <Stack gap={3}>
          <Heading level={2} id="confirm" size="md">
            仮予定が{ids.length}日あります
          </Heading>
          <Text tone="sub">
            ほかの勤務と重なる日や、年末年始など相談が必要な日です。勤務できるときは確定してください。できないときは病院にメッセージでお伝えください。
          </Text>
          <FormReport of={form} words={scheduleConfirmWords} toasted />
          <input type="hidden" name="regularWorkId" value={regularWorkId} />
          <input type="hidden" name="scheduleIds" value={ids.join(',')} />
          <input type="hidden" name="idempotencyKey" value={form.formKey} />
          <div>
            <Button type="submit" variant="filled" pending={form.pending}>
              仮予定をまとめて確定する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
