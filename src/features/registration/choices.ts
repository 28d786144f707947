const isWord = <Words extends object>(
  words: Words,
  value: string | undefined,
): value is Extract<keyof Words, string> => value !== undefined && Object.hasOwn(words, value)

/** The options of a group of radios or boxes, out of a domain word list. */
export const choicesOf = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  Object.keys(words)
    .filter((value) => isWord(words, value))
    .map((value) => ({ value, label: words[value] }))

/** A saved choice, if the list still knows it. */
export const knownChoice = <Words extends object>(words: Words, value: string | undefined) =>
  isWord(words, value) ? value : undefined
