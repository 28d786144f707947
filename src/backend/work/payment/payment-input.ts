import { MOST_PAID_AT_ONCE } from '../../../domain/work/payment.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toHospitalId } from '../../rpc/rpc-input.ts'
import { toWorkId } from '../core/work-input.ts'

const FIRST_YEAR = 2_000
const LAST_YEAR = 2_999

/** The year of a request; 0 means the current one in Tokyo. Throws `invalid_argument`. */
export function toYear(year: number, now: Date): number {
  if (year === 0) return Number(tokyoDay(now).slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalidArgument('年が正しくありません。')
  return year
}

/** A hospital that a form names; undefined leaves the choice to the gate. */
export const toPayingHospital = (text: string): number | undefined =>
  text === '' ? undefined : toHospitalId(text)

/** A civil day that is not after today. */
export function toPastDay(day: string, now: Date): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  if (!isDay || day < `${FIRST_YEAR}`) throw invalidArgument('支払った日が正しくありません。')
  if (day > tokyoDay(now)) throw invalidArgument('支払った日は、今日までの日付で入力してください。')
  return day
}

/** The works of a command about pay, in one order whatever the caller's: for locks and keys. Throws `invalid_argument`. */
export function toWorkIds(texts: readonly string[]): string[] {
  const ids = [...new Set(texts.map(toWorkId))].toSorted()
  if (ids.length === 0) throw invalidArgument('勤務を選んでください。')
  if (ids.length < texts.length) throw invalidArgument('同じ勤務が2回あります。')
  if (ids.length > MOST_PAID_AT_ONCE) throw invalidArgument(`一度に${MOST_PAID_AT_ONCE}件までです。`)
  return ids
}
