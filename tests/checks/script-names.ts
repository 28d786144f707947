import { parseSync } from 'vite'

/** A name of the platform that a script reads, by how it reads it. */
export type Use =
  | { how: 'global' | 'member' | 'iterator'; name: string; start: number }
  /** `Map.groupBy` */
  | { how: 'static'; name: string; member: string; start: number }
  | { how: 'flag'; name: string; start: number }

type Node = { type: string; start: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))

const part = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

const textOf = (node: Node | undefined, key: string) => {
  const value = node?.[key]
  return typeof value === 'string' ? value : undefined
}

const identifier = (node: Node | undefined) =>
  node?.type === 'Identifier' ? textOf(node, 'name') : undefined

/** `groupBy` of `Map.groupBy` and `Map['groupBy']`. */
function memberName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined
  const property = part(node, 'property')
  return node['computed'] === true ? textOf(property, 'value') : identifier(property)
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const DECLARES = new Set([
  'VariableDeclarator',
  'ClassDeclaration',
  'ClassExpression',
  'CatchClause',
  'ImportSpecifier',
  'ImportDefaultSpecifier',
  ...FUNCTIONS,
])

function* everyNode(node: Node): Generator<Node> {
  yield node
  for (const child of partsOf(node)) yield* everyNode(child)
}

/** Of a literal; minifiers write texts as templates. */
function literalText(node: Node): string | undefined {
  const value = node['value']
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : undefined
}

/** The names below a node that are identifiers, members or texts. */
function* namesIn(node: Node): Generator<string> {
  for (const one of everyNode(node)) {
    const name = identifier(one) ?? literalText(one)
    if (name !== undefined) yield name
  }
}

/** What a script declares itself, as far as it could be taken for a global. */
function declaredIn(program: Node): Set<string> {
  const declared = new Set<string>()
  for (const node of everyNode(program)) {
    if (!DECLARES.has(node.type)) continue
    const patterns = [part(node, 'id'), part(node, 'local'), part(node, 'param')]
    const params = node['params']
    if (Array.isArray(params)) patterns.push(...params.filter(isNode))
    for (const pattern of patterns) if (pattern) for (const name of namesIn(pattern)) declared.add(name)
  }
  return declared
}

/** The names in a condition but for those that it calls: to call is not to ask. */
function* namesAsked(node: Node): Generator<string> {
  const name = identifier(node) ?? literalText(node)
  if (name !== undefined) yield name
  const isCall = /^(Call|New)Expression$/.test(node.type) && node['optional'] !== true
  const callee = isCall ? part(node, 'callee') : undefined
  for (const child of partsOf(node)) {
    if (child !== callee) yield* namesAsked(child)
    else if (child.type === 'MemberExpression')
      yield* partsOf(child)
        .slice(0, 1)
        .flatMap((of) => [...namesAsked(of)])
  }
}

/** The names that a node asks for before it uses them. */
function* askedBy(node: Node): Generator<string> {
  const test =
    part(node, 'test') ??
    (node.type === 'LogicalExpression' ? part(node, 'left') : undefined) ??
    (node.type === 'UnaryExpression' && node['operator'] === 'typeof' ? part(node, 'argument') : undefined) ??
    (node.type === 'BinaryExpression' && node['operator'] === 'in' ? part(node, 'left') : undefined)
  if (test) yield* namesAsked(test)
  if (node['optional'] === true) {
    const name = memberName(part(node, 'callee') ?? part(node, 'object'))
    if (name !== undefined) yield name
  }
}

/** What an ancestor guards: a function everything that it asks for anywhere, another node what it asks for itself. */
function guardedBy(node: Node): Set<string> {
  const nodes = FUNCTIONS.has(node.type) ? everyNode(node) : [node]
  return new Set([...nodes].flatMap((one) => [...askedBy(one)]))
}

const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll'])

/** An iterator's own member, such as `map.values().map`, which an array has for longer. */
function iteratorMember(node: Node): string | undefined {
  const call = part(node, 'object')
  const callee = call?.type === 'CallExpression' ? part(call, 'callee') : undefined
  const isIterator =
    ITERATORS.has(memberName(callee) ?? '') && identifier(part(callee, 'object')) !== 'Object'
  return isIterator ? memberName(node) : undefined
}

function usesOf(node: Node): Use[] {
  const { start } = node
  const flags = node['regex']
  if (typeof flags === 'object' && flags !== null && 'flags' in flags && typeof flags.flags === 'string')
    return [...flags.flags].map((name) => ({ how: 'flag', name, start }))
  const member = memberName(node)
  if (member === undefined) return []
  const iterator = iteratorMember(node)
  if (iterator !== undefined) return [{ how: 'iterator', name: iterator, start }]
  const owner = identifier(part(node, 'object'))
  if (owner !== undefined && /^(window|self|globalThis)$/.test(owner))
    return [{ how: 'global', name: member, start }]
  return [
    owner !== undefined && /^[A-Z]/.test(owner) && owner.length > 2
      ? { how: 'static', name: owner, member, start }
      : { how: 'member', name: member, start },
  ]
}

/** A global is read where a name is neither a key, nor a member, nor declared. */
const readsGlobal = (node: Node, parent: Node | undefined): boolean =>
  !(
    parent?.type === 'MemberExpression' &&
    part(parent, 'property') === node &&
    parent['computed'] !== true
  ) &&
  !(
    /^(Property|PropertyDefinition|MethodDefinition)$/.test(parent?.type ?? '') &&
    part(parent, 'key') === node
  ) &&
  !/^(Export|Import|Labeled|Break|Continue)/.test(parent?.type ?? '')

/** What a script reads of the platform without having asked for it in a condition around, or in the same function. */
export function unguardedUses(path: string, text: string): Use[] {
  const program: unknown = parseSync(path, text).program
  if (!isNode(program)) return []
  const declared = declaredIn(program)
  const found: Use[] = []
  const guards = new Map<Node, Set<string>>()
  const guardOf = (node: Node) => {
    const known = guards.get(node) ?? guardedBy(node)
    guards.set(node, known)
    return known
  }

  function walk(node: Node, above: Node[]) {
    const name = identifier(node)
    const uses: Use[] =
      name === undefined
        ? usesOf(node)
        : !declared.has(name) && readsGlobal(node, above.at(-1))
          ? [{ how: 'global', name, start: node.start }]
          : []
    found.push(
      ...uses.filter((use) => {
        const wanted = use.how === 'static' ? use.member : use.name
        return !above.some((one) => guardOf(one).has(wanted))
      }),
    )
    const chain = [...above, node]
    for (const child of partsOf(node)) walk(child, chain)
  }
  walk(program, [])
  return found
}

/** Names that scripts give to members of their own: reading one of them says nothing about the platform. */
export function ownMembers(path: string, text: string): Set<string> {
  const program: unknown = parseSync(path, text).program
  const own = new Set<string>()
  if (!isNode(program)) return own
  for (const node of everyNode(program)) {
    const isKey = /^(Property|PropertyDefinition|MethodDefinition)$/.test(node.type)
    const name = isKey ? identifier(part(node, 'key')) : memberName(part(node, 'left'))
    if (name !== undefined) own.add(name)
  }
  return own
}
