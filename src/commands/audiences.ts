/** Who opens a page; `everybody` has the document, its shell and the start of the app. */
export type ScriptAudience = 'everybody' | 'visitor' | 'doctor' | 'hospital' | 'staff'

/** The first segment of a route's file. */
const ROUTE = /\/src\/routes\/([a-z_-]+)/
const START = /\/src\/(client|router|start)\.tsx?$/
const ROUTE_TREE = '/src/route-tree.gen.ts'

const BY_SEGMENT: Readonly<Record<string, ScriptAudience>> = {
  __root: 'everybody',
  hospital: 'hospital',
  hospital_: 'hospital',
  staff: 'staff',
  index: 'visitor',
  search: 'visitor',
  spot: 'visitor',
  regular: 'visitor',
  like: 'visitor',
  login: 'visitor',
  login_: 'visitor',
  'sign-up': 'visitor',
  about: 'visitor',
  help: 'visitor',
  contact: 'visitor',
}

function audienceOf(id: string): ScriptAudience | null {
  if (START.test(id)) return 'everybody'
  const segment = ROUTE.exec(id)?.[1]
  return segment === undefined ? null : (BY_SEGMENT[segment] ?? 'doctor')
}

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
export type Graph = { getModuleInfo(id: string): ModuleInfo | null }

/**
 * Whose pages may load a module, at once or later: those of the routes that import it, by whatever way. No further than to
 * the first audience that is `enough`.
 */
export function audiencesOf(
  id: string,
  graph: Graph,
  enough: (found: ReadonlySet<ScriptAudience>) => boolean = () => false,
): Set<ScriptAudience> {
  const found = new Set<ScriptAudience>()
  // What is added while the set is walked is walked too.
  const seen = new Set([id])
  for (const one of seen) {
    const audience = audienceOf(one)
    if (audience) {
      found.add(audience)
      if (enough(found)) break
    } else if (!one.endsWith(ROUTE_TREE)) {
      const info = graph.getModuleInfo(one)
      for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
        seen.add(importer)
    }
  }
  return found
}

export const isOfVisitors = (audiences: ReadonlySet<ScriptAudience>): boolean =>
  audiences.has('everybody') || audiences.has('visitor')

/** Whether a route is one of the consoles, whose loaders come with their pages: nobody else's first load pays for them. */
export const isOfConsole = (routeId: string): boolean => /^\/(hospital|staff)(_?\/|$)/.test(routeId)
