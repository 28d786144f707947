/**
 * What exists in two widths, and kana with the marks that may follow them. Nothing else is folded: NFKC makes 塚 (U+FA10)
 * of somebody's name another kanji, and ㈱ or ① another text.
 */
const TWO_WIDTHS =
  /[\u3000\uff01-\uff60\uffe0-\uffe6]|[\u3041-\u30ff\uff61-\uff9f][\u3099\u309a\uff9e\uff9f]*/g

/** One width for letters, digits and signs, whole kana in full width; every kanji stays as it was typed. */
export const oneWidth = (typed: string): string => typed.replace(TWO_WIDTHS, (part) => part.normalize('NFKC'))

/** What a person typed, made one way: full-width and half-width alike, no stray spaces or control characters. */
export const plainText = (typed: string): string =>
  oneWidth(typed)
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/** Hiragana as katakana; everything else stays. */
export const katakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))

/** Every sign that stands for a hyphen in a Japanese keyboard's output. */
const HYPHENS = /[-\u2010-\u2015\u2212\u30fc\uff70~〜]/g

/** Only what carries meaning in a number typed with hyphens, brackets and spaces. */
export const withoutSeparators = (typed: string): string =>
  plainText(typed)
    .replace(HYPHENS, '')
    .replace(/[\s()]/g, '')
