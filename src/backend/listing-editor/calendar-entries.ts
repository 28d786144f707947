import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import type { CalendarListing, CalendarWorks } from './own-calendar.store.ts'

const RECRUITING = new Set<ListingStatus>(['PUBLISHED', 'PAUSED'])
const STANDING = new Set<ListingStatus>(['PUBLISHED', 'PAUSED', 'FILLED'])

/** A listing takes no more applications once its deadline or its start is over, whatever its stored status. */
const statusAt = ({ status, applicationDeadline, startTime }: CalendarListing, now: Date) =>
  RECRUITING.has(status) && (applicationDeadline <= now || startTime <= now) ? ('CLOSED' as const) : status

/** The works of one listing and time: what has been agreed on, so that there is nobody to look for. */
const ofWorks = ({ spotWorkId, regularWorkId, ...entry }: CalendarWorks) => ({
  ...entry,
  spotWorkId: spotWorkId === null ? '' : String(spotWorkId),
  regularWorkId: regularWorkId === null ? '' : String(regularWorkId),
  status: 'FILLED' as ListingStatus,
  slots: entry.works.length,
  filledSlots: entry.works.length,
  waiting: 0,
  isStanding: true,
})
type Entry = ReturnType<typeof ofWorks>

/** What of a listing is still to be decided, at its own time; null of one whose doctors are all settled. */
function ofListing(listing: CalendarListing, now: Date): Entry | null {
  const { id, applicationDeadline: _deadline, ...rest } = listing
  const left = Math.max(0, listing.slots - listing.filledSlots)
  const waiting = listing.startTime <= now ? 0 : listing.waiting
  if (listing.filledSlots > 0 && left === 0 && waiting === 0) return null
  const status = statusAt(listing, now)
  const isStanding = STANDING.has(status)
  const place = { spotWorkId: String(id), regularWorkId: '' }
  return { ...rest, ...place, status, slots: left, filledSlots: 0, waiting, works: [], isStanding }
}

const keyOf = ({ spotWorkId, regularWorkId, startTime, endTime }: Entry) =>
  [spotWorkId, regularWorkId, startTime.getTime(), endTime.getTime()].join(' ')

/**
 * The entries of a hospital's calendar, in the order of their start: works at the time at which they are planned, even
 * where they were moved, and open slots at that of their listing; one entry where both are the same.
 */
export function calendarEntries(
  { listings, works }: { listings: readonly CalendarListing[]; works: readonly CalendarWorks[] },
  now: Date,
): Entry[] {
  const entries = new Map<string, Entry>()
  for (const entry of works.map(ofWorks)) entries.set(keyOf(entry), entry)
  for (const listing of listings) {
    const open = ofListing(listing, now)
    if (!open) continue
    const there = entries.get(keyOf(open))
    const { works: doctors = [] } = there ?? {}
    const { length } = doctors
    entries.set(keyOf(open), {
      ...open,
      works: doctors,
      slots: open.slots + length,
      filledSlots: length,
      isStanding: open.isStanding || length > 0,
    })
  }
  return [...entries.values()].toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime())
}
