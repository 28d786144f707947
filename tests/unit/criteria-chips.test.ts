import { describe, expect, test } from 'vitest'
import { criteriaChips, withoutChip } from '#app/domain/search/criteria-chips.ts'
import type { SpotCriteria } from '#app/domain/search/spot-search.ts'

const labels = (criteria: SpotCriteria) => criteriaChips(criteria).map(({ label }) => label)

const full: SpotCriteria = {
  adjustableWorkingEndTime: true,
  adjustableWorkingStartTime: true,
  clinicalDepartments: ['NIGHT_DUTY_INTERNAL_MEDICINE'],
  dates: ['2026-12-18'],
  facilityCategories: ['CLINIC'],
  generalHospitalIds: ['12'],
  incentiveTypes: ['AMBULANCE'],
  jobDescriptionTypesForSearch: ['WARD_MANAGEMENT'],
  minimumFee: 80_000,
  shiftPatterns: ['NIGHT'],
  weekdays: ['FRIDAY'],
  prefectures: ['TOKYO'],
}

describe('the conditions in words', () => {
  test('a city stands in the place of its prefecture, with whose name it is said', () => {
    const criteria: SpotCriteria = { prefectures: ['TOKYO', 'CHIBA'], cities: ['TOKYO-府中市'] }
    expect(labels(criteria)).toEqual(['千葉県', '東京都府中市'])
    const city = criteriaChips(criteria).find(({ field }) => field === 'cities')
    expect(labels(withoutChip(criteria, city ?? { field: 'cities', label: '' }))).toEqual([
      '東京都',
      '千葉県',
    ])
  })

  test('nothing chosen, no chip', () => {
    expect(labels({})).toEqual([])
  })

  test('each of the twelve criteria has its chip', () => {
    expect(new Set(criteriaChips(full).map(({ field }) => field))).toEqual(new Set(Object.keys(full)))
    expect(labels(full)).toEqual(
      expect.arrayContaining([
        '12/18(金)',
        '金曜',
        '当直',
        '東京都',
        '80,000円以上',
        '加算: 救急車の受け入れ',
      ]),
    )
  })

  test('up to three values stand alone, more share a chip', () => {
    expect(labels({ prefectures: ['TOKYO', 'KANAGAWA', 'SAITAMA'] })).toEqual([
      '東京都',
      '神奈川県',
      '埼玉県',
    ])
    expect(labels({ prefectures: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'] })).toEqual([
      '東京都・神奈川県 ほか2',
    ])
  })

  test('a hospital is called by its name where it is known', () => {
    const [chip] = criteriaChips({ generalHospitalIds: ['12'] }, (id) =>
      id === '12' ? 'みなと中央病院' : id,
    )
    expect(chip?.label).toBe('みなと中央病院')
  })
})

describe('a chip taken away', () => {
  test('removes its value, and the criterion with its last value', () => {
    const criteria: SpotCriteria = { prefectures: ['TOKYO', 'KANAGAWA'], minimumFee: 80_000 }
    const [tokyo] = criteriaChips(criteria)
    if (!tokyo) throw new Error('no chip')
    const rest = withoutChip(criteria, tokyo)
    expect(rest).toEqual({ prefectures: ['KANAGAWA'], minimumFee: 80_000 })
    const [kanagawa] = criteriaChips(rest)
    if (!kanagawa) throw new Error('no chip')
    expect(withoutChip(rest, kanagawa)).toEqual({ prefectures: undefined, minimumFee: 80_000 })
  })

  test('a shared chip removes the whole criterion', () => {
    const criteria: SpotCriteria = { prefectures: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'] }
    const [shared] = criteriaChips(criteria)
    if (!shared) throw new Error('no chip')
    expect(withoutChip(criteria, shared)).toEqual({ prefectures: undefined })
  })

  test('all taken away, none is left', () => {
    const rest = criteriaChips(full).reduce((criteria, chip) => withoutChip(criteria, chip), full)
    expect(criteriaChips(rest)).toEqual([])
  })
})
