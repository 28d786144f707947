import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/** Fewer imports of stores than there are: the scan itself is broken. */
const FEWEST = 60

const nounOf = (path: string) => /^src\/backend\/([^/]+)\//.exec(path)?.[1]

/** `backend/X` reaches `backend/Y` through Y's service, never its store. */
export const storeOwners: Check = {
  name: 'a store is imported by its own noun only',
  run: async () => {
    const files = await sourceFiles('src/backend')
    const imports = files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file).flatMap(({ specifier }) => {
          const target = targetOf(specifier, file.path)
          return target?.endsWith('.store.ts') ? [{ path: file.path, target }] : []
        }),
      )
    const foreign = new Set(
      imports
        .filter(({ path, target }) => nounOf(path) !== nounOf(target))
        .map(({ path, target }) => `${path} → ${target}`),
    )
    return [
      ...[...foreign].map((one) => `${one}: another noun's store`),
      ...(imports.length < FEWEST ? [`saw ${imports.length} imports of stores: the scan is broken`] : []),
    ]
  },
}
