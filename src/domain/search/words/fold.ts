import { comparable, katakana } from '../../text/typed-text.ts'

/** Normalises a sentence for display: width, single spaces. */
export const plainSentence = (typed: string): string =>
  comparable(typed)
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

const SAME: Record<string, string> = { '〜': '~', '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-' }

/**
 * Folds a sentence for matching (katakana, lower case, one dash). Preserves the length, so that positions are
 * equal.
 */
export const fold = (sentence: string): string =>
  katakana(
    sentence
      .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      .replace(/[〜–—−‐‑]/g, (mark) => SAME[mark] ?? mark),
  )

const DIGITS = '〇一二三四五六七八九'

/** Parses 「12」, 「1,200」, 「8.5」, 「十二」, 「二十」; NaN for anything else. */
export function foldedNumberOf(text: string): number {
  if (/^[\d,]+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(text)
  if (tens) return digit(tens[1] ?? '一') * 10 + (tens[2] ? digit(tens[2]) : 0)
  return text.length === 1 && DIGITS.includes(text) ? digit(text) : Number.NaN
}

const digit = (sign: string): number => DIGITS.indexOf(sign)

/** Regular expression of a number. */
export const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|[一二三四五六七八九十]{1,3})`
