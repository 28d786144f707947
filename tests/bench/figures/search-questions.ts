import { createRandom } from '#app/backend/seed/random.ts'
import type { ListingWhere } from '#app/backend/listing/index/listing-search.ts'
import { SPOT_SORT_ORDERS, type SpotSortOrder } from '#app/domain/listing/listing-words.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'

export type Question = { name: string; where: ListingWhere; orderBy: SpotSortOrder }

/** Each criterion with one value and, where it takes several, with several. */
function choices(now: Date): [string, ListingWhere][] {
  const days = (from: number, count: number) =>
    Array.from({ length: count }, (_, day) => addDays(tokyoDay(now), from + day))
  return [
    ['a prefecture', { prefectures: ['OSAKA'] }],
    [
      'the north and the south',
      { prefectures: ['HOKKAIDO', 'AOMORI', 'FUKUOKA', 'KUMAMOTO', 'OKINAWA', 'TOKYO', 'KANAGAWA'] },
    ],
    ['mornings', { shiftPatterns: ['DAY_AM'] }],
    ['nights', { shiftPatterns: ['NIGHT', 'DAY_NIGHT', 'DAY_EVENING'] }],
    ['weekends', { weekdays: ['SATURDAY', 'SUNDAY'] }],
    ['a day', { dates: days(12, 1) }],
    ['a month', { dates: days(5, 30) }],
    ['a department', { clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE'] }],
    [
      'four departments',
      { clinicalDepartments: ['NIGHT_DUTY_ANY', 'PEDIATRICS', 'PSYCHIATRY', 'MEDICAL_CHECKUP'] },
    ],
    ['duties', { jobDescriptionTypesForSearch: ['WALK_IN', 'MEDICAL_CHECKUP', 'WARD_MANAGEMENT'] }],
    ['clinics', { facilityCategories: ['CLINIC'] }],
    ['incentives', { incentiveTypes: ['AMBULANCE', 'WALK_IN'] }],
    ['a hospital', { generalHospitalIds: ['7'] }],
    ['twenty hospitals', { generalHospitalIds: Array.from({ length: 20 }, (_, id) => String(id * 13 + 1)) }],
    ['80,000 yen', { minimumFee: 80_000 }],
    ['a start to agree on', { adjustableWorkingStartTime: true }],
    ['an end to agree on', { adjustableWorkingEndTime: true }],
    ['two conditions', { conditions: ['WITHOUT_AMBULANCE', 'EASY'] }],
    ['a season', { season: 'NEW_YEAR_HOLIDAY' }],
  ]
}

/** No criterion, each alone, and so many combinations of two and of three; the sorts take turns. */
export function questions(now: Date, combinations = 15): Question[] {
  const random = createRandom(20_261_121)
  const all = choices(now)
  const combine = (size: number): [string, ListingWhere] => {
    const chosen = random.some(all, size)
    return [chosen.map(([name]) => name).join(' + '), Object.assign({}, ...chosen.map(([, where]) => where))]
  }
  const named: [string, ListingWhere][] = [
    ...SPOT_SORT_ORDERS.map((): [string, ListingWhere] => ['no criterion', {}]),
    ...all,
    ...Array.from({ length: combinations }, () => combine(2)),
    ...Array.from({ length: combinations }, () => combine(3)),
  ]
  return named.map(([name, where], at) => {
    const orderBy = SPOT_SORT_ORDERS[at % SPOT_SORT_ORDERS.length] ?? 'UNSPECIFIED'
    return { name: `${name}, ${orderBy}`, where, orderBy }
  })
}
