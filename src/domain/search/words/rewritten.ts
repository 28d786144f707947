import type { Found, Rule } from './meaning.ts'

/** How the words of a pattern are written otherwise; undefined leaves them. */
export type Rewrite = {
  /** The start of a text in which such words are looked for. */
  begin: RegExp
  /** Global, without groups. */
  pattern: RegExp
  of: (words: string) => string | undefined
}

/** The text with other words, and the end of each of its letters in the original. */
function otherwise(rest: string, { pattern, of }: Rewrite): { text: string; ends: number[] } {
  const ends: number[] = []
  let done = 0
  let text = ''
  const keep = (until: number) => {
    text += rest.slice(done, until)
    for (; done < until; done += 1) ends.push(done + 1)
  }
  for (const match of rest.matchAll(pattern)) {
    const other = of(match[0])
    if (other === undefined) continue
    keep(match.index)
    done = match.index + match[0].length
    text += other
    ends.push(...Array.from(other, () => done))
  }
  keep(rest.length)
  return { text, ends }
}

/** The rules, applied to words in another spelling: 「十二月二十四日」, 「らいしゅうのどようび」. */
export function rewritten(rules: readonly Rule[], spelling: Rewrite): Rule {
  return (rest, today) => {
    if (!spelling.begin.test(rest)) return undefined
    const { text, ends } = otherwise(rest, spelling)
    let longest: Found | undefined
    for (const rule of rules) {
      const found = rule(text, today)
      if (found && found.length > (longest?.length ?? 0)) longest = found
    }
    return longest && { ...longest, length: ends[longest.length - 1] ?? 0 }
  }
}
