import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import trustedDocuments from '#app/contract/gen/trusted-documents.json' with { type: 'json' }
import { queryText, type HostileRequest, type Source } from './values.ts'

const CONTRACT = join(import.meta.dirname, '../../../src/contract')

type Operation = { id: string; text: string; definition: OperationDefinitionNode }
type Party = { path: string; schema: GraphQLSchema; operations: Operation[] }

function partyOf(name: 'account' | 'listings'): Party {
  const schema = buildSchema(readFileSync(join(CONTRACT, `${name}.graphql`), 'utf8'))
  const operations = Object.entries<string>(trustedDocuments[name]).flatMap(([id, text]) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [{ id, text, definition }] : [],
    ),
  )
  return { path: `/${name}/graphql`, schema, operations }
}

const PARTIES = [partyOf('account'), partyOf('listings')]

/** A value of the type, mostly; anything at all sometimes. */
function valueOf(source: Source, type: GraphQLInputType): unknown {
  if (source.chance(0.12)) return source.json()
  if (!isNonNullType(type) && source.chance(0.4)) return null
  const inner = getNullableType(type)
  if (isListType(inner)) return Array.from({ length: source.int(0, 3) }, () => valueOf(source, inner.ofType))
  if (isEnumType(inner)) return source.oneOf(inner.getValues()).name
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) => isNonNullType(field.type) || source.chance(0.3),
    )
    return Object.fromEntries(fields.map(({ name, type: fieldType }) => [name, valueOf(source, fieldType)]))
  }
  if (inner.name === 'Int') return source.oneOf([0, 1, 20, 100, -1, 2 ** 31, 2 ** 31 - 1, 1.5])
  if (inner.name === 'Boolean') return source.chance(0.5)
  return source.text()
}

const TEXT_QUERIES = [
  '{ __typename }',
  '{ __schema { types { name } } }',
  'query { hasSession }',
  'mutation createIdToken { createIdToken { idToken expiresIn } }',
  '{',
  '}',
  'query Q { ...Q } fragment Q on Query { ...Q }',
  `{ ${'a: __typename '.repeat(300)} }`,
  `${'{ a '.repeat(200)}${'}'.repeat(200)}`,
  'subscription { x }',
  '働き方',
] as const

function parametersOf(source: Source, party: Party): Record<string, unknown> {
  const { id, text, definition } = source.oneOf(party.operations)
  const variables = Object.fromEntries(
    (definition.variableDefinitions ?? []).map(({ variable, type }) => {
      const inputType = typeFromAST(party.schema, type)
      return [variable.name.value, isInputType(inputType) ? valueOf(source, inputType) : source.json()]
    }),
  )
  const way = source.float()
  const given =
    way < 0.35
      ? { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }
      : way < 0.6
        ? { documentId: source.chance(0.5) ? id : id.slice(7) }
        : way < 0.75
          ? { query: text }
          : way < 0.9
            ? { query: source.oneOf(TEXT_QUERIES) }
            : { documentId: source.json(), query: source.json(), extensions: source.json() }
  return {
    ...given,
    variables: source.chance(0.92) ? variables : source.json(),
    ...(source.chance(0.1) ? { operationName: source.json() } : {}),
  }
}

/** A call of one of the two GraphQL servers. */
export function graphqlRequest(source: Source): HostileRequest {
  const party = source.oneOf(PARTIES)
  const parameters = parametersOf(source, party)
  const target = party.path
  if (source.chance(0.15)) {
    const pairs = Object.entries(parameters).map(
      ([name, value]) =>
        `${name}=${queryText(source, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
    )
    return { target, method: 'GET', path: `${party.path}?${pairs.join('&')}`, headers: {} }
  }
  const body = source.chance(0.95) ? JSON.stringify(parameters) : JSON.stringify(source.json())
  return {
    target,
    method: 'POST',
    path: party.path,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(body),
  }
}
