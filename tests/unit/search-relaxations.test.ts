import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { criteriaChips } from '#app/domain/search/criteria-chips.ts'
import {
  countedOf,
  CRITERIA,
  CRITERIA_OF,
  savedCriteriaOf,
  SEARCH_CONDITION,
} from '#app/domain/search/search-criteria.ts'
import { neighboursOf } from '#app/domain/search/neighbour-prefecture.ts'
import { REGIONS } from '#app/domain/text/prefecture.ts'
import type { RegularCriteria } from '#app/domain/search/regular-search.ts'
import { criteriaSummary } from '#app/domain/search/criteria-summary.ts'
import { offeredWidenings, relaxations, widenings } from '#app/domain/search/search-relaxations.ts'

const TODAY = '2026-11-21'

const listOfPrefectures = (name: string) => savedCriteriaOf({ prefectures: name }).prefectures ?? []

describe('a search that found nothing', () => {
  it('is offered smaller wishes, the small steps first', () => {
    const ways = relaxations(
      {
        dates: ['2026-11-21', '2026-12-18'],
        prefectures: ['TOKYO'],
        minimumFee: 85_000,
        conditions: ['EASY', 'WITHOUT_AMBULANCE'],
      },
      TODAY,
    )
    expect(ways.map(({ label }) => label)).toEqual([
      '前後1日も含める',
      '隣の県も含める(埼玉県など4都道府県)',
      '最低給与を7.5万円にする',
      '「ゆったり」を外す',
      '「救急車なし」を外す',
      '最低給与の条件を外す',
      '日付の条件を外す',
      '都道府県の条件を外す',
    ])
    // Never a day that has passed.
    expect(ways[0]?.criteria.dates).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-12-17',
      '2026-12-18',
      '2026-12-19',
    ])
    expect(ways[1]?.criteria.prefectures).toEqual(['TOKYO', 'SAITAMA', 'CHIBA', 'KANAGAWA', 'YAMANASHI'])
    expect(ways[3]?.criteria.conditions).toEqual(['WITHOUT_AMBULANCE'])
    // The rest of the search stays.
    for (const { criteria } of ways) expect(Object.keys(criteria)).toContain('prefectures')
  })

  it('widens a city to its prefecture, and never leaves a city behind', () => {
    const ways = relaxations(
      { prefectures: ['TOKYO', 'CHIBA'], cities: ['TOKYO-新宿区', 'TOKYO-渋谷区'], minimumFee: 80_000 },
      TODAY,
    )
    expect(ways[0]).toMatchObject({
      label: '東京都全体に広げる',
      criteria: { prefectures: ['TOKYO', 'CHIBA'], cities: undefined, minimumFee: 80_000 },
    })
    expect(ways.at(-1)).toMatchObject({
      label: '場所の条件を外す',
      criteria: { prefectures: undefined, cities: undefined, minimumFee: 80_000 },
    })
    const [first] = relaxations({ cities: ['TOKYO-新宿区', 'OSAKA-堺市北区'] }, TODAY)
    expect(first?.criteria).toEqual({ prefectures: ['TOKYO', 'OSAKA'], cities: undefined })
  })

  it('is offered nothing when it asks for nothing', () => {
    expect(relaxations({}, TODAY)).toEqual([])
    expect(relaxations({ minimumFee: 10_000 }, TODAY)).toHaveLength(1)
    expect(relaxations({ dates: ['2026-11-01'] }, TODAY).map(({ label }) => label)).toEqual([
      '日付の条件を外す',
    ])
  })
})

it('asks no more than one question may count, whatever a search asks for', () => {
  const words = countedOf('regular').map((name) => [name, Object.keys(CRITERIA[name].words)[0]])
  const everything = {
    ...Object.fromEntries(words),
    conditions: Object.keys(SEARCH_CONDITION).join(),
    cities: 'KANAGAWA-横浜市港北区',
    dates: '2026-12-18',
    generalHospitalIds: '1',
    minimumFee: '80000',
    startBy: '2027-01-31',
    contractTerms: 'OPEN_ENDED',
    interviews: 'NONE',
  }
  const criteria = v.parse(v.object(CRITERIA_OF.regular), everything)
  expect(Object.keys(criteria).toSorted()).toEqual(Object.keys(CRITERIA_OF.regular).toSorted())
  expect(Object.values(criteria)).not.toContain(undefined)
  expect(widenings(criteria, {}, TODAY).ways).toHaveLength(30)
  expect(criteriaChips(criteria).map(({ field }) => field)).toEqual(
    expect.arrayContaining(Object.keys(everything)),
  )
  expect(criteriaSummary(criteria, String).split(' / ')).toEqual(
    expect.arrayContaining([
      '期間の定めなし',
      '面談なし',
      '週8時間まで',
      '4時間以内',
      '車通勤可',
      '毎週',
      '1/31(日)までに開始',
    ]),
  )
})

describe('what would widen a search', () => {
  const criteria: RegularCriteria = { minimumFee: 80_000, weekdays: ['MONDAY'], prefectures: ['OKINAWA'] }
  const { ways, singles } = widenings<RegularCriteria>(criteria, {}, TODAY)
  const offered = (found: number, count: (label: string) => number) =>
    offeredWidenings(
      { ways, singles },
      ways.map(({ label }) => count(label)),
      found,
    ).map(({ label }) => label)

  it('is one step where one finds more, with the number', () => {
    expect(offered(0, (label) => (label.startsWith('曜日') ? 1_234 : 0))).toEqual([
      '曜日の条件を外す(1,234件)',
    ])
    // No more than there is already is no way.
    expect(offered(3, (label) => (label.startsWith('曜日') ? 3 : 4))).not.toContain('曜日の条件を外す(3件)')
  })

  it('is two steps where one alone finds nothing', () => {
    expect(offered(0, (label) => (label.includes('と') ? 7 : 0))).toEqual([
      '最低給与と曜日を外す(7件)',
      '最低給与と都道府県を外す(7件)',
      '曜日と都道府県を外す(7件)',
    ])
    const pair = ways.find(({ label }) => label === '最低給与と曜日を外す')
    expect(pair?.criteria).toEqual({ prefectures: ['OKINAWA'], minimumFee: undefined, weekdays: undefined })
  })

  it('is never a dead end', () => {
    expect(offered(0, (label) => (label === 'すべての条件を外す' ? 9 : 0))).toEqual([
      'すべての条件を外す(9件)',
    ])
    // The number has not come: the small steps are offered without.
    expect(offeredWidenings({ ways, singles }, undefined, 0).length).toBeGreaterThan(0)
  })

  it('names no pair twice', () => {
    expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length)
  })
})

describe('neighbours', () => {
  it('are neighbours both ways', () => {
    expect(neighboursOf(['CHIBA'])).toContain('TOKYO')
    expect(neighboursOf(['TOKYO'])).toContain('CHIBA')
    expect(neighboursOf(['TOKYO', 'CHIBA'])).not.toContain('TOKYO')
  })

  it.each(Object.values(REGIONS).flatMap(({ prefectures }) => Object.keys(prefectures)))(
    '%s has some',
    (one) => {
      expect(neighboursOf(listOfPrefectures(one)).length).toBeGreaterThan(0)
    },
  )
})
