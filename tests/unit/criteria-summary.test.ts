import { describe, expect, it } from 'vitest'
import { criteriaSummary } from '#app/domain/search/criteria-summary.ts'
import { cityKey } from '#app/domain/text/city.ts'
import { REGIONS, type Prefecture } from '#app/domain/text/prefecture.ts'
import { savedCriteriaOf } from '#app/domain/search/search-criteria.ts'

const summary = (search: object) => criteriaSummary(savedCriteriaOf(search), (id) => `病院${id}`)

describe('a search in one line', () => {
  it('says place, shift and pay', () => {
    expect(
      summary({ minimumFee: 80_000, shiftPatterns: ['NIGHT'], prefectures: ['TOKYO', 'KANAGAWA'] }),
    ).toBe('東京・神奈川 / 当直 / 8万円以上')
  })

  it('names a whole region, and what stands beside it', () => {
    const kanto = Object.keys(REGIONS.KANTO.prefectures)
    expect(summary({ prefectures: [...kanto, 'HOKKAIDO', 'OSAKA'] })).toBe('関東・北海道・大阪')
    expect(summary({ prefectures: kanto.slice(1) })).toBe('栃木・群馬・埼玉ほか3')
  })

  it('names cities beside the prefectures that are asked for whole', () => {
    const prefectures: Prefecture[] = ['TOKYO', 'KANAGAWA']
    expect(criteriaSummary({ prefectures, cities: [cityKey('TOKYO', '新宿区')] }, String)).toBe(
      '神奈川・東京都新宿区',
    )
  })

  it('says days in their order, hospitals by name and the rest by its words', () => {
    expect(
      summary({
        dates: ['2026-12-19', '2026-12-18'],
        weekdays: ['MONDAY', 'FRIDAY'],
        generalHospitalIds: ['12'],
        clinicalDepartments: ['PEDIATRICS'],
        minimumFee: 85_000,
        incentiveTypes: ['AMBULANCE'],
        adjustableWorkingStartTime: true,
      }),
    ).toBe(
      '病院12 / 12/18(金)・12/19(土) / 月・金曜 / 小児科 / 85,000円以上 / 加算: 救急車の受け入れ / 入り時間の調整可',
    )
  })

  it('says nothing without conditions', () => {
    expect(summary({})).toBe('')
  })
})
