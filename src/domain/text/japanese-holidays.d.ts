declare module 'japanese-holidays' {
  const holidays: {
    /** The public holidays of a year in Japan; `substitutes` adds 振替休日. */
    getHolidaysOf(year: number, substitutes: boolean): { month: number; date: number; name: string }[]
  }
  export default holidays
}
