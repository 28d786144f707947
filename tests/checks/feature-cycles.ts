import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/** A feature is a folder; of the search, whose parts stand on different floors, each room is one. */
const nounOf = (path: string) => /^src\/features\/(search\/[^/]+|[^/]+)\//.exec(path)?.[1]

/** A way from a noun back to itself; types count too, since they tie the nouns together as well. */
function findCycle(graph: Map<string, Set<string>>, start: string): string[] | undefined {
  const visit = (noun: string, way: string[]): string[] | undefined => {
    for (const next of graph.get(noun) ?? []) {
      if (next === start) return [...way, next]
      if (way.includes(next)) continue
      const found = visit(next, [...way, next])
      if (found) return found
    }
    return undefined
  }
  return visit(start, [start])
}

export const featureCycles: Check = {
  name: 'no cycles between features',
  run: async () => {
    const graph = new Map<string, Set<string>>()
    for (const file of await sourceFiles('src/features')) {
      const from = nounOf(file.path)
      // A gallery shows samples of every noun and nothing leads back to it.
      if (!from || /\.test\.tsx?$/.test(file.path)) continue
      for (const { specifier } of importsOf(file)) {
        const target = targetOf(specifier, file.path)
        const to = target && nounOf(target)
        if (to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to))
      }
    }
    const cycles = [...graph.keys()].flatMap((noun) => findCycle(graph, noun)?.join(' → ') ?? [])
    // The same circle is found once from each of its members.
    const seen = new Set<string>()
    return cycles.filter((cycle) => {
      const key = [...new Set(cycle.split(' → '))].sort().join()
      return seen.has(key) ? false : seen.add(key)
    })
  },
}
