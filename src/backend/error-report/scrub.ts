/** What may say who somebody is, or open something: taken out before a report is written down. */
const PERSONAL: readonly [found: RegExp, instead: string][] = [
  // Ours and other people's addresses carry searches and tokens behind the path.
  [/[?#][^\s'")]*/g, ''],
  [/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, '[mail]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/[\w-]{16,}\.[\w-]{16,}(?:\.[\w-]+)?/g, '[token]'],
  // Tokens, ids and keys; names of files and functions are shorter or have no digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
  // Telephone and licence numbers, and what looks like one.
  [/(?<![:\d])\+?\d[\d-]{4,}\d/g, '[number]'],
  // What a doctor typed is Japanese, and so are names; what programs say of their faults is not.
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu, '[text]'],
]

/** Text of a report without what is personal, on one line, at most so long. */
export function scrubbed(text: string, limit: number): string {
  const plain = PERSONAL.reduce(
    (left, [found, instead]) => left.replace(found, instead),
    text.slice(0, 4 * limit),
  )
  return plain
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, limit)
}
