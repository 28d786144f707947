import { describe, expect, it } from 'vitest'
import type { Criteria } from '#app/domain/search/search-criteria.ts'
import { contradictions } from '#app/domain/search/contradictions/search-contradictions.ts'
import { comingSeason } from '#app/domain/search/season-days.ts'

const TODAY = '2026-11-21'
const HOSPITALS = [
  {
    id: '1',
    name: '上野病院',
    prefecture: 'TOKYO',
    city: '台東区',
    facilityCategory: 'HOSPITAL_OR_EMERGENCY_CLINIC',
  },
  { id: '2', name: '港クリニック', prefecture: 'KANAGAWA', city: '横浜市港北区', facilityCategory: 'CLINIC' },
] as const
const found = (criteria: Criteria) =>
  contradictions('spot', criteria, {
    today: TODAY,
    season: criteria.season && comingSeason(criteria.season, TODAY),
    hospitals: HOSPITALS,
  })
const texts = (criteria: Criteria) => found(criteria).map(({ text }) => text)

describe('a search that contradicts itself', () => {
  it('is told that a morning and a night are alternatives', () => {
    expect(texts({ shiftPatterns: ['DAY_AM', 'NIGHT'] })).toEqual([
      '午前のみ と 当直 の両方が選ばれています(いずれかに当てはまる求人を表示します)',
    ])
    expect(texts({ shiftPatterns: ['DAY_AM', 'DAY_PM'] })).toEqual([
      '午前のみ と 午後のみ の両方が選ばれています(いずれかに当てはまる求人を表示します)',
    ])
    expect(found({ shiftPatterns: ['DAY_AM', 'NIGHT'] })[0]?.isImpossible).toBe(false)
  })

  it.each<[string, Criteria]>([
    ['no chosen date falls on a chosen weekday', { dates: ['2026-12-18'], weekdays: ['MONDAY'] }],
    ['all dates have passed', { dates: ['2026-11-20', '2026-01-01'] }],
    ['the dates lie outside the season', { dates: ['2026-12-18'], season: 'NEW_YEAR_HOLIDAY' }],
    ['a quiet and a busy shift are asked for at once', { conditions: ['EASY', 'TOUGH'] }],
    [
      'ambulances are asked for and ruled out',
      { conditions: ['WITHOUT_AMBULANCE'], jobDescriptionTypesForSearch: ['AMBULANCE'] },
    ],
  ])('is told that nothing can be found when %s', (_, criteria) => {
    expect(found(criteria)).toHaveLength(1)
    expect(found(criteria)[0]).toMatchObject({ isImpossible: true })
    expect(texts(criteria)[0]).toContain('このままでは求人は見つかりません')
  })

  it('is told which dates the weekdays leave out', () => {
    expect(texts({ dates: ['2026-12-18', '2026-12-19'], weekdays: ['FRIDAY'] })).toEqual([
      '12/19(土) は選んだ曜日(金)ではないため、検索の対象になりません。',
    ])
  })

  it('is told when night duties are looked for by day', () => {
    const day: Criteria = { shiftPatterns: ['DAY_AM'] }
    expect(texts({ ...day, clinicalDepartments: ['NIGHT_DUTY_ANY'] })[0]).toContain('当直の診療科だけ')
    expect(texts({ ...day, conditions: ['NIGHT_DUTY_PERMIT'] })[0]).toContain('宿日直許可')
  })
})

it.each<[string, Criteria]>([
  ['nothing', {}],
  ['one pattern', { shiftPatterns: ['NIGHT'] }],
  ['nights of two kinds', { shiftPatterns: ['NIGHT', 'DAY_NIGHT'] }],
  ['dates on their weekdays', { dates: ['2026-12-18'], weekdays: ['FRIDAY', 'SATURDAY'] }],
  ['weekdays alone', { weekdays: ['MONDAY'] }],
  // Begins the evening before and reaches into the season.
  ['the eve of the season', { dates: ['2026-12-28'], season: 'NEW_YEAR_HOLIDAY' }],
  [
    'other duties without ambulances',
    { conditions: ['WITHOUT_AMBULANCE'], jobDescriptionTypesForSearch: ['WALK_IN'] },
  ],
])('a search for %s contradicts nothing', (_, criteria) => {
  expect(found(criteria)).toEqual([])
})

describe('five that gave nothing without a word', () => {
  const regular = (criteria: Criteria) =>
    contradictions('regular', criteria, { today: TODAY, hospitals: HOSPITALS })

  it('no ambulances, and paid for ambulances', () => {
    const criteria: Criteria = { conditions: ['WITHOUT_AMBULANCE'], incentiveTypes: ['AMBULANCE'] }
    for (const list of [found(criteria), regular(criteria)])
      expect(list).toMatchObject([{ field: 'incentiveTypes' }])
    expect(found({ ...criteria, incentiveTypes: ['AMBULANCE', 'OTHER'] })).toEqual([])
  })

  it('a clinic, and a hospital that is none', () => {
    const criteria: Criteria = { facilityCategories: ['CLINIC'], generalHospitalIds: ['1'] }
    for (const list of [found(criteria), regular(criteria)])
      expect(list).toMatchObject([{ field: 'generalHospitalIds', isImpossible: true }])
    expect(found(criteria)[0]?.text).toContain('「上野病院」は、選んだ施設の種類(クリニック')
    expect(found({ ...criteria, generalHospitalIds: ['1', '2'] })).toEqual([])
    // One that is not known may be a clinic.
    expect(found({ ...criteria, generalHospitalIds: ['1', '9'] })).toEqual([])
  })

  it('a hospital, and a place where it is not', () => {
    expect(found({ prefectures: ['OSAKA'], generalHospitalIds: ['1'] })).toMatchObject([
      { field: 'generalHospitalIds', isImpossible: true },
    ])
    expect(found({ cities: ['TOKYO-新宿区'], generalHospitalIds: ['1'] })).toHaveLength(1)
    expect(found({ cities: ['TOKYO-台東区'], generalHospitalIds: ['1'] })).toEqual([])
    expect(found({ prefectures: ['TOKYO'], generalHospitalIds: ['1', '2'] })).toEqual([])
  })

  it('a long shift within half a day', () => {
    expect(found({ shiftLengths: ['OVER_16H'], shiftPatterns: ['DAY_AM'] })).toMatchObject([
      { field: 'shiftLengths' },
    ])
    expect(found({ shiftLengths: ['OVER_16H'], shiftPatterns: ['DAY_NIGHT'] })).toEqual([])
    expect(found({ shiftLengths: ['UP_TO_4H', 'OVER_16H'], shiftPatterns: ['DAY_AM'] })).toEqual([])
  })

  it('a night of every week within eight hours a week', () => {
    const criteria: Criteria = {
      frequencies: ['WEEKLY'],
      weeklyHours: ['WITHIN_8H'],
      shiftPatterns: ['NIGHT'],
    }
    expect(regular(criteria)).toMatchObject([{ field: 'weeklyHours' }])
    expect(regular({ ...criteria, shiftPatterns: ['DAY_AM'] })).toEqual([])
    expect(regular({ ...criteria, weeklyHours: ['WITHIN_24H'] })).toEqual([])
  })
})
