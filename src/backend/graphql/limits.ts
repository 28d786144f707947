import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Limits on documents. Ours stay well below; a document beyond them is refused before it is executed. */
export const LIMITS = { tokens: 2_000, depth: 10, aliases: 15, cost: 10_000 } as const

/** The assumed length of a list whose limit is a variable. */
const UNKNOWN_LENGTH = 100
const DEFAULT_LENGTH = 20
const PAGED = new Set([
  'spotWorks',
  'regularWorks',
  'hospitalSuggestions',
  'likedSpotWorks',
  'likedRegularWorks',
  'closedLikes',
  'hospitalSubscriptions',
])

type Size = { depth: number; aliases: number; cost: number }

const isIntrospection = (field: FieldNode) => field.name.value.startsWith('__')

/** How many items a field returns: its `limit`, or the length of its `ids`. */
function lengthOf(field: FieldNode): number {
  for (const { name, value } of field.arguments ?? []) {
    if (name.value === 'limit')
      return value.kind === Kind.INT ? Math.max(1, Number(value.value)) : UNKNOWN_LENGTH
    if (name.value === 'ids')
      return value.kind === Kind.LIST ? Math.max(1, value.values.length) : DEFAULT_LENGTH
  }
  return PAGED.has(field.name.value) ? DEFAULT_LENGTH : 1
}

/** A validation rule: depth, aliases and cost of a document, reported as one error. */
export const sizeRule: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const measured = new Map<FragmentDefinitionNode, Size>()

  function fragmentSize(name: string, open: ReadonlySet<string>): Size {
    const fragment = context.getFragment(name)
    // Another rule reports cycles of fragments; here they must only not recurse for ever.
    if (!fragment || open.has(name)) return { depth: 0, aliases: 0, cost: 0 }
    const known = measured.get(fragment)
    if (known) return known
    const size = measure(fragment.selectionSet, new Set(open).add(name))
    measured.set(fragment, size)
    return size
  }

  function measure(set: SelectionSetNode, open: ReadonlySet<string>): Size {
    const total = { depth: 0, aliases: 0, cost: 0 }
    const add = (size: Size) => {
      total.depth = Math.max(total.depth, size.depth)
      total.aliases += size.aliases
      total.cost += size.cost
    }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(fragmentSize(selection.name.value, open))
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(measure(selection.selectionSet, open))
      else if (!isIntrospection(selection)) {
        const inner = selection.selectionSet
          ? measure(selection.selectionSet, open)
          : { depth: 0, aliases: 0, cost: 0 }
        add({
          depth: inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          cost: 1 + inner.cost * lengthOf(selection),
        })
      }
    }
    return total
  }

  return {
    OperationDefinition(node) {
      const size = measure(node.selectionSet, new Set())
      for (const kind of ['depth', 'aliases', 'cost'] as const) {
        if (size[kind] > LIMITS[kind]) {
          context.reportError(
            new GraphQLError(`The operation is too large: ${kind} ${size[kind]}, at most ${LIMITS[kind]}.`, {
              nodes: node,
              extensions: { code: 'OPERATION_TOO_LARGE' },
            }),
          )
        }
      }
    },
  }
}
