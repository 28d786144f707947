import { visibleText } from './visible-text.ts'

/**
 * Full-width and half-width forms, and kana with combining marks. NFKC is applied to these only, since it
 * would replace the 塚 (U+FA10) of a name by another kanji, and ㈱ or ① by other text.
 */
const TWO_WIDTHS =
  /[\u3000\uff01-\uff60\uffe0-\uffe6]|[\u3041-\u30ff\uff61-\uff9f][\u3099\u309a\uff9e\uff9f]*/g

/** Normalises width: letters, digits and signs to half width, kana to full width. Kanji stay unchanged. */
export const oneWidth = (typed: string): string => typed.replace(TWO_WIDTHS, (part) => part.normalize('NFKC'))

/** Every width and form of a character as one (NFKC), for comparison with rules and words; never for what is stored or shown. */
export const comparable = (typed: string): string => visibleText(typed).normalize('NFKC')

/** Normalises typed text: width, white space, and no control characters or others that show nothing. */
export const plainText = (typed: string): string =>
  oneWidth(visibleText(typed))
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/** Converts hiragana to katakana. */
export const katakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** What stands for the long vowel behind a kana: hyphens, dashes and lines of every kind, and the kanji for one. */
const LONG_VOWEL =
  /(?<=[\u30a1-\u30fa\u30fc][-\u2010-\u2015\u2212\u2500\u2501\u4e00~〜]*)[-\u2010-\u2015\u2212\u2500\u2501\u4e00~〜]/g

/** A reading in katakana: 「まーく」, 「マ-ク」 and 「マ―ク」 are マーク. */
export const kanaText = (typed: string): string => katakana(plainText(typed)).replace(LONG_VOWEL, 'ー')

/** Characters that Japanese keyboards produce for a hyphen. */
const HYPHENS = /[-\u2010-\u2015\u2212\u2500\u2501\u30fc\uff70~〜]/g

const VARIED = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u200D]/gu

/** A text of which one value is meant (an address, a code, a number): nothing in it is there for its looks. */
export const oneValue = (typed: string): string => plainText(typed).replace(VARIED, '')

/** A mail address or log-in id as it is stored and compared. */
export const plainAddress = (typed: string): string => comparable(oneValue(typed)).trim().toLowerCase()

/** The number of whole units that somebody typed, in any width and with separators; null for anything else. */
export function typedNumber(typed: string): number | null {
  const digits = withoutSeparators(typed).replaceAll(/[,、円]/g, '')
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null
}

/** Removes hyphens, brackets and spaces from a typed number. */
export const withoutSeparators = (typed: string): string =>
  oneValue(typed)
    .replace(HYPHENS, '')
    .replace(/[\s()]/g, '')

/** A telephone number in digits: 「+81(0)90-1234-5678」, 「090.1234.5678」 and 「tel:09012345678」 are 09012345678. */
export const plainPhone = (typed: string): string =>
  withoutSeparators(oneValue(typed).replace(/^(?:tel|電話(?:番号)?)[:.]?/i, ''))
    .replace(/[.・/_]/g, '')
    .replace(/^(?:\+|00)810?/, '0')
