/** Patterns of personal data and secrets, replaced before a report is logged. */
const PERSONAL: readonly [found: RegExp, instead: string][] = [
  // Query strings and fragments of URLs contain searches and tokens.
  [/[?#][^\s'")]*/g, ''],
  [/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, '[mail]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/[\w-]{16,}\.[\w-]{16,}(?:\.[\w-]+)?/g, '[token]'],
  // Tokens, ids and keys; file and function names are shorter or have no digit.
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '[token]'],
  // Telephone and licence numbers, and similar numbers.
  [/(?<![:\d])\+?\d[\d-]{4,}\d/g, '[number]'],
  // Names and typed text are Japanese; error messages of programs are not.
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu, '[text]'],
]

/** Removes personal data from a text, joins its lines and truncates it to `limit` characters. */
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
