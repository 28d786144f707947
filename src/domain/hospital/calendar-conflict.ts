import { restGuideline, type RestSource } from '../work/rest-interval.ts'

/** What is wrong with an entry of a hospital's calendar, seen together with the others, in words for its members. */
export const CALENDAR_CONFLICT = {
  SHORT_REST: '同じ先生の前後の勤務との間隔が、目安より短くなっています',
  SAME_SHIFT: '同じ時間と見出しの求人がほかにもあります',
} as const
export type CalendarConflict = keyof typeof CALENDAR_CONFLICT

/** Times in seconds. Works of a doctor never overlap: the database refuses that. */
type DoctorTime = { doctorId: string; start: number; end: number }

export type CalendarEntry = RestSource & {
  title: string
  startTime: Date
  endTime: Date
  /** Doctors are sought or there; an ended listing without doctors stands in nobody's way. */
  isStanding: boolean
  works: readonly DoctorTime[]
}

/** Whether a doctor of both, of which the first begins earlier, rests less between them than the guideline says. */
function isShortRest(one: CalendarEntry, other: CalendarEntry): boolean {
  const least = restGuideline(one) * 60
  return one.works.some((work) =>
    other.works.some((next) => next.doctorId === work.doctorId && next.start - work.end < least),
  )
}

const isSameShift = (one: CalendarEntry, other: CalendarEntry) =>
  one.isStanding &&
  other.isStanding &&
  one.title === other.title &&
  one.startTime.getTime() === other.startTime.getTime() &&
  one.endTime.getTime() === other.endTime.getTime()

/** A shift lasts at most 32 hours and the longest guideline is 18: later ones are not compared. */
const NEAR = 50 * 3_600_000

/** The conflicts of each entry, in the order of the entries, which is that of their starts. */
export function conflictsOf(entries: readonly CalendarEntry[]): CalendarConflict[][] {
  const found = entries.map(() => new Set<CalendarConflict>())
  entries.forEach((one, place) => {
    for (let next = place + 1; next < entries.length; next += 1) {
      const other = entries[next]
      if (!other || other.startTime.getTime() - one.startTime.getTime() > NEAR) break
      const conflicts: CalendarConflict[] = [
        ...(isShortRest(one, other) ? ['SHORT_REST' as const] : []),
        ...(isSameShift(one, other) ? ['SAME_SHIFT' as const] : []),
      ]
      for (const conflict of conflicts) {
        found[place]?.add(conflict)
        found[next]?.add(conflict)
      }
    }
  })
  return found.map((conflicts) => [...conflicts])
}
