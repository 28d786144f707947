/** A day without a zone, `2026-12-18`; day-picker wants a Date, and local midnight is the one it reads back. */
export function dateOf(isoDay: string) {
  const [year = 1970, month = 1, day = 1] = isoDay.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

export const isoMonthOf = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}`

export const isoDayOf = (date: Date) => `${isoMonthOf(date)}-${twoDigits(date.getDate())}`
