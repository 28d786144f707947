import { describe, expect, it } from 'vitest'
import type { Criteria } from '#app/domain/criteria-chips.ts'
import { contradictions } from '#app/domain/search-contradictions.ts'
import { comingSeason } from '#app/domain/season-days.ts'

const TODAY = '2026-11-21'
const found = (criteria: Criteria) =>
  contradictions(criteria, TODAY, criteria.season && comingSeason(criteria.season, TODAY))
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
