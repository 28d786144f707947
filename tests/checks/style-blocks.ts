/** A rule of a style sheet with what stands around it, or one of its declarations. */
export type StyleRule = {
  /** Of the rule and of all around it, the outermost first: selectors and at-rules. */
  preludes: readonly string[]
  declarations: readonly { property: string; value: string }[]
}

/** The end of a piece of text at one of `ends`, past strings, brackets and comments. */
function endOf(css: string, from: number, ends: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0 && ends.includes(sign)) return at
  }
  return css.length
}

/** Every rule of a style sheet without comments, such as the build writes it. */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  let at = 0

  function block(preludes: readonly string[]) {
    const declarations: { property: string; value: string }[] = []
    while (at < css.length && css.charAt(at) !== '}') {
      const end = endOf(css, at, ';{}')
      const text = css.slice(at, end).trim()
      at = end
      if (css.charAt(at) === '{') {
        at += 1
        block([...preludes, text])
        at += 1
        continue
      }
      const colon = text.indexOf(':')
      if (text.startsWith('@')) rules.push({ preludes: [...preludes, text], declarations: [] })
      else if (colon > 0)
        declarations.push({ property: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() })
      if (css.charAt(at) === ';') at += 1
    }
    if (preludes.length > 0) rules.push({ preludes, declarations })
  }
  block([])
  return rules
}
