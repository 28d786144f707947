import type { ApplicationState } from '../../domain/application/application-words.ts'
import { civilDay, longDayText } from '../../domain/text/shift-text.ts'
import type { ThreadView } from './thread-view.ts'

/** What happened to the application, in words that are true for both sides. */
const EVENT: Record<ApplicationState, string> = {
  APPLIED: '応募が届きました',
  UNDER_REVIEW: '病院が応募を確認しました',
  INTERVIEW: '面談の日程を調整しています',
  OFFERED: '病院が条件を提示しました',
  MATCHED: '勤務が成立しました',
  DECLINED: '応募はお見送りとなりました',
  WITHDRAWN: '先生が応募をやめました',
  EXPIRED: '期限までに回答がなく、応募は終了しました',
  LISTING_CLOSED: '募集が終了しました',
  CANCELLED: '勤務がキャンセルされました',
}

type Message = ThreadView['messages'][number]

export type ThreadLine =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'event'; key: string; at: string; text: string }
  | { kind: 'message'; key: string; at: string; message: Message }

/** Messages and events by time, with a line before the first of each day. */
export function threadLines({ messages, events, earlierCursor }: ThreadView): ThreadLine[] {
  const from = earlierCursor === '' ? '' : (messages[0]?.sentAt ?? '')
  const lines = [
    ...events
      .filter(({ at }) => Date.parse(at) >= (from === '' ? 0 : Date.parse(from)))
      .map(({ state, at }) => ({ kind: 'event' as const, key: `${state}-${at}`, at, text: EVENT[state] })),
    ...messages.map((message) => ({
      kind: 'message' as const,
      key: message.id,
      at: message.sentAt,
      message,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return lines.flatMap((line, index) => {
    const day = civilDay(line.at)
    const before = lines[index - 1]
    return before && civilDay(before.at) === day
      ? [line]
      : [{ kind: 'day' as const, key: day, text: longDayText(line.at) }, line]
  })
}
