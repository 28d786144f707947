/**
 * Full-width and half-width forms, and kana with combining marks. NFKC is applied to these only, since it
 * would replace the 塚 (U+FA10) of a name by another kanji, and ㈱ or ① by other text.
 */
const TWO_WIDTHS =
  /[\u3000\uff01-\uff60\uffe0-\uffe6]|[\u3041-\u30ff\uff61-\uff9f][\u3099\u309a\uff9e\uff9f]*/g

/** Normalises width: letters, digits and signs to half width, kana to full width. Kanji stay unchanged. */
export const oneWidth = (typed: string): string => typed.replace(TWO_WIDTHS, (part) => part.normalize('NFKC'))

/** Normalises typed text: width, white space, and no control characters. */
export const plainText = (typed: string): string =>
  oneWidth(typed)
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/** Converts hiragana to katakana. */
export const katakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** Characters that Japanese keyboards produce for a hyphen. */
const HYPHENS = /[-\u2010-\u2015\u2212\u30fc\uff70~〜]/g

/** The number of whole units that somebody typed, in any width and with separators; null for anything else. */
export function typedNumber(typed: string): number | null {
  const digits = withoutSeparators(typed).replaceAll(/[,、円]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null
}

/** Removes hyphens, brackets and spaces from a typed number. */
export const withoutSeparators = (typed: string): string =>
  plainText(typed)
    .replace(HYPHENS, '')
    .replace(/[\s()]/g, '')
