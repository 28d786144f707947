/** Options of a date's three select boxes. */
export type DateChoice = { value: string; label: string }

const choice = (value: number, unit: string): DateChoice => ({
  value: String(value),
  label: `${value}${unit}`,
})

/** `count` years in descending order, from `offset` years before the current one. */
export const yearChoices = (currentYear: number, { count = 100, offset = 0 } = {}): DateChoice[] =>
  Array.from({ length: count }, (_, index) => choice(currentYear - offset - index, '年'))

export const MONTH_CHOICES: readonly DateChoice[] = Array.from({ length: 12 }, (_, index) =>
  choice(index + 1, '月'),
)
export const DAY_CHOICES: readonly DateChoice[] = Array.from({ length: 31 }, (_, index) =>
  choice(index + 1, '日'),
)

export type ChosenDate = { year: string; month: string; day: string }

/** The civil day (`YYYY-MM-DD`) of three choices; null when it does not exist. */
export function chosenDay({ year, month, day }: ChosenDate): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
