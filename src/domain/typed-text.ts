/** What a person typed, made one way: full-width and half-width alike, no stray spaces or control characters. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
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
