import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromStored, toStored } from '#app/backend/database/agreed-terms/terms-column.ts'
import * as applicationWords from '#app/domain/application/application-words.ts'
import * as departments from '#app/domain/doctor/clinical-department.ts'
import * as paydayChoice from '#app/domain/listing/draft/payday-choice.ts'
import * as listingWords from '#app/domain/listing/listing-words.ts'
import { regularTerms } from '#app/domain/listing/terms/regular-terms.ts'
import { spotTerms } from '#app/domain/listing/terms/spot-terms.ts'
import { TERM_LABEL, termLines } from '#app/domain/listing/terms/term-lines.ts'
import * as snapshot from '#app/domain/listing/terms/terms-snapshot.ts'
import type { TermsSnapshot } from '#app/domain/listing/terms/terms-snapshot.ts'
import * as payday from '#app/domain/money/payday.ts'
import { withheldEstimate } from '#app/domain/money/withheld.ts'
import { paidCarfare } from '#app/domain/work/carfare.ts'
import { plannedDates } from '#app/domain/work/engagement.ts'
import { latestRenewedEnd } from '#app/domain/work/renewal.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { payments } from '#tests/support/payments.ts'
import { regularSources, spotSources } from '#tests/support/terms-sources.ts'

/**
 * Every label that terms, works and pay are worded with is reworded while the server runs: what was agreed on before, its
 * pay, its due days, its dates and its state stay as they were, since nothing reads a text back.
 */

const SOURCES: readonly object[] = [
  listingWords,
  departments,
  paydayChoice,
  payday,
  applicationWords,
  snapshot,
  { TERM: TERM_LABEL },
]
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rewords each label, also of labels within labels; `undo` takes it back. */
function reword(of: Record<string, unknown>, undo: (() => void)[]): void {
  // A schema is no table of words.
  if ('kind' in of) return
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') {
      undo.push(() => void (of[key] = value))
      of[key] = `改めた${value.length}文字の表示`
    } else if (isRecord(value)) reword(value, undo)
  }
}
function rewordAll(): { count: number; takeBack: () => void } {
  const undo: (() => void)[] = []
  for (const source of SOURCES)
    // A module cannot be assigned to; the tables of words that it exports can.
    for (const words of Object.values(source)) if (isRecord(words)) reword(words, undo)
  return { count: undo.length, takeBack: () => undo.forEach((one) => one()) }
}

/** Column 乙 and 丙, with a tenth and a fifth of every sum. */
const BANDS = (['OTSU', 'HEI'] as const).flatMap((column) =>
  (['MONTHLY', 'DAILY'] as const).map((period) => ({
    column,
    period,
    from: 0,
    below: null,
    baseTax: 0,
    rate: column === 'OTSU' ? 100_000 : 200_000,
  })),
)

/** All that follows from agreed terms. */
function consequencesOf(terms: TermsSnapshot) {
  const { fee, withholdingTable, carfare, regular } = terms
  const planned = { plannedStart: new Date(terms.startTime), plannedEnd: new Date(terms.endTime) }
  const isPaidOnDay = terms.payment.payday?.kind === 'ON_THE_DAY'
  return {
    payday: payday.paydayOfWork({ ...planned, terms }),
    withheld: withheldEstimate({ yen: fee, table: withholdingTable, isPaidOnDay }, BANDS),
    carfare: paidCarfare(carfare, 50_000),
    incentives: terms.incentives,
    requirements: terms.requirements,
    dates: regular && plannedDates(regular, fee, { after: null, until: '2027-12-31' }),
    renewedUntil:
      regular?.contractEnd &&
      latestRenewedEnd({
        terms,
        startDate: regular.contractStart,
        endDate: regular.contractEnd,
        renewals: 0,
      }),
  }
}

const named = (listingNumber: string) => ({ listingNumber, hospitalName: 'みどり病院', title: '内科当直' })
const agreed = [
  ...spotSources.map(([name, source]) => [name, spotTerms(source, named('S-1'))] as const),
  ...regularSources.map(
    ([name, source, contract]) => [name, regularTerms(source, contract, named('T-1'))] as const,
  ),
]

let scene: CancellationHouse
beforeAll(async () => {
  scene = await cancellations()
}, 60_000)
afterAll(() => scene.db.close())

test('agreed terms, and all that follows from them, outlive a rewording of every label', () => {
  const stored = agreed.map(([name, terms]) => ({
    name,
    terms,
    text: JSON.stringify(toStored(terms)),
    lines: termLines(terms),
    consequences: consequencesOf(terms),
  }))
  expect(stored.length).toBeGreaterThan(80)
  const { count, takeBack } = rewordAll()
  try {
    expect(count).toBeGreaterThan(150)
    let worded = 0
    for (const { name, terms, text, lines, consequences } of stored) {
      // A field that this version does not know is of another one, and is no fact.
      const read = fromStored({ ...JSON.parse(text), お支払いのことば: '当日に手渡し' })
      expect(read, name).toMatchObject(JSON.parse(JSON.stringify(terms)))
      expect(consequencesOf(read), name).toEqual(consequences)
      // The rewording is real: the lines say it.
      if (JSON.stringify(termLines(read)) !== JSON.stringify(lines)) worded += 1
    }
    expect(worded).toBe(stored.length)
  } finally {
    takeBack()
  }
})

test('a work agreed on before is confirmed, due and paid as one without the rewording', async () => {
  const pay = payments(scene)
  const [plain, reworded] = [await pay.reported(), await pay.reported()]
  const outcomeOf = async (one: typeof plain) => {
    expect(await pay.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
    const due = await pay.rowOf(one)
    const yen = JSON.stringify((await pay.list(one)).payments).match(/"\w*yen":\d+/g)
    expect(await pay.pay(one)).toBe('PAID')
    const paid = await pay.rowOf(one)
    return {
      due: [due?.payday, due?.lastDay],
      yen,
      state: (await scene.statesOf(one)).work,
      paid: [paid?.payment?.paidOn, paid?.payment?.withheldYen],
    }
  }
  const before = await outcomeOf(plain)
  expect(before).toMatchObject({ state: 'PAID', due: [expect.any(String), expect.any(String)] })
  expect(before.yen?.length).toBeGreaterThan(2)
  const { takeBack } = rewordAll()
  try {
    expect(await outcomeOf(reworded)).toEqual(before)
  } finally {
    takeBack()
  }
})
