const isWord = <Words extends object>(
  words: Words,
  value: string | undefined,
): value is Extract<keyof Words, string> => value !== undefined && Object.hasOwn(words, value)

/** Options of radios or checkboxes from a word list of the domain. */
export const choicesOf = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  Object.keys(words)
    .filter((value) => isWord(words, value))
    .map((value) => ({ value, label: words[value] }))

/** A saved choice, or undefined if the list has dropped it. */
export const knownChoice = <Words extends object>(words: Words, value: string | undefined) =>
  isWord(words, value) ? value : undefined
