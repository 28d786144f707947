import type { ContractTerm, ShiftLength, WeeklyHours } from '../../search-spans.ts'
import { NUMBER, foldedNumberOf } from '../fold.ts'
import type { SentenceMeaning, Rule } from '../meaning.ts'
import { rule } from './rule.ts'

/** 「4時間」, 「4h」. */
const HOURS = '(?:時間|h(?:rs?|ours?)?(?![a-z]))'
const AT_MOST = '(?:以内|以下|マデ|未満)'
const AT_LEAST = '(?:以上|超エ?|オーバー|ヨリ長[イク]?)'

/** The classes up to a number; at least the first one. */
function upTo<T>(
  stretches: readonly (readonly [end: number, word: T])[],
  most: number,
): { words: T[]; isExact: boolean } {
  const within = stretches.filter(([end], at) => end <= most || at === 0)
  return { words: within.map(([, word]) => word), isExact: within.at(-1)?.[0] === most }
}

const LENGTHS: readonly (readonly [number, ShiftLength])[] = [
  [4, 'UP_TO_4H'],
  [8, 'UP_TO_8H'],
  [12, 'UP_TO_12H'],
  [16, 'UP_TO_16H'],
]

/** The classes of shift length above a number of hours. */
function over(least: number): { words: ShiftLength[]; isExact: boolean } {
  const beyond = LENGTHS.filter(([end]) => end > least).map(([, word]) => word)
  return { words: [...beyond, 'OVER_16H'], isExact: LENGTHS.some(([end]) => end === least) }
}

const WEEKS: readonly (readonly [number, WeeklyHours])[] = [
  [8, 'WITHIN_8H'],
  [16, 'WITHIN_16H'],
  [20, 'WITHIN_20H'],
  [24, 'WITHIN_24H'],
  [32, 'WITHIN_32H'],
]
const TERMS: readonly (readonly [number, ContractTerm])[] = [
  [3, 'UP_TO_3_MONTHS'],
  [6, 'UP_TO_6_MONTHS'],
  [12, 'UP_TO_1_YEAR'],
]

const term = (contractTerms: ContractTerm[], note?: string): SentenceMeaning => ({
  criteria: { contractTerms },
  kind: 'regular',
  note,
})

const ROUNDED = '「{}」は、近い選択肢に置きかえて探します。'

/** Durations: of a shift, of the weekly hours and of a contract. */
export const SPAN_RULES: readonly Rule[] = [
  rule(`(\\d{1,2})${HOURS}${AT_MOST}`, ([, hours = '']) => {
    const { words, isExact } = upTo(LENGTHS, Number(hours))
    return { criteria: { shiftLengths: words }, note: isExact ? undefined : ROUNDED }
  }),
  rule(`(\\d{1,2})${HOURS}${AT_LEAST}`, ([, hours = '']) => {
    const { words, isExact } = over(Number(hours))
    return { criteria: { shiftLengths: words }, note: isExact ? undefined : ROUNDED }
  }),
  rule(`(\\d{1,2})${HOURS}(?:ダケ|ノミ|勤務|労働|程度|クライ|グライ|前後)?`, ([, hours = '']) => {
    const length = LENGTHS.find(([end]) => Number(hours) <= end)
    return length && { criteria: { shiftLengths: [length[1]] }, note: ROUNDED }
  }),
  rule('短時間(?:勤務)?', () => ({
    criteria: { shiftLengths: ['UP_TO_4H'] },
    note: '「{}」は、4時間以内の勤務で探します。',
  })),
  rule(`(?:1週間|週)(?:ニ|合計|デ)?(\\d{1,2})時間${AT_LEAST}`, () => ({
    beyond: '週の合計時間は上限だけで探せます。',
  })),
  rule(`(?:1週間|週)(?:ニ|合計|デ)?(\\d{1,2})時間${AT_MOST}?`, ([, hours = '']) => {
    const { words, isExact } = upTo(WEEKS, Number(hours))
    return {
      criteria: { weeklyHours: words.slice(-1) },
      kind: 'regular',
      note: isExact ? undefined : ROUNDED,
    }
  }),
  rule(`(${NUMBER})[カヵヶケ箇]月(?:間)?(?:${AT_MOST}|契約|ダケ)`, ([, months = '']) => {
    const { words, isExact } = upTo(TERMS, foldedNumberOf(months))
    return term(words, isExact ? undefined : ROUNDED)
  }),
  rule('半年(?:間)?(?:契約|以内|マデ|ダケ)', () => term(['UP_TO_3_MONTHS', 'UP_TO_6_MONTHS'])),
  rule('[1一]年(?:間)?(?:契約|以内|マデ|ダケ)', () =>
    term(['UP_TO_3_MONTHS', 'UP_TO_6_MONTHS', 'UP_TO_1_YEAR']),
  ),
  rule('短期(?:間|契約)?', () => term(['UP_TO_3_MONTHS'], '「{}」は、3か月以内の契約で探します。')),
  rule('長期(?:間|契約)?', () =>
    term(['OVER_1_YEAR', 'OPEN_ENDED'], '「{}」は、1年を超える契約と期間の定めのない契約で探します。'),
  ),
]
