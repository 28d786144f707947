import { describe, expect, it } from 'vitest'
import { neighboursOf } from '#app/domain/neighbour-prefecture.ts'
import { REGIONS } from '#app/domain/prefecture.ts'
import { savedCriteriaOf } from '#app/domain/search-criteria.ts'
import { relaxations } from '#app/domain/search-relaxations.ts'

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

  it('is offered nothing when it asks for nothing', () => {
    expect(relaxations({}, TODAY)).toEqual([])
    expect(relaxations({ minimumFee: 10_000 }, TODAY)).toHaveLength(1)
    expect(relaxations({ dates: ['2026-11-01'] }, TODAY).map(({ label }) => label)).toEqual([
      '日付の条件を外す',
    ])
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
