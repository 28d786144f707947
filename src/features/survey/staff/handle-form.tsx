import { useQueryClient } from '@tanstack/react-query'
import { NOTE_WORDS } from '../../../domain/work/survey-note.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { HANDLE_NOTE_FORM } from './note-form-data.ts'
import { handleNoteFn } from './staff-survey.functions.ts'
import { ALL_NOTES, noteQuery } from './staff-survey.queries.ts'

type HandleFormProps = {
  workId: string
  sentAt: string
  onOutcome: (outcome: string) => void
}

/** What our staff did about the words that stand there. */
export function HandleForm({ workId, sentAt, onOutcome }: HandleFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(handleNoteFn, {
    of: HANDLE_NOTE_FORM,
    key: workId,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onOutcome(outcome)
      await Promise.all([
        queryClient.invalidateQueries(noteQuery(workId)),
        queryClient.invalidateQueries(ALL_NOTES),
      ])
    },
  })
  return (
    <Card as="section" aria-labelledby="handle-note">
      <form {...posted.attributes}>
        <Stack gap={3}>
          <Heading level={2} id="handle-note">
            対応
          </Heading>
          <FormReport of={posted} />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="sentAt" value={sentAt} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <FreeText
            label="対応の内容"
            need="required"
            help="何を確かめ、どうしたかを書きます。先生にも病院にも送りません。"
            problems={posted.problems}
            name="words"
            rows={3}
            limit={NOTE_WORDS.most}
            defaultValue={posted.typed['words']}
          />
          <div>
            <Button type="submit" variant="filled" pending={posted.pending}>
              対応済みにする
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
