import { useQueryClient } from '@tanstack/react-query'
import { VIEW_REASON } from '../../domain/message/thread-view-reason.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FreeText } from '../forms/free-text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { openWords, reasonProblems } from '../staff/thread-reason.ts'
import { openContact } from './contacts.functions.ts'
import { contactQuery } from './contacts.queries.ts'

type OpenFormProps = { id: string; outcome: string | undefined; kept: KeptAnswer | null }

/** The reason for which a contact is read, on record before it is shown. */
export function OpenForm({ id, outcome, kept }: OpenFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(openContact, {
    posted: outcome,
    kept,
    check: reasonProblems,
    onAnswer: async (answer) => {
      if (answer.outcome === 'OPENED') await queryClient.invalidateQueries(contactQuery(id))
    },
  })
  return (
    <Card as="section" aria-label="閲覧の理由の入力">
      <form {...form.attributes}>
        <Stack gap={3}>
          <Text>
            内容と返信先は、対応に必要なときだけ読みます。理由と日時は記録に残り、ご本人のデータダウンロードにも含まれます。入力から30分間ご覧になれます。
          </Text>
          <FormReport of={form} words={openWords} />
          <input type="hidden" name="id" value={id} />
          <FreeText
            label="閲覧の理由"
            need="required"
            problems={form.problems}
            name="reason"
            rows={2}
            limit={VIEW_REASON.most}
            defaultValue={kept?.typed['reason']}
          />
          <div>
            <Button type="submit" variant="filled" pending={form.pending}>
              理由を記録して読む
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
