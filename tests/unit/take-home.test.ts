import { describe, expect, test } from 'vitest'
import {
  netPay,
  takeHome,
  withheldByTable,
  withholdingProblem,
  type ExpectedPay,
  type WithholdingBand,
} from '#app/domain/money/take-home.ts'

/** Invented but for one known point: 乙, 100,000 yen a month, 3,600 yen. */
const OTSU: WithholdingBand[] = (
  [
    [0, 99_000, 0, 30_000],
    [99_000, 101_000, 3_600, 0],
    [101_000, 200_000, 3_700, 100_000],
    [200_000, null, 20_000, 400_000],
  ] as const
).map(([from, below, baseTax, rate]) => ({ column: 'OTSU', period: 'MONTHLY', from, below, baseTax, rate }))
const HEI: WithholdingBand[] = [
  { column: 'HEI', period: 'DAILY', from: 0, below: 9_000, baseTax: 0, rate: 0 },
  { column: 'HEI', period: 'DAILY', from: 9_000, below: null, baseTax: 0, rate: 100_000 },
]
const TABLES = [...OTSU, ...HEI]

const wage = { isPaidOnDay: false }

/** Pays all over the range, and both sides of each line of a table. */
const PAYS = [
  ...Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 3_000_000),
  ...TABLES.flatMap(({ from }) => [from - 1, from, from + 1]),
  999_999,
  1_000_000,
  1_000_001,
]
  .filter((pay) => pay >= 0)
  .toSorted((one, other) => one - other)

const FEE: ExpectedPay = {
  fee: 100_000,
  incentives: [],
  expected: { ambulance: null, walkIn: null },
  carfareType: 'FULLY_PAID',
  carfareYen: null,
  isPaidOnDay: false,
}

test('乙, 100,000 yen a month: 3,600 yen are withheld', () => {
  expect(withheldByTable(OTSU, 100_000)).toBe(3_600)
  expect(netPay({ ...wage, yen: 100_000 }, TABLES)).toEqual({ otsuYen: 96_400, heiYen: 90_900 })
  expect(takeHome(FEE, 2026, TABLES)).toEqual({
    year: 2026,
    otsuYen: 96_400,
    heiYen: 90_900,
    incentiveYen: 0,
    carfareYen: 0,
    isFictitious: false,
  })
})

test('expected incentives are taxed, a flat carfare is not', () => {
  const incentives = [
    { type: 'AMBULANCE' as const, unitYen: 5_000, capYen: 8_000 },
    { type: 'WALK_IN' as const, unitYen: 500, capYen: null },
    { type: 'HOSPITALIZATION_AMBULANCE' as const, unitYen: 9_000, capYen: null },
  ]
  const pay = { ...FEE, fee: 91_500, incentives, expected: { ambulance: 3, walkIn: 1 } }
  // 91,500 + 8,000 (the cap) + 500: the point of the table.
  expect(takeHome(pay, 2026, TABLES)).toMatchObject({ otsuYen: 96_400, incentiveYen: 8_500 })
  expect(takeHome({ ...pay, carfareType: 'PAID_FLAT', carfareYen: 3_000 }, 2026, TABLES)).toMatchObject({
    otsuYen: 99_400,
    heiYen: 93_900,
    carfareYen: 3_000,
  })
})

test.each(['FULLY_PAID', 'PAID_WITHIN_LIMIT', 'NOTHING', 'OTHER'] as const)(
  'carfare of the type %s depends on what is spent, and is left out',
  (carfareType) => {
    expect(takeHome({ ...FEE, carfareType, carfareYen: 3_000 }, 2026, TABLES)).toMatchObject({
      otsuYen: 96_400,
      carfareYen: 0,
    })
  },
)

test('without a table nothing is said', () => {
  expect(takeHome({ ...FEE, carfareType: 'PAID_FLAT', carfareYen: 3_000 }, 2026, [])).toMatchObject({
    otsuYen: null,
    heiYen: null,
  })
})

test('an invented table is named as such', () => {
  const invented = TABLES.map((band) => ({ ...band, isFictitious: true }))
  expect(takeHome(FEE, 2026, invented).isFictitious).toBe(true)
})

test('pay handed over on the day goes by the day’s table', () => {
  expect(takeHome({ ...FEE, isPaidOnDay: true }, 2026, TABLES).otsuYen).toBeNull()
})

describe.each([
  ['the table', (pay: number) => withheldByTable(OTSU, pay) ?? -1],
  ['the day’s table', (pay: number) => withheldByTable(HEI, pay) ?? -1],
])('%s', (_, withheld) => {
  test('never withholds less from more, nor more than there is, nor part of a yen', () => {
    let before = 0
    for (const pay of PAYS) {
      const tax = withheld(pay)
      expect(Number.isInteger(tax), `${pay}`).toBe(true)
      expect(tax, `${pay}`).toBeGreaterThanOrEqual(before)
      expect(tax, `${pay}`).toBeLessThanOrEqual(pay)
      before = tax
    }
  })
})

describe('what is no table', () => {
  const changed = (index: number, change: Partial<WithholdingBand>) =>
    TABLES.map((band, at) => (at === index ? { ...band, ...change } : band))

  test('a whole one is, in any order', () => {
    expect(withholdingProblem(TABLES)).toBeNull()
    expect(withholdingProblem(TABLES.toReversed())).toBeNull()
  })

  test.each<[string, WithholdingBand[], string]>([
    ['nothing', [], '行がありません'],
    ['a beginning that is missing', TABLES.slice(1), '抜けています'],
    ['a gap', changed(1, { from: 99_500 }), '抜けています'],
    ['an overlap', changed(1, { from: 98_000 }), '重なっています'],
    ['the same line twice', [...TABLES, ...OTSU.slice(0, 1)], '重なっています'],
    ['an end', changed(3, { below: 300_000 }), '最後の行に終わり'],
    ['a line that ends before it begins', changed(1, { below: 98_000 }), '終わりが始まりより前'],
    ['a tax that falls', changed(2, { baseTax: 1 }), '少なくなっています'],
    ['a tax above the pay', changed(0, { baseTax: 1 }), '給与を超えています'],
    ['a rate above one', changed(3, { rate: 1_000_001 }), '給与を超えています'],
  ])('%s is refused', (_, bands, words) => expect(withholdingProblem(bands)).toContain(words))
})
