import type { ReactNode } from 'react'
import { VIEW_REASON } from '../../domain/message/thread-view-reason.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { FreeText } from '../forms/free-text.tsx'
import type { Posted } from '../forms/use-posted.ts'
import { openWords } from './thread-reason.ts'

type ReasonFormProps = {
  of: Posted
  /** Known by `of`. */
  kept?: KeptAnswer | null
  /** What is read, and what becomes of the reason. */
  lead: string
  /** The hidden field that names what is read. */
  children: ReactNode
}

/** The reason for which our staff read something, on record before it is shown. */
export const ReasonForm = ({ of, lead, children }: ReasonFormProps) => (
  <Card as="section" aria-label="閲覧の理由の入力">
    <form {...of.attributes}>
      <Stack gap={3}>
        <Text>{lead}</Text>
        <FormReport of={of} words={openWords} />
        {children}
        <FreeText
          label="閲覧の理由"
          need="required"
          problems={of.problems}
          name="reason"
          rows={2}
          limit={VIEW_REASON.most}
          defaultValue={of.typed['reason']}
        />
        <div>
          <Button type="submit" variant="filled" pending={of.pending}>
            理由を記録して読む
          </Button>
        </div>
      </Stack>
    </form>
  </Card>
)
