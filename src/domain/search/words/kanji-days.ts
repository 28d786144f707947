import { numberOf } from './fold.ts'
import type { Found, Rule } from './meaning.ts'

const SIGNS = '一二三四五六七八九'
const MONTH = `(?:十[一二]?|[${SIGNS}])月`
/** 一日 and 三日 are durations as often as days; from 十一日 on the numeral is long enough to be a day. */
const DAY = `(?:[二三]十[${SIGNS}]?|十[${SIGNS}])日`
const ERA = `令和(?:十?[${SIGNS}]|十)年`
const BEGIN = new RegExp(`^(?:${ERA}|${MONTH}|${DAY})`)
const NUMERAL = new RegExp(`[${SIGNS}十]{1,3}(?=[年月日])`, 'g')

/** The text in Arabic numerals, and the end of each of its letters in the original. */
function converted(rest: string): { text: string; ends: number[] } {
  const ends: number[] = []
  let done = 0
  const keep = (until: number) => {
    for (; done < until; done += 1) ends.push(done + 1)
  }
  const text = rest.replace(NUMERAL, (signs, at: number) => {
    const value = numberOf(signs)
    if (Number.isNaN(value)) return signs
    keep(at)
    done = at + signs.length
    const digits = String(value)
    ends.push(...Array.from(digits, () => done))
    return digits
  })
  keep(rest.length)
  return { text, ends }
}

/** Days in kanji, 「十二月二十四日」, by the rules of days in digits. */
export function inKanji(rules: readonly Rule[]): Rule {
  return (rest, today) => {
    if (!BEGIN.test(rest)) return undefined
    const { text, ends } = converted(rest)
    let longest: Found | undefined
    for (const rule of rules) {
      const found = rule(text, today)
      if (found && found.length > (longest?.length ?? 0)) longest = found
    }
    return longest && { ...longest, length: ends[longest.length - 1] ?? 0 }
  }
}
