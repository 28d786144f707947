/** An enum of the protobuf contracts, as protobuf-es generates it. */
type WireEnum = Readonly<Record<string, number>>

/** The constants of an enum without UNSPECIFIED, which means "unset". */
export type WordOf<Words> = Exclude<keyof Words & string, 'UNSPECIFIED'>

const isName = <Words extends WireEnum>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name)

const isWord = <Words extends WireEnum>(words: Words, name: string): name is WordOf<Words> =>
  name !== 'UNSPECIFIED' && isName(words, name)

/** The constant of a number, including UNSPECIFIED, for enums in which it is a regular value. */
export const nameOf = <Words extends WireEnum>(
  words: Words,
  number: number | undefined,
): (keyof Words & string) | null => {
  const name = Object.keys(words).find((one) => words[one] === number)
  return name !== undefined && isName(words, name) ? name : null
}

/**
 * The constant of a number; null for UNSPECIFIED, and for a number of a newer contract, which counts as
 * unset.
 */
export const wireWordOf = <Words extends WireEnum>(
  words: Words,
  number: number | undefined,
): WordOf<Words> | null => {
  const name = nameOf(words, number)
  return name !== null && isWord(words, name) ? name : null
}

/** The constants of a list, without unknown ones. */
export const wireWordsOf = <Words extends WireEnum>(
  words: Words,
  numbers: readonly number[],
): WordOf<Words>[] => numbers.flatMap((number) => wireWordOf(words, number) ?? [])

/** The constant of a required field. Throws when it is unset or unknown. */
export function requiredWord<Words extends WireEnum>(
  words: Words,
  number: number | undefined,
  field: string,
): WordOf<Words> {
  const word = wireWordOf(words, number)
  if (word === null) throw new Error(`${field} says nothing that is known: ${number}`)
  return word
}

/** What a command has answered: its outcome, as a constant. Throws when it is unset or unknown. */
export async function wordOfOutcome<Words extends WireEnum>(
  words: Words,
  answer: Promise<{ $typeName: string; outcome: number }>,
): Promise<{ outcome: WordOf<Words> }> {
  const { $typeName, outcome } = await answer
  return { outcome: requiredWord(words, outcome, `${$typeName}.outcome`) }
}

/** The number of a constant from a form; UNSPECIFIED for any other text. */
export const numberOf = <Words extends WireEnum & { UNSPECIFIED: 0 }>(
  words: Words,
  word: string,
): Words[WordOf<Words>] | 0 => (isWord(words, word) ? words[word] : words.UNSPECIFIED)
