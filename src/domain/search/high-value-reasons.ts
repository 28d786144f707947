import { isNightShift, type ShiftPattern } from '../listing/listing-words.ts'
import type { Prefecture } from '../text/prefecture.ts'
import { civilDay, minuteOfTrack, weekdayText } from '../text/shift-text.ts'
import { addDays, daysBetween } from '../text/tokyo-time.ts'

export type HighValueListing = {
  startTime: string
  endTime: string
  shiftPattern: ShiftPattern
  hospital: { prefecture: Prefecture }
  /** Median of the reports; null with too few reports. */
  workload: { ambulance: { median: number } } | null
}

/** Prefectures with many doctors: the three metropolitan areas and Fukuoka. */
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

/** A shift within this many days is a short-notice one. */
const SOON_DAYS = 7
/** Median of ambulances a night from which the load is named as a reason. */
const MANY_AMBULANCES = 3
const LONG_WEEKEND_DAYS = 3
const LATE = 22 * 60
const EARLY = 29 * 60

/** Whether the shift overlaps 22:00 to 5:00, for which the law requires a premium (深夜割増). */
function isByNight({ shiftPattern, startTime, endTime }: HighValueListing): boolean {
  if (isNightShift(shiftPattern)) return true
  const [start, end] = [minuteOfTrack(startTime), minuteOfTrack(endTime, startTime)]
  return start < EARLY - 1_440 || (start < EARLY && end > LATE)
}

/** Whether a day belongs to three or more consecutive days off (weekends and holidays). */
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
 * Likely reasons for high pay, as texts: the loads that a doctor should know. By facts of the listing;
 * `holidays` are the coming holidays, including the days of a season.
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
