import * as v from 'valibot'

/** Characters as a reader counts them; code points where the browser cannot tell (Firefox before 125). */
function characterCount(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length
  return Array.from(new Intl.Segmenter().segment(text)).length
}

/** Of at most `n` characters: `v.maxGraphemes`, which throws where `Intl.Segmenter` is missing. */
export const maxCharacters = (n: number, message: string) =>
  v.check((text: string) => text.length <= n || characterCount(text) <= n, message)
