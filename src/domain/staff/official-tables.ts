import { fiscalYearText, missingWageYear } from '../money/minimum-wage.ts'

/** What our staff have loaded of the official tables, and for which days they are needed. */
export type TablesInUse = {
  /** The newest fiscal year of the minimum wages; null without any. */
  newestWageYear: number | null
  /** The years of the withholding tables. */
  withholdingYears: readonly number[]
  /** Civil days in Tokyo; the last one on which an open spot listing starts, null without one. */
  today: string
  lastShiftDay: string | null
}

/** Sentences about tables that are missing for today or for the shifts on offer; none where all are loaded. */
export function tableWarnings({
  newestWageYear,
  withholdingYears,
  today,
  lastShiftDay,
}: TablesInUse): string[] {
  const last = lastShiftDay !== null && lastShiftDay > today ? lastShiftDay : today
  const wageYear = missingWageYear(newestWageYear, last)
  const newest =
    newestWageYear === null
      ? 'ひとつも登録されていません'
      : `${fiscalYearText(newestWageYear)}まで登録済みです`
  const years = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))]
  const missing = years.filter((year) => !withholdingYears.includes(year))
  return [
    ...(wageYear === null
      ? []
      : [`最低賃金は${newest}。${fiscalYearText(wageYear)}の表を登録するまで、求人は古い額で確認されます。`]),
    ...missing.map(
      (year) =>
        `${year}年分の源泉徴収税額表が登録されていません。登録するまで、先生に正しい見込み手取りを表示できません。`,
    ),
  ]
}
