import type { HolidayPolicy, RegularFrequency, Weekday } from '../../../domain/listing-words.ts'
import { hourlyFee, isAttractive } from '../../../domain/pay.ts'
import { recommendScore } from '../../../domain/recommendation.ts'
import { addDays, tokyoDay, tokyoInstant } from '../../../domain/tokyo-time.ts'
import type { regularWork } from '../schema/regular-work.ts'
import type { DemoHospital } from './hospitals.ts'
import { makePay } from './pay-package.ts'
import { createRandom } from './random.ts'
import { kindsFor } from './spot-listings.ts'

type RegularRow = Required<typeof regularWork.$inferInsert>

const WEEKDAYS: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]
const FREQUENCIES: readonly [RegularFrequency, ...RegularFrequency[]] = [
  'WEEKLY',
  'WEEKLY',
  'WEEKLY',
  'WEEKLY',
  'BIWEEKLY',
  'MONTHLY_NTH',
  'MONTHLY_ONCE',
  'FLEXIBLE',
]
const POLICIES: readonly [HolidayPolicy, ...HolidayPolicy[]] = ['OFF', 'OFF', 'WORK', 'DAY_NIGHT_DUTY']

const clock = (minutes: number) =>
  `${String(Math.floor((minutes % 1_440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Regular listings, ids from `firstId` on. */
export function makeRegulars(
  hospitals: DemoHospital[],
  count: number,
  firstId: number,
  now: Date,
): RegularRow[] {
  const rows: RegularRow[] = []
  const places = new Map(hospitals.map(({ row }) => [row.id, row]))
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(49_979_687 * (index + 1))
    const hospital = hospitals[index % hospitals.length]
    if (!hospital) break
    const kinds = kindsFor(hospital)
    const kind = kinds[random.int(0, kinds.length - 1)]
    if (!kind) continue
    const { row: place } = hospital
    const frequency = random.pick(FREQUENCIES)
    const holidayPolicy = random.pick(POLICIES)
    const contractStart = addDays(tokyoDay(now), random.int(20, 140))
    const publishTime = new Date(now.getTime() - random.int(1, 40) * 86_400_000)
    const pay = makePay(kind, hospital, false, random)
    const hourly = hourlyFee(pay.fee, kind.length, kind.rest)
    const isClosed = random.chance(0.06)
    rows.push({
      id: firstId + index,
      hospitalId: place.id,
      prefecture: place.prefecture,
      facilityCategory: place.facilityCategory,
      title: `${place.city}の${kind.title}(定期)`,
      status: isClosed ? random.pick(['FILLED', 'CLOSED', 'PAUSED']) : 'PUBLISHED',
      publishTime,
      editedAt: publishTime,
      applicationDeadline: tokyoInstant(addDays(contractStart, -7), 1_020),
      applicationStatus: random.chance(0.1) ? 'FREE' : 'SELECTION',
      slots: 1,
      filledSlots: 0,
      weekdays: random.some(WEEKDAYS, frequency === 'FLEXIBLE' ? 3 : random.int(1, 2)),
      frequency,
      weeksOfMonth: frequency === 'MONTHLY_NTH' ? random.some([1, 2, 3, 4], 2).sort((a, b) => a - b) : [],
      startTimeOfDay: clock(kind.start),
      endTimeOfDay: clock(kind.start + kind.length),
      crossesMidnight: kind.start + kind.length > 1_440,
      breakMinutes: kind.rest,
      adjustableStart: random.chance(0.2),
      adjustableEnd: random.chance(0.16),
      contractStart,
      contractEnd: random.chance(0.7) ? addDays(contractStart, 364) : null,
      shift: kind.shift,
      shiftPattern: kind.pattern,
      clinicalDepartments: [...(kind.departments[random.int(0, kind.departments.length - 1)] ?? [])],
      jobDescriptionTypes: [...kind.jobs],
      ambulanceEasiness: kind.easiness,
      nightDutyPermit: kind.permits[random.int(0, kind.permits.length - 1)] ?? 'UNKNOWN',
      holidayPolicy,
      holidayFee: holidayPolicy === 'OFF' ? null : Math.round((pay.fee * 1.2) / 1_000) * 1_000,
      hourlyFee: hourly,
      ...pay,
      attractiveCategory: 'UNATTRACTIVE',
      recommendScore: 0,
    })
  }
  const average = new Map<string, number[]>()
  for (const row of rows)
    average.set(row.shift, [
      ...(average.get(row.shift) ?? [0, 0]).map((n, i) => n + (i === 0 ? row.hourlyFee : 1)),
    ])
  for (const row of rows) {
    const [sum = 0, n = 1] = average.get(row.shift) ?? []
    row.attractiveCategory = isAttractive(row.hourlyFee, sum / n) ? 'ATTRACTIVE' : 'UNATTRACTIVE'
    const place = places.get(row.hospitalId)
    row.recommendScore = recommendScore({
      ...row,
      averageHourlyFee: sum / n,
      accuracyPercent: place?.accuracyPercent ?? null,
      replyMedianMinutes: place?.replyMedianMinutes ?? null,
    })
  }
  return rows
}
