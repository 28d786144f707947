import type { CityKey } from '../../text/city.ts'
import type { ClinicalDepartment } from '../../doctor/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  isNightShift,
  REGULAR_SORT_ORDER,
  SHIFT_PATTERN,
  type ShiftPattern,
} from '../../listing/listing-words.ts'
import { WEEKDAY } from '../../text/week-days.ts'
import { wordOf } from '../../text/known-word.ts'
import { CRITERION_NAMES, criteriaIn, type Criteria } from '../search-criteria.ts'
import type { SearchKind } from '../../listing/listing-kind.ts'
import { dayText } from '../../text/shift-text.ts'
import { isoWeekday } from '../../text/tokyo-time.ts'
import { daysAndSeason, type Days } from './combine-days.ts'
import { combinePlaces } from './combine-places.ts'
import { MOST } from './day-sets.ts'
import { NIGHT_DUTY } from './department-words.ts'
import { less, union } from './lists.ts'
import type { SentenceMeaning } from './meaning.ts'

const isWeekday = wordOf(WEEKDAY, 'UNSPECIFIED')
const WEEKDAYS = Object.keys(WEEKDAY).filter(isWeekday)
const PATTERNS = Object.keys(SHIFT_PATTERN).filter(wordOf(SHIFT_PATTERN))
const FACILITIES = Object.keys(FACILITY_CATEGORY).filter(wordOf(FACILITY_CATEGORY))

/** Named shifts, of which times of the day may mean only some. */
function narrower(
  said: readonly ShiftPattern[] | undefined,
  vague: readonly (readonly ShiftPattern[] | undefined)[],
): readonly ShiftPattern[] | undefined {
  const within = vague.filter((patterns) => patterns?.every((one) => said?.includes(one)))
  const left = said?.filter((one) => within.every((patterns) => patterns?.includes(one)))
  return left && left.length > 0 ? left : said
}

/** 「夜の当直」 is 当直; 「夜」 alone is any shift in the evening; 「8-17の日勤」 is one of the whole day. */
function withVague(
  said: readonly (readonly ShiftPattern[] | undefined)[],
  vague: readonly (readonly ShiftPattern[] | undefined)[],
): ShiftPattern[] | undefined {
  const named = union(said.map((patterns) => narrower(patterns, vague)))
  const open = vague.filter((patterns) => patterns && !named?.some((one) => patterns.includes(one)))
  // 「夜、20時から」: the intersection.
  const shared = open[0]?.filter((one) => open.every((patterns) => patterns?.includes(one)))
  return union([named, ...(shared && shared.length > 0 ? [shared] : open)])
}

/** Adds the departments' counterparts in 当直. */
function withNightDuty(departments: ClinicalDepartment[] | undefined): ClinicalDepartment[] | undefined {
  return union([departments, departments?.flatMap((one) => NIGHT_DUTY[one] ?? [])])
}

/** Combines the meanings of all words into one search, independent of their order. */
export function combine(
  meanings: readonly SentenceMeaning[],
  { today, kind: asked, cities }: { today: string; kind: SearchKind; cities: readonly CityKey[] },
): { criteria: Criteria; kind: SearchKind; sort: SentenceMeaning['sort']; notes: string[] } {
  const kinds = meanings.map(({ kind }) => kind)
  const kind = kinds.includes('regular') ? 'regular' : kinds.includes('spot') ? 'spot' : asked
  const said = meanings.map(({ criteria }) => criteria ?? {})
  const unwanted = meanings.map(({ without }) => without ?? {})
  const fees = said.flatMap(({ minimumFee }) => minimumFee ?? [])
  const shiftPatterns = less(
    withVague(
      said.map((one) => one.shiftPatterns),
      meanings.map(({ vagueShifts }) => vagueShifts),
    ),
    PATTERNS,
    unwanted.map((one) => one.shiftPatterns),
  )
  const isAtNight = shiftPatterns?.some(isNightShift)
  const { note: ofDays, ...days } = daysAndSeason(meanings, kind, today)
  const places = combinePlaces(said, unwanted, cities)
  const all = allOf(said)
  const criteria: Criteria = {
    ...all,
    clinicalDepartments: isAtNight ? withNightDuty(all.clinicalDepartments) : all.clinicalDepartments,
    facilityCategories: less(
      all.facilityCategories,
      FACILITIES,
      unwanted.map((one) => one.facilityCategories),
    ),
    minimumFee: fees.length > 0 ? Math.max(...fees) : undefined,
    shiftPatterns,
    prefectures: places.prefectures,
    cities: places.cities,
    startBy: said
      .flatMap(({ startBy }) => startBy ?? [])
      .sort()
      .at(-1),
    ...onThese(
      days,
      less(
        all.weekdays,
        WEEKDAYS,
        unwanted.map((one) => one.weekdays),
      ),
    ),
  }
  const wished = meanings.findLast((meaning) => meaning.sort)?.sort
  const sort = kind === 'regular' && wished && !Object.hasOwn(REGULAR_SORT_ORDER, wished) ? undefined : wished
  const notes = [
    ...meanings.flatMap(({ note, sort: of }) => (of && of !== sort ? [] : (note ?? []))),
    ...places.notes,
    ...(ofDays ? [ofDays] : []),
    ...dayNotes(days, criteria),
    ...(sort === wished ? [] : ['定期の勤務は、勤務日の近い順には並べられません。']),
  ]
  return { criteria: withoutNothing(criteria), kind, sort, notes }
}

/** The union of each criterion's values, validated again; other rules are applied in `combine`. */
const allOf = (said: readonly Criteria[]): Criteria =>
  criteriaIn(
    Object.fromEntries(CRITERION_NAMES.map((name) => [name, said.flatMap((one) => one[name] ?? [])])),
  )

const withoutNothing = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))

/** 「来月の土日」: dates restricted to the weekdays, instead of two criteria. */
function onThese({ dates, season }: Days, weekdays: Criteria['weekdays']) {
  const onWeekday =
    weekdays && dates?.filter((day) => weekdays.includes(WEEKDAYS[isoWeekday(day) - 1] ?? 'MONDAY'))
  if (!onWeekday || onWeekday.length === 0) return { dates: dates?.slice(0, MOST), season, weekdays }
  return { dates: onWeekday.slice(0, MOST), season, weekdays: undefined }
}

function dayNotes({ dates }: Days, { weekdays }: Criteria): string[] {
  if (!dates) return []
  const [first = ''] = dates
  return [
    ...(weekdays ? [`${dayText(first)}など選んだ日付は、選んだ曜日ではありません。`] : []),
    ...(dates.length > MOST ? [`日付は${MOST}日分までで探します。`] : []),
  ]
}
