import type { Logger } from 'drizzle-orm/logger'

const NAME = String.raw`(?<![".\w])"\w+"(?!")`
const OPERATOR = String.raw`\s*(?:=|<>|!=|<=|>=|<|>|is (?:not )?distinct from)\s*`

/** A quoted name without its table, compared with another column: inside a sub-select both may be of one table. */
const BARE = [
  new RegExp(String.raw`${NAME}(?!\.)${OPERATOR}(?="\w+")`, 'i'),
  new RegExp(String.raw`"${OPERATOR}${NAME}(?!\.)`, 'i'),
]
const QUALIFIED = /("\w+"\."\w+")\s*(?:=|<>|!=|<=|>=|<|>)\s*\1(?!\w)/

/** What is wrong with the columns that a statement compares; null when nothing is. */
export function comparisonProblem(statement: string): string | null {
  const itself = QUALIFIED.exec(statement)
  if (itself) return `a column is compared with itself: ${itself[0]}`
  // `set "a" = …` and the columns of an upsert cannot name a table.
  const rest = statement.replaceAll(/\bset "\w+" = [^]*?(?=\bwhere\b|\bfrom\b|\breturning\b|$)/gi, 'set ')
  if (!/\(\s*select\b/i.test(rest)) return null
  const bare = BARE.map((form) => form.exec(rest)).find((found) => found !== null)
  return bare ? `a column without its table is compared with a column: ${bare[0]}` : null
}

const seen = new Set<string>()

/** Fails the statement of a test that compares a column with itself. */
export const refuseSelfCompared = (next: Logger | undefined): Logger => ({
  logQuery(statement, values) {
    next?.logQuery(statement, values)
    if (seen.has(statement)) return
    const problem = comparisonProblem(statement)
    if (problem) throw new Error(`${problem}\n${statement}`)
    seen.add(statement)
  },
})
