/** An enum of the protobuf contracts, as protobuf-es generates it. */
type WireEnum = Readonly<Record<string, number>>

/** The words of an enum. UNSPECIFIED stands for "not said", so it is none of them. */
export type WordOf<Words> = Exclude<keyof Words & string, 'UNSPECIFIED'>

const isName = <Words extends WireEnum>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name)

const isWord = <Words extends WireEnum>(words: Words, name: string): name is WordOf<Words> =>
  name !== 'UNSPECIFIED' && isName(words, name)

/** The name of a number, UNSPECIFIED included: for enums in which UNSPECIFIED is a value like the others. */
export const nameOf = <Words extends WireEnum>(
  words: Words,
  number: number | undefined,
): (keyof Words & string) | null => {
  const name = Object.keys(words).find((one) => words[one] === number)
  return name !== undefined && isName(words, name) ? name : null
}

/** The word of a number. Null for what is not said, and for a number of a newer contract, which counts as not said. */
export const wordOf = <Words extends WireEnum>(
  words: Words,
  number: number | undefined,
): WordOf<Words> | null => {
  const name = nameOf(words, number)
  return name !== null && isWord(words, name) ? name : null
}

/** The words of a list, without those that are not known. */
export const wordsOf = <Words extends WireEnum>(words: Words, numbers: readonly number[]): WordOf<Words>[] =>
  numbers.flatMap((number) => wordOf(words, number) ?? [])

/** The word of a field that has to say one. Throws when it does not, as for any other field that is missing. */
export function requiredWord<Words extends WireEnum>(
  words: Words,
  number: number | undefined,
  field: string,
): WordOf<Words> {
  const word = wordOf(words, number)
  if (word === null) throw new Error(`${field} says nothing that is known: ${number}`)
  return word
}

/** The number of a word that somebody typed or chose; UNSPECIFIED for anything else. */
export const numberOf = <Words extends WireEnum & { UNSPECIFIED: 0 }>(
  words: Words,
  word: string,
): Words[WordOf<Words>] | 0 => (isWord(words, word) ? words[word] : words.UNSPECIFIED)
