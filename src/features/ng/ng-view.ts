import {
  NgCondition,
  NgEffect,
  RosterLeft,
  type GetNgSettingsResponse,
  type NgBlock,
  type NgOmission,
} from '../../contract/gen/ng_pb.ts'
import { wireWordOf, wireWordsOf } from '../../contract/wire-word.ts'
import { NG_EFFECTS, ROSTER_LEFT, type NgEffects } from '../../domain/ng/ng-words.ts'
import { daysOfSpan, isWholeDays } from '../../domain/ng/ng-times.ts'
import { weeksOf } from '../../domain/text/month-days.ts'
import { addDays, isoWeekday } from '../../domain/text/tokyo-time.ts'
import { civilDay, clockText, dayText, momentText, shiftText } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'

/** A time at which the doctor cannot work, as Tokyo text. */
function blockView({ id, start, end, fromRoster, isWork }: NgBlock) {
  const [startTime, endTime] = [instantText(start) ?? '', instantText(end) ?? '']
  const span = { start: Date.parse(startTime), end: Date.parse(endTime) }
  const days = daysOfSpan(span)
  return { id, startTime, endTime, fromRoster, isWork, days, isWholeDays: isWholeDays(span) }
}
export type NgBlockView = ReturnType<typeof blockView>

/** A whole day set by hand, as the calendar paints it. */
export const isPainted = ({ fromRoster, days, isWholeDays: isWhole }: NgBlockView): boolean =>
  !fromRoster && isWhole && days.length === 1

/** 「12/18(金) 17:00〜翌9:00」, of whole days 「12/18(金) 終日」 or 「12/18(金)〜12/20(日) 終日」. */
export function blockText({ startTime, endTime, days, isWholeDays: isWhole }: NgBlockView): string {
  const [first, last] = [dayText(startTime), dayText(days.at(-1) ?? startTime)]
  if (isWhole) return days.length === 1 ? `${first} 終日` : `${first}〜${last} 終日`
  const isShort = civilDay(endTime) <= addDays(civilDay(startTime), 1)
  return isShort ? shiftText(startTime, endTime) : `${momentText(startTime)}〜${last} ${clockText(endTime)}`
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
function omissionText({ title, day, reason }: NgOmission): string {
  const named = [day && dayText(day), title || '名前のない予定'].filter(Boolean).join(' ')
  return `${named}: ${ROSTER_LEFT[wireWordOf(RosterLeft, reason) ?? 'TIMES']}`
}

export function ngView({ hospitals, weekly, blocks, conditions, effects, omissions }: GetNgSettingsResponse) {
  const of: NgEffects = {
    HOSPITAL: wireWordOf(NgEffect, effects?.hospital) ?? NG_EFFECTS.HOSPITAL,
    DATE: wireWordOf(NgEffect, effects?.date) ?? NG_EFFECTS.DATE,
    CONDITION: wireWordOf(NgEffect, effects?.condition) ?? NG_EFFECTS.CONDITION,
  }
  return {
    hospitals: hospitals.map(({ hospitalId, name, city, reason }) => ({
      id: hospitalId,
      name,
      city,
      reason,
    })),
    weekly: weekly.map(({ weekday, startMinute, endMinute }) => ({ weekday, startMinute, endMinute })),
    blocks: blocks.map(blockView),
    conditions: wireWordsOf(NgCondition, conditions),
    effects: of,
    omissions: omissions.map(omissionText),
  }
}
export type NgView = ReturnType<typeof ngView> & { today: string }
