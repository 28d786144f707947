import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/** What tells outcomes in words; a module that has such words is of one page. */
const OUTCOME_WORDS = 'src/domain/text/outcome-words.ts'
const SCHEMA = /^src\/features\/(.*\/)?(?!use-)[\w-]+-search\.ts$/
const FEWEST_SCHEMAS = 40

/** The imports from a module to the words of outcomes; undefined where there are none. */
function wayToWords(start: string, importsFrom: ReadonlyMap<string, string[]>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    for (const target of importsFrom.get(way.at(-1) ?? '') ?? []) {
      if (target === OUTCOME_WORDS) return [...way, target]
      if (!seen.has(target)) {
        seen.add(target)
        ways.push([...way, target])
      }
    }
  }
  return undefined
}

export const searchSchemas: Check = {
  name: 'first load: what reads an address brings no words of one page along',
  run: async () => {
    const files = [...(await sourceFiles('src/features')), ...(await sourceFiles('src/domain'))]
    const importsFrom = new Map(
      files.map((file) => [
        file.path,
        importsOf(file).flatMap(
          ({ specifier, isType }) => (isType ? [] : targetOf(specifier, file.path)) ?? [],
        ),
      ]),
    )
    const schemas = files.filter(({ path }) => SCHEMA.test(path))
    return [
      ...(schemas.length < FEWEST_SCHEMAS ? [`saw ${schemas.length} schemas only: the scan is broken`] : []),
      ...schemas.flatMap(({ path }) => wayToWords(path, importsFrom)?.join(' → ') ?? []),
    ]
  },
}
