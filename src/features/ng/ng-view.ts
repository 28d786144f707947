import type { Shown } from '../../contract/plain.ts'
import { ROSTER_LEFT } from '../../domain/ng/ng-words.ts'
import { daysOfSpan, isWholeDays } from '../../domain/ng/ng-times.ts'
import { weeksOf } from '../../domain/text/month-days.ts'
import { addDays, isoWeekday } from '../../domain/text/tokyo-time.ts'
import { civilDay, clockText, dayText, momentText, shiftText } from '../../domain/text/shift-text.ts'

/** A time at which the doctor cannot work, as Tokyo text. */
function blockView(block: Shown<'dp.work.NgBlock'>) {
  const span = { start: Date.parse(block.start), end: Date.parse(block.end) }
  return { ...block, days: daysOfSpan(span), isWholeDays: isWholeDays(span) }
}
export type NgBlockView = ReturnType<typeof blockView>

/** A whole day set by hand, as the calendar paints it. */
export const isPainted = ({ fromRoster, days, isWholeDays: isWhole }: NgBlockView): boolean =>
  !fromRoster && isWhole && days.length === 1

/** 「12/18(金) 17:00〜翌9:00」, of whole days 「12/18(金) 終日」 or 「12/18(金)〜12/20(日) 終日」. */
export function blockText({ start, end, days, isWholeDays: isWhole }: NgBlockView): string {
  const [first, last] = [dayText(start), dayText(days.at(-1) ?? start)]
  if (isWhole) return days.length === 1 ? `${first} 終日` : `${first}〜${last} 終日`
  const isShort = civilDay(end) <= addDays(civilDay(start), 1)
  return isShort ? shiftText(start, end) : `${momentText(start)}〜${last} ${clockText(end)}`
}

/** The days of a month on which the doctor cannot work, wholly or for a time. */
export function blockedDays(month: string, { weekly, blocks }: Pick<NgView, 'weekly' | 'blocks'>): string[] {
  const single = new Set(blocks.flatMap(({ days }) => days))
  const weekdays = new Set(weekly.map(({ weekday }) => weekday))
  return weeksOf(month)
    .flat()
    .filter((day) => day !== null)
    .filter((day) => single.has(day) || weekdays.has(isoWeekday(day)))
}

/** 「12/1(火) 外来: 時間帯(タイムゾーン)がわかりません」. */
function omissionText({ title, day, reason }: Shown<'dp.work.NgOmission'>): string {
  const named = [day && dayText(day), title || '名前のない予定'].filter(Boolean).join(' ')
  return `${named}: ${ROSTER_LEFT[reason]}`
}

export const ngView = (settings: Shown<'dp.work.GetNgSettingsResponse'>) => ({
  ...settings,
  blocks: settings.blocks.map(blockView),
  omissions: settings.omissions.map(omissionText),
})
export type NgView = ReturnType<typeof ngView> & { today: string }
