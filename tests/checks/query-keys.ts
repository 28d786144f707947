import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

/** Where a query key may begin: beside its query, or in a file of its own when several files share it. */
const MAKES_KEYS = /(\.queries|-keys?)\.ts$/
/** A key written out: in options, in a constant, or as the argument of a method of the query client. */
const KEY = /(?:queryKey:\s*|KEY = |\b(?:get|set|remove)Quer\w*\(\s*)\[\s*['"`]([^'"`]+)/g
/** Fewer first words than there are queries to name: the pattern no longer finds them. */
const FEWEST = 20

export const queryKeys: Check = {
  name: 'query keys are named where they are made',
  run: async () => {
    const files = new Map<string, Set<string>>()
    const findings: string[] = []
    for (const { path, text } of await sourceFiles('src')) {
      for (const [, word = ''] of text.matchAll(KEY)) {
        if (!MAKES_KEYS.test(path)) findings.push(`${path}: spells the query key '${word}'`)
        files.set(word, (files.get(word) ?? new Set()).add(path))
      }
    }
    for (const [word, paths] of files)
      if (paths.size > 1)
        findings.push(
          `the query key '${word}' is spelled in ${[...paths].join(', ')}: choose another, or export one and import it`,
        )
    if (files.size < FEWEST) findings.push(`found ${files.size} query keys, at least ${FEWEST} are known`)
    return findings
  },
}
