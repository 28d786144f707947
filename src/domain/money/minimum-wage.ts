/** 地域別最低賃金 of a prefecture and fiscal year. */
export type MinimumWage = {
  /** 2025 for 令和7年度. */
  fiscalYear: number
  /** Per hour. */
  yen: number
  /** 発効日: the first civil day on which it is in force. */
  inForce: string
}

/** Of one prefecture, in any order: data, which a migration and an operator bring (`backend/minimum-wage`). */
export type WageTable = readonly MinimumWage[]

/** 2025 → 「令和7年度」. */
export const fiscalYearText = (year: number): string => `令和${year - 2018}年度`

/**
 * The highest wage in force on some day of [from, to] (civil days; null: without an end). Before the first wage that is
 * known the first one counts. Null for an empty table.
 */
export function wageBetween(table: WageTable, from: string, to: string | null): MinimumWage | null {
  const sorted = table.toSorted((a, b) => (a.inForce < b.inForce ? -1 : 1))
  const first = sorted.findLastIndex(({ inForce }) => inForce <= from)
  const ruling = sorted
    .slice(Math.max(0, first))
    .filter(({ inForce }, at) => at === 0 || to === null || inForce <= to)
  return ruling.reduce<MinimumWage | null>((most, one) => (most && most.yen >= one.yen ? most : one), null)
}

/** The fiscal year whose wages are in force on a day, once they are published: they change in autumn (最低賃金法14条). */
const wageYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '10-01' ? 1 : 0)

/** The fiscal year that is missing for a day; null where its wages are loaded. */
export const missingWageYear = (newest: number | null, day: string): number | null =>
  newest !== null && newest >= wageYearOf(day) ? null : wageYearOf(day)

const DAY = 1_440
/** 22:00 and 5:00 of the next day, in minutes: the hours with 25 % more pay (労働基準法37条4項). */
const [NIGHT_FROM, NIGHT_TO] = [22 * 60, 29 * 60]

/** Minutes between 22:00 and 5:00, of work from `start` to `end` in minutes after midnight of the first day. */
function nightMinutes(start: number, end: number): number {
  let minutes = 0
  for (let day = -DAY; day < end; day += DAY)
    minutes += Math.max(0, Math.min(end, day + NIGHT_TO) - Math.max(start, day + NIGHT_FROM))
  return minutes
}

type Shift = { start: number; end: number; breakMinutes: number; includesNightPremium: boolean }

/**
 * The least lawful fee of a shift in yen by a wage per hour (最低賃金法4条): with the night premium where the fee includes
 * it.
 */
export function leastFee(hourly: number, shift: Shift): number {
  const paid = shift.end - shift.start - shift.breakMinutes
  const night = shift.includesNightPremium ? Math.min(paid, nightMinutes(shift.start, shift.end)) : 0
  return Math.ceil((hourly * (paid + night / 4)) / 60)
}
