import { logged } from '../../../../domain/visit/logger-attributes.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import type { Chosen } from './application-overview.tsx'
import { isEnded, isStanding } from './settled-outcome.ts'
import { scripted } from '../../../../ui/layout/layout.css.ts'

type ApplicationAllProps = {
  chosen: readonly Chosen[]
  isSending: boolean
  /** The button was pressed: from now on the result is shown. */
  wasSent: boolean
  onSend: (ids: readonly string[]) => void
}

/**
 * Applies to all remaining listings at once. Each form also has a button of its own, which works without
 * JavaScript.
 */
export function ApplicationAll({ chosen, isSending, wasSent, onSend }: ApplicationAllProps) {
  const open = chosen.filter(({ outcome }) => !isEnded(outcome)).map(({ listing }) => listing)
  const free = open.filter(({ applicationStatus }) => applicationStatus === 'FREE').length
  const standing = chosen.filter(({ outcome }) => outcome !== undefined && isStanding(outcome)).length
  const refused = chosen.length - standing - open.length
  if (open.length < 2 && !wasSent) return null
  return (
    <Card as="section" aria-label="まとめて応募" className={scripted}>
      <Stack gap={3}>
        <Heading level={2}>まとめて応募</Heading>
        {wasSent && !isSending && (
          <Notice tone={open.length + refused > 0 ? 'warn' : 'good'} role="status">
            {`${chosen.length}件のうち${standing}件に応募しました。`}
            {refused > 0 && `${refused}件は応募できませんでした。`}
            {open.length > 0 && `${open.length}件は、内容をお確かめのうえ応募してください。`}
          </Notice>
        )}
        {open.length > 0 && (
          <>
            <Text>
              上から順に応募し、結果は求人ごとに表示します。
              {free > 0 && `選考なしの${free}件は、応募と同時に勤務が確定し、労働契約が成立します。`}
            </Text>
            <Button
              {...logged('apply', `spot:${open.map(({ id }) => id).join(',')}`)}
              variant="filled"
              size="lg"
              block
              pending={isSending}
              onClick={() => onSend(open.map(({ id }) => id))}
            >
              {open.length}件にまとめて応募する
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}
