import { createRandom, type Random } from '#app/backend/seed/random.ts'

/** What is generated, before a caller signs it: the bytes of one HTTP request. */
export type HostileRequest = {
  /** Which part of the app is asked, for the count of a report. */
  target: string
  method: string
  /** As it is written on the request line. */
  path: string
  headers: Record<string, string>
  body?: Buffer
}

/** Values that are there: hostile ones alone would be refused before anything is asked of the database. */
export type Known = {
  listingIds: readonly string[]
  uuids: readonly string[]
  words: readonly string[]
}

export type Source = Random & {
  known: Known
  /** One of a list that may be empty at compile time; never at run time. */
  oneOf<T>(list: readonly T[]): T
  /** A text: mostly hostile, sometimes one the app knows. */
  text(): string
  /** Any JSON value. */
  json(depth?: number): unknown
  bytes(longest: number): Buffer
}

const TEXTS = [
  '',
  ' ',
  '働き方',
  '/search/spot?q=当直',
  '/search/spot/result?prefectures=東京',
  '/spot/1?x=あ',
  '𠮷野家',
  'が',
  '\u202eabc',
  '\0',
  'a\0b',
  '\ud800',
  '\r\nSet-Cookie: a=1',
  '%',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "' or '1'='1",
  '1; drop table account',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '0',
  '1',
  '1.5',
  '1e400',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-12-18T00:00:00Z',
  '25:61',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-0000-0000-00000000000g',
  'a,b,,c',
  ',,,,',
  '[]',
  '{}',
  '{"a":1}',
  'Bearer x',
  'a@b',
  '試験@example.com',
  `${'a'.repeat(250)}@example.com`,
  'x'.repeat(5_000),
  '語'.repeat(700),
] as const

const LEAVES: readonly unknown[] = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), [], {}]

/** Everything a request is made of, drawn from one seed: the same seed and the same known values, the same requests. */
export function createSource(seed: number, known: Known): Source {
  const random = createRandom(seed)
  const oneOf = <T>(list: readonly T[]): T => {
    const item = list[random.int(0, list.length - 1)]
    if (item === undefined) throw new Error('nothing to draw from')
    return item
  }
  const text = () => {
    const luck = random.float()
    if (luck < 0.15) return oneOf(known.listingIds)
    if (luck < 0.25) return oneOf(known.uuids)
    if (luck < 0.45) return oneOf(known.words)
    return oneOf(TEXTS)
  }
  const json = (depth = 3): unknown => {
    if (depth === 0 || random.chance(0.4)) return random.chance(0.5) ? text() : oneOf(LEAVES)
    const length = random.int(0, 3)
    if (random.chance(0.5)) return Array.from({ length }, () => json(depth - 1))
    return Object.fromEntries(Array.from({ length }, () => [text(), json(depth - 1)]))
  }
  return {
    ...random,
    known,
    oneOf,
    text,
    json,
    bytes: (longest) => Buffer.from(Array.from({ length: random.int(0, longest) }, () => random.int(0, 255))),
  }
}

/** UTF-8 as Node writes a header or a path: one character a byte. */
export const asBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** Escaped as a browser would, or left as it is. */
export function queryText(source: Source, text: string): string {
  const escaped = () => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
  return source.chance(0.8) ? escaped() : asBytes(text).replaceAll(/[^\x21-\xff]|[#]/g, '%')
}
