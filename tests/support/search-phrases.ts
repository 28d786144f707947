import { readFileSync } from 'node:fs'
import type { SearchKind } from '#app/domain/listing/listing-kind.ts'
import { readSearchWords } from '#app/domain/search/words/search-words.ts'
import { PREFECTURE, REGIONS } from '#app/domain/text/prefecture.ts'
import { addDays } from '#app/domain/text/tokyo-time.ts'

/** A Saturday; the Monday after it is a holiday. */
const TODAY = '2026-11-21'

const linesOf = (name: string) =>
  readFileSync(new URL(`../phrases/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** The rows of a table of phrases, without its heading and comments. */
const rowsOf = (name: string) =>
  linesOf(name)
    .slice(1)
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([phrase = '', kind = '', criteria = '', unknown = '', inRegular = '']) => ({
      phrase,
      kind,
      criteria,
      unknown,
      inRegular: inRegular || criteria,
    }))

/** The published sentences, which are read exactly. */
export const PHRASES = rowsOf('search-words.tsv')

/**
 * Published sentences with the criteria that they should become and do not: the rest is `told`, or the reading is `wrong`
 * beside what is told.
 */
export const HARD = rowsOf('search-words-hard.tsv').map(({ unknown: verdict, ...row }) => ({
  ...row,
  verdict,
}))

/** Words of other worlds, many with one of ours in them. */
export const UNKNOWN = linesOf('unknown-words.txt')

const REGION: Record<string, string[]> = {
  ALL: Object.keys(PREFECTURE),
  ...Object.fromEntries(
    Object.entries(REGIONS).map(([region, { prefectures }]) => [region, Object.keys(prefectures)]),
  ),
}

/** Cities as a country with listings everywhere has them. */
export const CITIES = linesOf('cities.txt').flatMap((line) => {
  const [prefecture, ...names] = line.split(' ')
  return names.map((name) => `${prefecture}-${name}`)
})

/** The wards of a designated city, and those of Tokyo. */
const wardsOf = (city: string) =>
  CITIES.filter((key) => (city === 'TOKYO-23区' ? /^TOKYO-[^市]+区$/.test(key) : key.startsWith(city)))

/** `A,B`, days `from..to`, `@REGION` or the wards `@KANAGAWA-横浜市`, and `-C` for all before without it. */
function values(text: string): string[] {
  const all = new Set<string>()
  for (const part of text.split(',')) {
    const [from = '', to] = part.split('..')
    if (part.startsWith('-')) all.delete(part.slice(1))
    else if (part.startsWith('@'))
      for (const one of REGION[part.slice(1)] ?? wardsOf(part.slice(1))) all.add(one)
    else if (to) for (let day = from; day <= to; day = addDays(day, 1)) all.add(day)
    else all.add(part)
  }
  return [...all].sort()
}

/** The criteria of a table, as `asLists` has them. */
export const expected = (criteria: string) =>
  Object.fromEntries([...new URLSearchParams(criteria)].map(([field, text]) => [field, values(text)]))

/** Without order: alternatives have none. */
export const asLists = (criteria: object) =>
  Object.fromEntries(
    Object.entries(criteria).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(String).sort() : [value === true ? '1' : String(value)],
    ]),
  )

/** Reads a phrase on a day that is always the same. */
export const read = (phrase: string, kind: SearchKind = 'spot', cities = CITIES) =>
  readSearchWords(phrase, { today: TODAY, kind, cities })

/** The criteria and the order that a phrase asks for, as lists. */
export const asked = (phrase: string, kind: SearchKind) => {
  const { criteria, sort } = read(phrase, kind)
  return asLists(sort ? { ...criteria, sort } : criteria)
}

/** Whether a phrase refuses, compares or leaves open: its meaning depends on what stands before it. */
export const isTurned = (phrase: string): boolean =>
  /以外|なし|無し|ない|なく|せん|ん(?:で|か|と|当|$)|不|除|NG|×|無理|[だダ]メ|だめ|あかん|いらん|休み|埋|避け|やめ|嫌|厳し|より|じゃな|ではな|免除|予定|外して|過ご|でも|ても|はダ|しか|勘弁|ゼロ|抜き|苦手|しんどい|きつい|つらい|勤務がある|だけは|じゃのう|パス|お断り|遠慮|問わ|構|平気/.test(
    phrase,
  )

/**
 * How a phrase was read that should become `right`: `told` when it asks for some of that and says that it left something
 * out, `silent` when it asks for something else and says nothing.
 */
export function verdictOf(phrase: string, kind: SearchKind, right: Record<string, string[]>) {
  const { unknown, notes } = read(phrase, kind)
  const got = asked(phrase, kind)
  const isSaid = unknown.length > 0 || notes.length > 0
  const same = Object.entries(got).filter(([field, values]) => right[field]?.join() === values.join())
  if (same.length < Object.keys(got).length) return isSaid ? 'wrong' : 'silent'
  if (same.length < Object.keys(right).length) return isSaid ? 'told' : 'silent'
  return 'exact'
}
