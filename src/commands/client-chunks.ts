import type { Plugin, Rolldown } from 'vite'
import { audiencesOf, isOfVisitors, type Graph } from './audiences.ts'

type Group = Rolldown.CodeSplittingGroup

const OWN = /\/src\//
const PARTS = /\/src\/(ui|domain|platform|contract)\/(?!skeleton|spinner)/

/** The chunks of small modules that a visitor's pages load. */
const OF_VISITORS: ReadonlySet<string> = new Set(['parts', 'small'])

const known = new Map<string, boolean>()

/** Whether a page that a visitor may open loads a module, at once or later. */
function isLoadedByVisitors(id: string, graph: Graph): boolean {
  let is = known.get(id)
  if (is === undefined) known.set(id, (is = isOfVisitors(audiencesOf(id, graph, isOfVisitors))))
  return is
}

const forVisitors =
  (name: string) =>
  (id: string, graph: Graph): string | null =>
    isLoadedByVisitors(id, graph) ? name : null

/**
 * The chunks of what several pages share, first those of pages that visitors open, so that nothing of the doctors', hospitals'
 * and our staff's own screens is among it. A chunk takes along what its modules import: that is of the same readers.
 */
export const CLIENT_CHUNKS: Group[] = [
  // One chunk with what every page needs compresses better than the five that the bundler would make.
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|cookie-es|@tanstack\/(history|router-core|react-router|start-client-core|store|react-store))\//,
    priority: 7,
  },
  // The modules of every page's first load and nothing else, so that the next groups cannot take them.
  { name: 'framework', tags: ['$initial'], priority: 7 },
  { name: forVisitors('parts'), test: PARTS, minShareCount: 4, priority: 6 },
  // A small module that several entries share costs more by its request than by its bytes: the results page loads 30 files
  // instead of 62, with 1 % more bytes.
  { name: forVisitors('small'), test: OWN, maxModuleSize: 1_000, minShareCount: 2, priority: 5 },
  // As the bundler would do it by itself, but before the groups below can take them.
  { name: forVisitors('shared'), minShareCount: 2, entriesAware: true, priority: 4 },
  { name: 'own-parts', test: PARTS, minShareCount: 4, priority: 3 },
  { name: 'own-small', test: OWN, maxModuleSize: 1_000, minShareCount: 2, priority: 2 },
]

/** Fails a build whose chunks for visitors hold a module that no page of theirs loads. */
export const chunksOfVisitors: Plugin = {
  name: 'chunks-of-visitors',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const ofVisitors = chunks.filter(({ name }) => OF_VISITORS.has(name))
    if (ofVisitors.length !== OF_VISITORS.size) this.error('the chunks of visitors are not where they were')
    const others = ofVisitors
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => !isLoadedByVisitors(id, this))
    if (others.length > 0) this.error(`no visitor's page needs these modules: ${others.join(', ')}`)
  },
}
