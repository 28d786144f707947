import { DAY_MS } from '../../domain/duration.ts'
import type {
  HolidayPolicy,
  Interview,
  RegularFrequency,
  YearEndPolicy,
} from '../../domain/listing/listing-words.ts'
import type { Weekday } from '../../domain/text/week-days.ts'
import { contractShifts } from '../../domain/listing/contract-shifts.ts'
import { NOTHING_REQUIRED } from '../../domain/listing/requirements.ts'
import { requirementColumns } from '../database/schema/listing/listing-terms.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import { clockOfMinute } from '../../domain/text/time-of-day.ts'
import { addDays, tokyoDay, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import type { ShiftKind } from './data/shift-kind.ts'
import { kindsFor, lawfulBreak, placeOf, setRecommendScores, workOf } from './demo/demo-listing.ts'
import type { DemoHospital } from './hospitals.ts'
import { makePay } from './pay-package.ts'
import { createRandom, type Random } from './random.ts'
import { makeRegularDetail } from './regular-detail.ts'
import { patientsOf } from '../../domain/ng/ng-words.ts'
import { seedConfirmation } from './seed-confirmation.ts'

type RegularRow = Omit<Required<typeof regularWork.$inferInsert>, 'changeId'>
export type DemoRegular = { row: RegularRow; detail: typeof regularWorkDetail.$inferInsert }

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
const DAY_POLICIES: readonly [HolidayPolicy, ...HolidayPolicy[]] = ['OFF', 'OFF', 'OFF', 'WORK']
const NIGHT_POLICIES: readonly [HolidayPolicy, ...HolidayPolicy[]] = ['WORK', 'DAY_NIGHT_DUTY']
const DAY_YEAR_ENDS: readonly [YearEndPolicy, ...YearEndPolicy[]] = ['OFF', 'OFF', 'CONSULT']
const NIGHT_YEAR_ENDS: readonly [YearEndPolicy, ...YearEndPolicy[]] = ['WORK', 'CONSULT', 'CONSULT']

/** Night duty continues on holidays, often from the morning on; outpatient clinics mostly close. */
function makeHolidays({ shift, pattern }: ShiftKind, fee: number, random: Random) {
  const isNight = shift === 'NIGHT'
  const policy = random.pick(isNight ? NIGHT_POLICIES : DAY_POLICIES)
  const holidayPolicy = pattern === 'DAY_NIGHT' && policy === 'DAY_NIGHT_DUTY' ? 'WORK' : policy
  const rise = holidayPolicy === 'DAY_NIGHT_DUTY' ? 1.6 : 1.2
  return {
    holidayPolicy,
    holidayFee: holidayPolicy === 'OFF' ? null : Math.round((fee * rise) / 1_000) * 1_000,
    holidayStartTimeOfDay: holidayPolicy === 'DAY_NIGHT_DUTY' ? '09:00' : null,
    yearEndPolicy: random.pick(isNight ? NIGHT_YEAR_ENDS : DAY_YEAR_ENDS),
  }
}

/** Without selection (選考なし) there is no interview. */
function makeInterview(isFree: boolean, random: Random): Interview {
  if (isFree || random.chance(0.15)) return 'NONE'
  return random.chance(0.6) ? 'ONLINE' : 'ON_SITE'
}

/** Contract terms: days from the first to the last. */
const TERMS = [364, 364, 181, 364, 88, 364, 729, 364] as const

const isLong = ({ shift }: ShiftKind) => shift === 'NIGHT'

/** Most contracts start on the first of a month. */
function makeStart(today: string, random: Random): string {
  const day = addDays(today, random.int(20, 110))
  return random.chance(0.7) ? `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01` : day
}

/** Regular listings with consecutive ids from `firstId`; deterministic by id and Tokyo day. */
export function makeRegulars(
  hospitals: DemoHospital[],
  count: number,
  firstId: number,
  now: Date,
): DemoRegular[] {
  const regulars: DemoRegular[] = []
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(49_979_687 * (index + 1))
    const hospital = hospitals[index % hospitals.length]
    if (!hospital) break
    const kinds = kindsFor(hospital)
    const kind = kinds[random.int(0, kinds.length - 1)]
    if (!kind) continue
    const often = random.pick(FREQUENCIES)
    // Stays below 20 hours a week, as `socialInsurance` of the detail says.
    const frequency = kind.pattern === 'DAY_NIGHT' && often === 'WEEKLY' ? 'MONTHLY_NTH' : often
    const contractStart = makeStart(tokyoDay(now), random)
    const publishTime = new Date(now.getTime() - random.int(1, 40) * DAY_MS)
    const pay = makePay(kind, hospital, false, random)
    const isClosed = random.chance(0.06)
    const applicationStatus = random.chance(0.1) ? 'FREE' : 'SELECTION'
    const term = TERMS[index % TERMS.length] ?? 364
    const row: RegularRow = {
      id: firstId + index,
      ...placeOf(hospital),
      title: `${hospital.row.city}の${kind.title}(定期)`,
      status: isClosed ? random.pick(['FILLED', 'CLOSED', 'PAUSED']) : 'PUBLISHED',
      publishTime,
      editedAt: publishTime,
      confirmedAt: seedConfirmation(firstId + index, publishTime, now),
      confirmAskedAt: null,
      lapsedAt: null,
      applicationDeadline: tokyoInstant(addDays(contractStart, -7), 1_020),
      applicationStatus,
      slots: 1,
      filledSlots: 0,
      applicantCount: applicationStatus === 'SELECTION' && random.chance(0.35) ? random.int(1, 4) : 0,
      ...requirementColumns(NOTHING_REQUIRED),
      patients: [],
      interview: makeInterview(applicationStatus === 'FREE', createRandom(86_028_121 * (index + 1))),
      weekdays: random.some(WEEKDAYS, frequency === 'FLEXIBLE' ? 3 : isLong(kind) ? 1 : random.int(1, 2)),
      frequency,
      weeksOfMonth: frequency === 'MONTHLY_NTH' ? random.some([1, 2, 3, 4], 2).sort((a, b) => a - b) : [],
      startTimeOfDay: clockOfMinute(kind.start),
      endTimeOfDay: clockOfMinute(kind.start + kind.length),
      crossesMidnight: kind.start + kind.length >= 1_440,
      adjustableStart: random.chance(0.2),
      adjustableEnd: random.chance(0.16),
      contractStart,
      contractEnd: random.chance(0.7) ? addDays(contractStart, term) : null,
      ...workOf(kind, random),
      ...makeHolidays(kind, pay.fee, random),
      // By the break, below.
      hourlyFee: 0,
      ...pay,
      recommendScore: 0,
    }
    const detail = makeRegularDetail(row, hospital, kind)
    Object.assign(row, requirementColumns(detail.requirements))
    row.patients = patientsOf(detail.patientScope)
    const permit = {
      kind: row.nightDutyPermit,
      from: detail.permitFrom ?? null,
      to: detail.permitTo ?? null,
    }
    row.breakMinutes = lawfulBreak(contractShifts(row, row.fee), row.breakMinutes, permit)
    row.hourlyFee = hourlyFee(row.fee, kind.length, row.breakMinutes)
    regulars.push({ row, detail })
  }
  setRecommendScores(
    regulars.map(({ row }) => row),
    hospitals,
    { likeOf: ({ shift }) => shift, hourlyFeeOf: (row) => row.hourlyFee },
  )
  return regulars
}
