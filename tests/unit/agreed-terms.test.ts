import { describe, expect, test } from 'vitest'
import { fromStored, hasFacts, toStored } from '#app/backend/database/agreed-terms/terms-column.ts'
import { readOldTerms } from '#app/backend/database/agreed-terms/old-terms.ts'
import { NOTHING_REQUIRED } from '#app/domain/listing/requirements.ts'
import { offeredTerms } from '#app/domain/application/offered-terms.ts'
import { offeredRegularTerms, regularTerms } from '#app/domain/listing/terms/regular-terms.ts'
import { spotTerms } from '#app/domain/listing/terms/spot-terms.ts'
import { changedTerms, termLines } from '#app/domain/listing/terms/term-lines.ts'
import type { RegularContract, TermsSnapshot } from '#app/domain/listing/terms/terms-snapshot.ts'
import { convertedTerms, withConversion } from '#app/domain/work/indefinite-conversion.ts'
import { termsBefore } from '../support/terms-before.ts'
import { regularSources, spotSources } from '../support/terms-sources.ts'

const applied = (listingNumber: string) => ({ listingNumber, hospitalName: 'みどり病院', title: '内科当直' })
const RENEWED_END = '2032-04-30'

type Contract = TermsSnapshot & { regular: RegularContract }

function contractOf(terms: TermsSnapshot): Contract {
  if (!terms.regular) throw new Error('no contract')
  return { ...terms, regular: terms.regular }
}

const renewedTo = (terms: Contract, contractEnd: string, termEnd: string): TermsSnapshot =>
  withConversion(offeredRegularTerms(terms, { contractEnd, fee: 88_000 }), {
    startDate: terms.regular.contractStart,
    termEnd,
    newEnd: contractEnd,
  })

/** The same terms as in `termsBefore`, made of the facts by this version. */
const made = new Map<string, TermsSnapshot>()
for (const [name, source] of spotSources) {
  const terms = spotTerms(source, applied('S-1'))
  const start = new Date(source.startTime.getTime() + 5_400_000)
  made.set(`spot: ${name}`, terms)
  made.set(
    `offered spot: ${name}`,
    offeredTerms(terms, { start, end: source.endTime, fee: 90_000 }, source.breakMinutes),
  )
}
for (const [name, source, contract] of regularSources) {
  const terms = contractOf(regularTerms(source, contract, applied('T-1')))
  made.set(`regular: ${name}`, terms)
  made.set(
    `offered regular: ${name}`,
    offeredRegularTerms(terms, { contractStart: '2027-05-06', weekdays: ['THURSDAY'], fee: 91_000 }),
  )
  const termEnd = contract.contractEnd
  if (termEnd === null) continue
  const renewed = renewedTo(terms, RENEWED_END, termEnd)
  made.set(`renewed: ${name}`, renewed)
  made.set(`renewed: within five years: ${name}`, renewedTo(terms, '2029-03-31', termEnd))
  made.set(
    `converted: ${name}`,
    convertedTerms(contractOf(renewed), { appliedOn: '2030-06-01', startsOn: '2032-05-01' }),
  )
}

const NAMES = [...termsBefore.keys()]

/**
 * What is worded otherwise since issue 32: a payday by its rule, a 日当直 on holidays by the hours of its schedule, and what the
 * listing asked of the doctor, which had no line.
 * Every other line is as it was.
 */
const asToday = (name: string, lines: readonly { heading: string; text: string }[]) =>
  lines
    .filter(({ heading }) => heading !== '支払日' && heading !== '必要な経験')
    // Of a shift that is offered otherwise or moved, the band is one of every day.
    .filter(({ heading }) => heading !== '宿日直許可' || !name.startsWith('offered spot'))
    .map(({ heading, text }) => ({
      heading,
      text: text.replace('\n9:00〜翌12:30 祝日', '\n9:00〜12:30 祝日'),
    }))

test('every variation of the terms before is made again', () => {
  expect(NAMES.length).toBe(made.size)
  expect(NAMES.length).toBeGreaterThan(450)
  expect(NAMES.filter((name) => !made.has(name))).toEqual([])
})

describe('the lines that this version makes of the facts', () => {
  test.each(NAMES)('%s: are those of the version before', (name) => {
    const terms = made.get(name)
    const before = termsBefore.get(name)
    if (!terms || !before) throw new Error(name)
    expect(asToday(name, termLines(terms))).toEqual(asToday(name, before.terms))
  })

  test('say what the listing asked of the doctor; nothing where nothing was asked, or it was not stored', () => {
    const [terms] = made.values()
    if (!terms) throw new Error('no terms')
    const lineOf = (requirements: TermsSnapshot['requirements']) =>
      termLines({ ...terms, requirements }).find(({ heading }) => heading === '必要な経験')?.text
    expect(
      lineOf({
        minYears: 3,
        specialties: ['SURGERY', 'UROLOGY'],
        skills: ['SUTURE'],
        firstTimeOk: false,
        note: '小児も診られる先生',
      }),
    ).toBe(
      '医師経験 3年以上、外科専門医・泌尿器科専門医のいずれか、縫合、この病院での勤務経験、小児も診られる先生',
    )
    expect(lineOf(NOTHING_REQUIRED)).toBeUndefined()
    expect(lineOf(null)).toBeUndefined()
  })

  test('word a payday by its rule, and by the words of the hospital where they are no rule', () => {
    const payDayOf = (name: string) =>
      termLines(made.get(name) ?? raise(name)).find(({ heading }) => heading === '支払日')?.text
    expect(payDayOf('spot: fee PER_SHIFT')).toBe(
      '銀行振込(毎月末日締め・翌月25日払い(銀行の休業日は前営業日))',
    )
    expect(payDayOf('spot: paid CASH_ON_DAY')).toBe('当日手渡し(締め日 末日、支払日 翌月25日)')
  })
})

function raise(name: string): never {
  throw new Error(`no terms: ${name}`)
}

/** What the lines of before never said, or no longer say. */
const UNSAID = { requirements: null, kept: undefined }

/** The day of the band of an offered shift, which its lines no longer say. */
const withoutBandDay = (terms: TermsSnapshot): TermsSnapshot =>
  terms.formation === 'ON_CONSENT'
    ? { ...terms, permit: terms.permit && { ...terms.permit, start: null, end: null } }
    : terms

/** Of a contract without a term the lines said of a renewal only that there is none. */
const withoutRenewal = (terms: TermsSnapshot): TermsSnapshot =>
  terms.regular?.contractEnd === null ? { ...terms, renewal: undefined } : terms

describe('terms of the version before', () => {
  test.each(NAMES)('%s: keep their lines, and give the same facts', (name) => {
    const before = termsBefore.get(name) ?? raise(name)
    const { terms, unread } = readOldTerms(before)
    const expected = made.get(name) ?? raise(name)
    expect(termLines(terms)).toEqual(before.terms)
    // Paid in hand on the day and on another day too: nobody can tell (`readPayday`).
    expect(unread).toEqual(expected.payment.payday ? [] : ['支払日'])
    const facts = { ...withoutRenewal(withoutBandDay(expected)), ...UNSAID }
    expect({ ...withoutRenewal(withoutBandDay(terms)), ...UNSAID }).toEqual({
      ...facts,
      payment: { ...facts.payment, note: null },
    })
  })

  test('what is not read stays readable as it was, is listed, and is nothing that binds', () => {
    const before = termsBefore.get('spot: fee PER_SHIFT') ?? raise('spot')
    const other: Record<string, string> = {
      源泉徴収: '税務署に聞いてください',
      支払日: 'ご相談',
      交通費: '応相談',
      業務: '手術のみ',
      契約の成立: '握手で成立します。',
    }
    const lines = [
      ...before.terms.map(({ heading, text }) => ({ heading, text: other[heading] ?? text })),
      { heading: '特記事項', text: '白衣貸与' },
    ]
    const { terms, unread } = readOldTerms({ ...before, terms: lines })
    expect(termLines(terms)).toEqual(lines)
    expect(unread).toEqual(['契約の成立', '業務', '支払日', '源泉徴収', '交通費', '特記事項'])
    expect(terms.withholdingTable).toBe('UNKNOWN')
    expect(terms.payment).toEqual({ method: null, payday: null, note: null })
    expect(terms.carfare).toEqual({ type: 'OTHER', yen: null, note: null })
  })

  test('a change replaces the lines that it changes, and no kept line beside them', () => {
    const before = termsBefore.get('regular: fee PER_SHIFT') ?? raise('regular')
    const lines = before.terms.map(({ heading, text }) => ({
      heading,
      text: heading === '源泉徴収' || heading === '契約期間' ? `${text}(手書き)` : text,
    }))
    const { terms } = readOldTerms({ ...before, terms: lines })
    const renewed = renewedTo(contractOf(terms), RENEWED_END, '2028-03-31')
    const textOf = (heading: string) => termLines(renewed).find((line) => line.heading === heading)?.text
    expect(textOf('源泉徴収')).toBe('乙欄(従たる給与)(手書き)')
    expect(textOf('支払日')).toBe('銀行振込(締め日 末日、支払日 翌月25日)')
    expect(textOf('契約期間')).toBe('2027年4/1(木)〜2032年4/30(金)')
    expect(textOf('無期転換')).toMatch(/^2028年4\/1\(土\)〜/)
    expect(termLines(renewed).map(({ heading }) => heading)).toEqual([
      ...lines.map(({ heading }) => heading),
      '無期転換',
    ])
  })

  test('of a shift that was moved say its hours, and no others', () => {
    const before = termsBefore.get('spot: fee PER_SHIFT') ?? raise('spot')
    const moved = { startTime: '2026-12-28T18:00:00+09:00', endTime: '2026-12-29T10:00:00+09:00' }
    const { terms, unread } = readOldTerms({ ...before, ...moved })
    expect(unread).toEqual([])
    expect(termLines(terms).find(({ heading }) => heading === '勤務時間')?.text).toBe(
      '12/28(月) 18:00〜翌10:00(16時間)',
    )
  })

  test('of contracts without their oldest fields are read from their lines', () => {
    const {
      incentives: _rules,
      permit: _permit,
      ...before
    } = termsBefore.get('spot: fee PER_SHIFT') ?? raise('spot')
    const { terms, unread } = readOldTerms(before)
    expect(unread).toEqual([])
    expect(terms.permit).toEqual(made.get('spot: fee PER_SHIFT')?.permit)
    expect(terms.incentives).toEqual(made.get('spot: fee PER_SHIFT')?.incentives)
  })
})

describe('stored terms', () => {
  const terms = made.get('regular: fee PER_SHIFT') ?? raise('regular')

  test('hold the lines for the version before, and come back as facts', () => {
    const stored = toStored(terms)
    expect(stored.terms).toEqual(termLines(terms))
    const back: typeof stored = JSON.parse(JSON.stringify(stored))
    expect(hasFacts(back)).toBe(true)
    expect(fromStored(back)).toEqual(JSON.parse(JSON.stringify(terms)))
  })

  test('changed by a process of the version before are read by their lines', () => {
    const stored = toStored(terms)
    const text =
      '2028年4/1(土)〜2032年4/30(金)の間に病院へ申し込むと、2032年5/1(土)から期間の定めのない契約になります(労働契約法18条)。契約期間のほかの労働条件は、このときの契約と同じです。'
    const changed = { ...stored, terms: [...stored.terms, { heading: '無期転換', text }] }
    expect(hasFacts(changed)).toBe(false)
    expect(fromStored(changed).conversion).toEqual({ from: '2028-04-01', until: '2032-04-30' })
    expect(fromStored(changed).requirements).toEqual(terms.requirements)
    expect(termLines(fromStored(changed))).toEqual(changed.terms)
    expect(hasFacts(toStored(fromStored(changed)))).toBe(true)
  })

  test('a changed copy leaves the agreed terms as they are', () => {
    const copy = changedTerms(terms, { fee: 1 })
    expect(copy.fee).toBe(1)
    expect(terms.fee).toBe(85_000)
  })
})
