declare module 'japanese-holidays' {
  const holidays: {
    /** The public holidays of a year in Japan; `true` adds the substitute ones (振替休日). */
    getHolidaysOf(year: number, substitutes: boolean): { month: number; date: number; name: string }[]
  }
  export default holidays
}
