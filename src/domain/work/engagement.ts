import {
  hasFixedDates,
  isWorked,
  regularDates,
  shiftOn,
  type RegularDateKind,
} from '../listing/regular-dates.ts'
import { daysBetween } from '../text/tokyo-time.ts'
import type { RegularContract } from '../listing/terms/terms-snapshot.ts'

/** A regular contract that runs (定期の契約), and its dated schedule. */

export const ENGAGEMENT_STATE = {
  ACTIVE: '契約中',
  RENEWAL_PENDING: '更新確認中',
  ENDING: '終了予定',
  ENDED: '契約終了',
} as const
export type EngagementState = keyof typeof ENGAGEMENT_STATE

/**
 * The state of a date. CONFIRMED and SWAP_REQUESTED dates have a work; a TENTATIVE one waits for the doctor: it
 * clashes with another work, lies between the years, or was added by the hospital.
 */
export const SCHEDULE_STATE = {
  TENTATIVE: '仮予定',
  CONFIRMED: '確定',
  HOLIDAY_OFF: '祝日のため休み',
  SWAP_REQUESTED: '日程変更の相談中',
  SUBSTITUTED: '代診',
  CANCELLED: '休診・キャンセル',
} as const
export type ScheduleState = keyof typeof SCHEDULE_STATE

/** How many months ahead the dates of a contract are planned. */
const MONTHS_AHEAD = 3

/** The same day `months` later, or the month's last day. */
export function addContractMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Until which day the dates of a contract are planned, `today` in Tokyo: three months of work ahead. */
export const plannedUntil = (contractStart: string, today: string): string =>
  addContractMonths(contractStart > today ? contractStart : today, MONTHS_AHEAD)

/** How many days before its end a contract counts as ending. */
const ENDING_DAYS = 30

type Term = { state: EngagementState; endDate: string | null; endNoticedAt: Date | null }

/** The state of a contract on a day: of a running one it follows from the calendar, or from a notice of its end. */
export function stateOn({ state, endDate, endNoticedAt }: Term, today: string): EngagementState {
  if (endDate === null || state === 'ENDED') return state
  if (endDate < today) return 'ENDED'
  if (endNoticedAt !== null) return 'ENDING'
  // Whether it ends is not decided yet.
  if (state === 'RENEWAL_PENDING') return state
  return daysBetween(today, endDate) <= ENDING_DAYS ? 'ENDING' : state
}

export type PlannedDate = {
  day: string
  kind: RegularDateKind
  state: Extract<ScheduleState, 'TENTATIVE' | 'CONFIRMED' | 'HOLIDAY_OFF'>
  start: Date
  end: Date
  /** Yen. */
  fee: number
}

/** What becomes of a date by its kind: days off stay visible, dates between the years wait for a word. */
function stateOf(kind: RegularDateKind): PlannedDate['state'] {
  if (isWorked(kind)) return 'CONFIRMED'
  return kind === 'YEAR_END_CONSULT' ? 'TENTATIVE' : 'HOLIDAY_OFF'
}

/** The dates of a contract after one day and until another, by its rule. None where they are negotiated. */
export function plannedDates(
  contract: RegularContract,
  fee: number,
  { after, until }: { after: string | null; until: string },
): PlannedDate[] {
  if (!hasFixedDates(contract.frequency)) return []
  return [...regularDates(contract, until)]
    .filter(({ day }) => after === null || day > after)
    .map((date) => ({ ...date, state: stateOf(date.kind), ...shiftOn(date, contract, fee) }))
}

/** Result of the command to confirm tentative dates, with its message. */
export const CONFIRM_SCHEDULES_OUTCOME = {
  CONFIRMED: '予定を確定しました。',
  PARTLY: '予定を確定しました。ほかの勤務と重なる日は、仮予定のままです。',
  NOTHING_LEFT: '確定する仮予定はありません。画面を読み込み直してご確認ください。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const
export type ConfirmSchedulesOutcome = keyof typeof CONFIRM_SCHEDULES_OUTCOME
