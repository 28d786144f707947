import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'
import { plannedInterval } from './rest-interval.ts'
import { breachesOf, type RestWork } from './rest-windows.ts'

/** What is wrong with an entry of a hospital's calendar, seen together with the others, in words for its members. */
export const CALENDAR_CONFLICT = {
  SHORT_REST: '同じ先生の勤務が続き、必要な休息(24時間に9時間、許可のない当直は46時間に18時間)がとれません',
  SAME_SHIFT: '同じ時間と見出しの求人がほかにもあります',
} as const
export type CalendarConflict = keyof typeof CALENDAR_CONFLICT

/** Times in seconds. Works of a doctor never overlap: the database refuses that. */
type DoctorTime = { doctorId: string; start: number; end: number }

export type CalendarEntry = {
  shift: Shift
  nightDutyPermit: NightDutyPermit
  title: string
  startTime: Date
  endTime: Date
  /** Doctors are sought or there; an ended listing without doctors stands in nobody's way. */
  isStanding: boolean
  works: readonly DoctorTime[]
}

/** The entries of which a doctor has works that break a window of rest together. Works elsewhere are not looked at. */
function withoutRest(entries: readonly CalendarEntry[]): Set<CalendarEntry> {
  const ofDoctor = new Map<string, Map<RestWork, CalendarEntry>>()
  for (const entry of entries)
    for (const { doctorId, start, end } of entry.works) {
      const works = ofDoctor.get(doctorId) ?? new Map<RestWork, CalendarEntry>()
      const { shift, nightDutyPermit } = entry
      const times = { start: new Date(start * 1_000), end: new Date(end * 1_000) }
      works.set(plannedInterval({ shift, nightDutyPermit, ...times }), entry)
      ofDoctor.set(doctorId, works)
    }
  const found = new Set<CalendarEntry>()
  for (const works of ofDoctor.values()) {
    // One work alone is the hospital's own shift.
    if (works.size < 2) continue
    for (const { works: among } of breachesOf([...works.keys()])) {
      if (among.size < 2) continue
      for (const work of among) {
        const entry = works.get(work)
        if (entry) found.add(entry)
      }
    }
  }
  return found
}

const isSameShift = (one: CalendarEntry, other: CalendarEntry) =>
  one.isStanding &&
  other.isStanding &&
  one.title === other.title &&
  one.startTime.getTime() === other.startTime.getTime() &&
  one.endTime.getTime() === other.endTime.getTime()

/** The conflicts of each entry, in the order of the entries, which is that of their starts. */
export function conflictsOf(entries: readonly CalendarEntry[]): CalendarConflict[][] {
  const tired = withoutRest(entries)
  const found = entries.map((entry) => new Set<CalendarConflict>(tired.has(entry) ? ['SHORT_REST'] : []))
  entries.forEach((one, place) => {
    for (let next = place + 1; next < entries.length; next += 1) {
      const other = entries[next]
      // Listings of the same hours begin together.
      if (!other || other.startTime > one.startTime) break
      if (!isSameShift(one, other)) continue
      found[place]?.add('SAME_SHIFT')
      found[next]?.add('SAME_SHIFT')
    }
  })
  return found.map((conflicts) => [...conflicts])
}
