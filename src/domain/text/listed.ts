/** Number of words before the rest is only counted. */
const NAMED = 3

/** 「東京・神奈川・千葉ほか4」. */
export const listed = (words: readonly string[]): string =>
  words.length > NAMED + 1
    ? `${words.slice(0, NAMED).join('・')}ほか${words.length - NAMED}`
    : words.join('・')
