import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, type Check } from './check.ts'
import { isGenerated } from './source-files.ts'

/** Documents that are not in the repository: whoever reads a comment cannot look the rule up there. */
const ELSEWHERE =
  /\bspecs?('s|’s)?\b(?!\.|:)|\bproduct (reference\b|\d)|\b(spec|product|design|stack|security)\.md\b/i
const TEXTS = ['README.md', '{src,tests}/**/*.{ts,tsx,md,proto,graphql}']
/** Names these documents to refuse them. */
const OWN = 'tests/checks/cited-rules.ts'
const FEWEST = 2_000

/** A comment says its rule itself, or names a DECISIONS.md that does. */
export const citedRules: Check = {
  name: 'texts cite what is in the repository',
  run: async () => {
    const paths: string[] = []
    for await (const path of glob(TEXTS, { cwd: PROJECT })) paths.push(path)
    if (paths.length < FEWEST) return [`saw ${paths.length} texts only: the scan is broken`]
    const found = await Promise.all(
      paths.map(async (path) => {
        if (isGenerated(path) || path === OWN) return []
        const lines = (await readFile(join(PROJECT, path), 'utf8')).split('\n')
        return lines.flatMap((line, index) =>
          ELSEWHERE.test(line)
            ? [`${path}:${index + 1}: cites a document that is not here; say the rule`]
            : [],
        )
      }),
    )
    return found.flat()
  },
}
