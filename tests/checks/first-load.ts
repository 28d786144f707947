import { parseSync } from 'vite'
import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

/**
 * The options that the router's plugin moves into chunks of their own. What a route's other options use is part of every
 * page's first load.
 */
const SPLIT = new Set(['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'])

/** What the document consists of, and the fallbacks of a route that every search shares. */
const OF_EVERY_PAGE =
  /^src\/features\/(shell\/(document-shell|loading-page)|search\/form\/result-fallback)\.tsx$/

const FEWEST_ROUTES = 80

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nameOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

/** The identifiers below a node, without those of the split options. */
function* identifiersOf(node: Node): Generator<string> {
  const name = nameOf(node)
  if (name !== undefined) yield name
  if (node.type === 'Property' && SPLIT.has(nameOf(node['key']) ?? '')) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* identifiersOf(child)
}

/** The names that the first load of every page takes from a route: those of `Route`, and of what it uses in turn. */
function neededNames({ path, text }: SourceFile): Set<string> {
  const declared = new Map<string, Node>()
  for (const statement of parseSync(path, text).program.body) {
    const declaration: unknown = 'declaration' in statement ? statement.declaration : statement
    if (!isNode(declaration)) continue
    const list: unknown = declaration['declarations'] ?? [declaration]
    for (const one of Array.isArray(list) ? list : []) {
      const name = isNode(one) ? nameOf(one['id']) : undefined
      if (name !== undefined) declared.set(name, one)
    }
  }
  const needed = new Set<string>()
  const waiting = ['Route']
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const node = declared.get(name)
    if (needed.has(name)) continue
    needed.add(name)
    if (node) waiting.push(...identifiersOf(node))
  }
  return needed
}

/** The components that a route's loader, guards or `head` bring into the first load. */
function pagesInFirstLoad(route: SourceFile): string[] {
  const needed = neededNames(route)
  return parseSync(route.path, route.text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = targetOf(moduleRequest.value, route.path)
    if (!target?.startsWith('src/features/') || !target.endsWith('.tsx') || OF_EVERY_PAGE.test(target))
      return []
    return entries
      .filter(({ isType, localName }) => !isType && needed.has(localName.value))
      .map(({ localName }) => `${route.path}: ${localName.value} brings ${target} into every first load`)
  })
}

export const firstLoad: Check = {
  name: 'first load: no route brings its page along',
  run: async () => {
    const routes = (await sourceFiles('src/routes')).filter(({ path }) => path.endsWith('.tsx'))
    const findings = routes.flatMap(pagesInFirstLoad)
    if (routes.length < FEWEST_ROUTES)
      findings.push(`saw ${routes.length} routes only: the scan itself is broken`)
    if (!routes.some((route) => neededNames(route).has('pageTitle')))
      findings.push('saw no title of a head: the scan itself is broken')
    return findings
  },
}
