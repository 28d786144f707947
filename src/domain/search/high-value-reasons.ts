import { isNightShift, type ShiftPattern } from '../listing/listing-words.ts'
import type { Prefecture } from '../text/prefecture.ts'
import { civilDay, minuteOfTrack, weekdayText } from '../text/shift-text.ts'
import { addDays, daysBetween } from '../text/tokyo-time.ts'

export type HighValueListing = {
  startTime: string
  endTime: string
  shiftPattern: ShiftPattern
  hospital: { prefecture: Prefecture }
  /** From reports; null while there are few. */
  workload: { ambulance: { median: number } } | null
}

/** Where most doctors live: the three great urban areas and Fukuoka. */
const CITIES: readonly Prefecture[] = [
  'SAITAMA',
  'CHIBA',
  'TOKYO',
  'KANAGAWA',
  'AICHI',
  'KYOTO',
  'OSAKA',
  'HYOGO',
  'FUKUOKA',
]

/** Days before a shift within which it counts as found at the last minute. */
const SOON_DAYS = 7
/** Ambulances a night from which on there are many. */
const MANY_AMBULANCES = 3
const LONG_WEEKEND_DAYS = 3
const LATE = 22 * 60
const EARLY = 29 * 60

/** Some of the shift lies between 22:00 and 5:00, for which the law asks a premium. */
function isByNight({ shiftPattern, startTime, endTime }: HighValueListing): boolean {
  if (isNightShift(shiftPattern)) return true
  const [start, end] = [minuteOfTrack(startTime), minuteOfTrack(endTime, startTime)]
  return start < EARLY - 1_440 || (start < EARLY && end > LATE)
}

/** Within three or more days off in a row, weekends and holidays together. */
function isInLongWeekend(day: string, holidays: readonly string[]): boolean {
  const isOff = (one: string) => '土日'.includes(weekdayText(one)) || holidays.includes(one)
  if (!isOff(day)) return false
  let length = 1
  for (let before = addDays(day, -1); isOff(before) && length < LONG_WEEKEND_DAYS; length += 1)
    before = addDays(before, -1)
  for (let after = addDays(day, 1); isOff(after) && length < LONG_WEEKEND_DAYS; length += 1)
    after = addDays(after, 1)
  return length >= LONG_WEEKEND_DAYS
}

/**
 * Why a listing pays more than its like, in words: high pay usually comes with a load, and a doctor should see which. By
 * facts of the listing alone; `holidays` are the ones ahead of today, the days of a season among them.
 */
export function highValueReasons(
  listing: HighValueListing,
  today: string,
  holidays: readonly string[],
): string[] {
  const days = [civilDay(listing.startTime), civilDay(listing.endTime)]
  return [
    isByNight(listing) && '夜間',
    days.some((day) => isInLongWeekend(day, holidays)) && '連休',
    daysBetween(today, days[0] ?? today) <= SOON_DAYS && '直前',
    !CITIES.includes(listing.hospital.prefecture) && '地方',
    (listing.workload?.ambulance.median ?? 0) >= MANY_AMBULANCES && '救急多め',
  ].filter((word) => word !== false)
}
