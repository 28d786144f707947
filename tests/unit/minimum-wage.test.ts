import { expect, test } from 'vitest'
import { readMinimumWageCsv } from '#app/backend/minimum-wage/minimum-wage-csv.ts'
import { leastFee, missingWageYear, wageBetween, type WageTable } from '#app/domain/money/minimum-wage.ts'
import { tableWarnings } from '#app/domain/staff/official-tables.ts'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'

const TABLE: WageTable = [
  { fiscalYear: 2026, yen: 1_300, inForce: '2026-10-05' },
  { fiscalYear: 2025, yen: 1_226, inForce: '2025-10-03' },
  { fiscalYear: 2024, yen: 1_163, inForce: '2024-10-01' },
]
const yearOn = (day: string, to: string | null = day) => wageBetween(TABLE, day, to)?.fiscalYear

test('a shift is checked by the wage in force on its day', () => {
  expect(yearOn('2025-10-02')).toBe(2024)
  expect(yearOn('2025-10-03')).toBe(2025)
  expect(yearOn('2026-10-04')).toBe(2025)
  expect(yearOn('2026-10-05')).toBe(2026)
  expect(yearOn('2027-03-01')).toBe(2026)
  // Before the first known one.
  expect(yearOn('2020-01-01')).toBe(2024)
})

test('a contract is checked by the highest wage that is known for its days', () => {
  expect(yearOn('2026-04-01', '2026-10-04')).toBe(2025)
  expect(yearOn('2026-04-01', '2026-10-05')).toBe(2026)
  expect(yearOn('2026-04-01', null)).toBe(2026)
  expect(wageBetween([], '2026-04-01', null)).toBeNull()
})

test('the least fee has the night premium where the fee includes it', () => {
  const night = { start: 17 * 60, end: 33 * 60, breakMinutes: 60 }
  expect(leastFee(1_226, { ...night, includesNightPremium: false })).toBe(18_390)
  // Seven hours between 22:00 and 5:00 with a quarter more.
  expect(leastFee(1_226, { ...night, includesNightPremium: true })).toBe(Math.ceil(1_226 * (15 + 7 / 4)))
})

test('our staff are warned of tables that are missing for today or for shifts on offer', () => {
  expect(missingWageYear(2025, '2026-09-30')).toBeNull()
  expect(missingWageYear(2025, '2026-10-01')).toBe(2026)
  expect(missingWageYear(null, '2026-04-01')).toBe(2025)
  const loaded = { newestWageYear: 2025, withholdingYears: [2026], today: '2026-09-01' }
  expect(tableWarnings({ ...loaded, lastShiftDay: '2026-09-30' })).toEqual([])
  expect(tableWarnings({ ...loaded, lastShiftDay: '2027-01-04' })).toEqual([
    expect.stringContaining('令和8年度'),
    expect.stringContaining('2027年分の源泉徴収税額表'),
  ])
})

const HEADER = 'fiscal_year,prefecture,yen,in_force'
const LINES = Object.values(PREFECTURE).map((name, index) => `2026,${name},${1_100 + index},2026-10-05`)
const FILE = [HEADER, ...LINES].join('\n')

test('a file of minimum wages names all 47 prefectures with their days of force', () => {
  expect(readMinimumWageCsv(FILE, 2026)).toHaveLength(47)
  expect(readMinimumWageCsv(FILE, 2026)[0]).toEqual({
    fiscalYear: 2026,
    prefecture: 'HOKKAIDO',
    yen: 1_100,
    inForce: '2026-10-05',
  })
})

test.each([
  ['another heading', FILE.replace('yen', 'wage'), '1行目は'],
  ['another year', FILE.replace('2026,青森県', '2025,青森県'), '3行目: 年度が'],
  ['an unknown prefecture', FILE.replace('青森県', '青森'), '「青森」は'],
  ['a day that is none', FILE.replace('1101,2026-10-05', '1101,2026-13-05'), '発効日'],
  ['a day of another year', FILE.replace('1101,2026-10-05', '1101,2025-10-05'), '発効日'],
  ['a monthly wage', FILE.replace(',1101,', ',110100,'), '1時間の金額では'],
  ['a prefecture twice', FILE.replace('青森県', '北海道'), '2行以上'],
  ['a prefecture that is missing', [HEADER, ...LINES.slice(1)].join('\n'), '北海道 の行がありません'],
])('a file of minimum wages with %s is refused in a sentence', (_, file, words) => {
  expect(() => readMinimumWageCsv(file, 2026)).toThrow(words)
})
