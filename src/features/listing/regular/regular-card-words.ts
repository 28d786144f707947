import type { ApplicationState } from '../../../domain/application/application-words.ts'
import { isWorked, type RegularDateKind } from '../../../domain/listing/regular-dates.ts'
import { ngNote, type NgReason } from '../../../domain/ng/ng-words.ts'
import { dayText, monthDayText } from '../../../domain/text/shift-text.ts'
import { daysBetween } from '../../../domain/text/tokyo-time.ts'
import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { applicationNote, meterNote, type MeterWords, type ViewerNote } from '../card-words.ts'

type Term = { contractStart: string; contractEnd: string | null }

/** 「52週」, or 「期間の定めなし」 when the contract has no end. */
export const weeksText = ({ contractStart, contractEnd }: Term): string =>
  contractEnd === null
    ? '期間の定めなし'
    : `${Math.round((daysBetween(contractStart, contractEnd) + 1) / 7)}週`

type FirstDate = { day: string; kind: RegularDateKind }

/** 「初回 2027年1/5(火)」: the first date that is worked; where dates are agreed on, the soonest. A row, where there is less room, says no year. */
export const firstDateText = (
  dates: readonly FirstDate[],
  isFixed: boolean,
  sayDay: (day: string) => string = yearDayText,
): string | null => {
  const day = dates.find(({ kind }) => isWorked(kind))?.day
  if (day === undefined) return null
  return isFixed ? `初回 ${sayDay(day)}` : `最短 ${sayDay(day)}`
}

type Viewer = {
  applicationState: ApplicationState | null
  overlapDays: readonly string[]
  ng: readonly NgReason[]
}

/** Whether the signed-in doctor has applied, on which of the first dates is booked already, or how the dates fit. */
export function regularViewerNote(viewer: Viewer | null, meter: MeterWords | null): ViewerNote | null {
  const own = applicationNote(viewer?.applicationState ?? null)
  if (own) return own
  const [first, ...more] = viewer?.overlapDays ?? []
  if (first === undefined) {
    const unwanted = ngNote(viewer?.ng ?? [])
    return unwanted ? { tone: 'warm', text: unwanted } : viewer && meterNote(meter)
  }
  const days = [dayText(first), ...more.map(monthDayText)].join('・')
  return { tone: 'warm', text: `${days} の勤務予定と重なっています` }
}
