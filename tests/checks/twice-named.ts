import type { Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'

const EXPORTED = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

/** Styles are read by the name of their module (`styles.row`); a route's export is named by the router. */
const isReadByModule = (path: string) => path.endsWith('.css.ts') || path.startsWith('src/routes/')

/** Whoever searches for a name finds one thing. */
export const twiceNamed: Check = {
  name: 'an exported name is defined once',
  run: async () => {
    const files = (await sourceFiles('src')).filter(
      ({ path }) => !isGenerated(path) && !isReadByModule(path) && !path.endsWith('.d.ts'),
    )
    const places = Map.groupBy(
      files.flatMap(({ path, text }) =>
        [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ name, path })),
      ),
      ({ name }) => name,
    )
    return [...places].flatMap(([name, found]) => {
      // Overloads of one function are several in one file.
      const paths = [...new Set(found.map(({ path }) => path))]
      return paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : []
    })
  },
}
