import { DEPARTMENT_WORDS } from './department-words.ts'
import { fold } from './fold.ts'
import { isMeaning, type Found, type Sense } from './meaning.ts'
import { PLACE_WORDS } from './place-words.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { WORK_WORDS } from './work-words.ts'

/** Folded words with their senses; the first to name a word keeps it. */
const SENSES = new Map<string, Sense>()
for (const [word, sense] of [...WORK_WORDS, ...PLACE_WORDS, ...DEPARTMENT_WORDS, ...PLAIN_WORDS]) {
  const folded = fold(word)
  if (folded !== '' && !SENSES.has(folded)) SENSES.set(folded, sense)
}

const LONGEST = Math.max(...[...SENSES.keys()].map((word) => word.length))

/** The longest word of the lexicon at the start of what is left. */
export function wordAt(rest: string): Found | undefined {
  for (let length = Math.min(LONGEST, rest.length); length > 0; length -= 1) {
    const sense = SENSES.get(rest.slice(0, length))
    if (sense) return { length, sense }
  }
  return undefined
}

/** Words long enough that one wrong letter leaves no doubt. */
const CORRECTABLE = [...SENSES].filter(([word, sense]) => word.length >= 3 && isMeaning(sense))

/** Whether one letter was put wrong, left out, added or swapped with its neighbour. */
function isOneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [rest, right] = [typed.slice(at), word.slice(at)]
  return (
    rest.slice(1) === right.slice(1) ||
    // Left out or added: a short word would become any other.
    (word.length >= 4 && (rest === right.slice(1) || rest.slice(1) === right)) ||
    (rest.slice(2) === right.slice(2) && rest[0] === right[1] && rest[1] === right[0])
  )
}

/** The word that a mistyped one means; undefined when none or several would do. */
export function corrected(typed: string): { word: string; sense: Sense } | undefined {
  if (typed.length < 3) return undefined
  const likely = CORRECTABLE.filter(([word]) => isOneSlip(typed, word))
  const [first] = likely
  return first && new Set(likely.map(([, sense]) => sense)).size === 1
    ? { word: first[0], sense: first[1] }
    : undefined
}
