import type { CityWords } from './city-words.ts'
import { DEPARTMENT_WORDS } from './department-words.ts'
import { fold } from './fold.ts'
import { isMeaning, type Found, type Sense } from './meaning.ts'
import { PLACE_WORDS, WITHIN_WORDS } from './place-words.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { REFUSAL_WORDS } from './refusal-words.ts'
import { WORK_WORDS } from './work-words.ts'

/** Senses by folded word; the first entry of a word wins. */
const SENSES = new Map<string, Sense>()
for (const [word, sense] of [
  ...WORK_WORDS,
  ...PLACE_WORDS,
  ...DEPARTMENT_WORDS,
  ...REFUSAL_WORDS,
  ...PLAIN_WORDS,
]) {
  const folded = fold(word)
  if (folded !== '' && !SENSES.has(folded)) SENSES.set(folded, sense)
}

/** Length of the longest word; city names have at most twenty characters. */
const LONGEST = Math.max(20, ...[...SENSES.keys()].map((word) => word.length))

/** Mixed hiragana and katakana are two words: と and カ are not とか. */
const isMixed = (typed: string) => /[ぁ-ゖ]/.test(typed) && /[ァ-ヶ]/.test(typed)

/** A city takes precedence over its prefecture only, not over other senses of the word. */
const senseOf = (word: string, cities: CityWords): Sense | undefined =>
  (WITHIN_WORDS.has(word) || !SENSES.has(word) ? cities.get(word) : undefined) ?? SENSES.get(word)

/**
 * The longest word of lexicon or cities at the start of the remaining sentence, given folded and as typed.
 */
export function wordAt(rest: string, typed: string, cities: CityWords): Found | undefined {
  for (let length = Math.min(LONGEST, rest.length); length > 0; length -= 1) {
    const sense = senseOf(rest.slice(0, length), cities)
    if (sense && !(typeof sense === 'string' && isMixed(typed.slice(0, length)))) return { length, sense }
  }
  return undefined
}

/** Words long enough to be recognised with one wrong character. */
const CORRECTABLE = [...SENSES].filter(([word, sense]) => word.length >= 3 && isMeaning(sense))

/** Homophonous kanji, confused in conversion: 消火器 for 消化器. Other kanji make other words: 心臓 is not 腎臓. */
const SAME_SOUND = [
  '化科火課花家',
  '器機気期',
  '吸級',
  '呼',
  '循巡純準',
  '環間',
  '検健険剣見',
  '診新心',
  '外害',
  '整',
  '形型計',
  '皮',
  '膚符府',
  '析積',
  '透',
  '直値',
  '問門',
  '療料',
  '訪法放',
  '麻',
  '救急球',
  '内無',
  '員院',
  '理利',
  '精',
  '神',
  '産参',
  '脳悩能',
]
const isSameSound = (one: string, other: string) =>
  one !== '' && other !== '' && SAME_SOUND.some((group) => group.includes(one) && group.includes(other))
const isKana = (letters: string) => /^[ァ-ヶー]*$/.test(letters)

const MARKS = ['ー', 'ッ']

/** Edit distance of one: a character replaced, missing, added or transposed; kanji only by a homophone. */
function isOneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [rest, right] = [typed.slice(at), word.slice(at)]
  const [wrong = '', wanted = ''] = [rest[0], right[0]]
  if (rest.slice(1) === right.slice(1) && isSameSound(wrong, wanted)) return true
  // In a short word, or one of kanji, another character makes another word.
  if (word.length < 4 || !isKana(wrong + wanted)) return false
  return (
    (typed.length === word.length && rest.slice(1) === right.slice(1)) ||
    // Only long vowel and small kana marks may be missing or added: クリニク, ウオークインー.
    (MARKS.includes(wanted) && rest === right.slice(1)) ||
    (MARKS.includes(wrong) && rest.slice(1) === right) ||
    (rest.slice(2) === right.slice(2) && rest[0] === right[1] && rest[1] === right[0])
  )
}

/** The intended word of a typing error; undefined when none or several fit. */
export function corrected(typed: string): { word: string; sense: Sense } | undefined {
  if (typed.length < 3) return undefined
  const likely = CORRECTABLE.filter(([word]) => isOneSlip(typed, word))
  const [first] = likely
  return first && new Set(likely.map(([, sense]) => sense)).size === 1
    ? { word: first[0], sense: first[1] }
    : undefined
}
