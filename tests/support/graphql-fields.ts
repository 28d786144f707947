import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql'

const CONTRACT = join(import.meta.dirname, '../../src/contract/listings.graphql')

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  Day: '2026-12-01',
  Instant: '2026-12-01T00:00:00Z',
  Month: '2026-12',
  TextMap: {},
}

/** A well-formed value of a type, with what is required alone. */
function valueOf(type: GraphQLInputType, id: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [valueOf(inner.ofType, id)]
  if (isEnumType(inner)) return inner.getValues().at(-1)?.name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter((field) => isRequiredInputField(field))
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, id)]))
  }
  return inner.name === 'ID' ? id : (SCALARS[inner.name] ?? 'あ')
}

export type GraphqlField = {
  name: string
  isMutation: boolean
  document: DocumentNode
  variables: (id: string) => Record<string, unknown>
}

/** Every field of the queries and the commands of the listings' contract, each as an operation of its own. */
export function listingsFields(): GraphqlField[] {
  const schema = buildSchema(readFileSync(CONTRACT, 'utf8'))
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const asked = field.args.filter((arg) => isRequiredArgument(arg))
      const isMutation = root === schema.getMutationType()
      const heads = asked.map(({ name, type }) => `$${name}: ${String(type)}`)
      const head = heads.length > 0 ? `(${heads.join(', ')})` : ''
      const args = asked.length > 0 ? `(${asked.map(({ name }) => `${name}: $${name}`).join(', ')})` : ''
      const shown = getNamedType(field.type)
      const refusal = isObjectType(shown) && 'refusal' in shown.getFields() ? 'refusal' : ''
      const body = isLeafType(shown) ? '' : `{ __typename ${refusal} }`
      return {
        name: field.name,
        isMutation,
        document: parse(`${isMutation ? 'mutation' : 'query'} ${head} { ${field.name}${args} ${body} }`),
        variables: (id: string) =>
          Object.fromEntries(asked.map(({ name, type }) => [name, valueOf(type, id)])),
      }
    }),
  )
}
