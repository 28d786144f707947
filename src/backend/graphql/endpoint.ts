import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type Source,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { makeVisible } from '../../domain/text/visible-text.ts'
import { once } from '../../platform/server/once.server.ts'
import { refusal } from './http.ts'
import { LIMITS, sizeRule } from './limits.ts'
import { badUserInput, maskError, type Report } from './mask.ts'
import { createTrustedDocuments } from './trusted-documents.ts'

export type GraphqlEndpointOptions<Call, Context extends object> = {
  /** Made lazily: most processes render their first page before they need the second schema. */
  schema: () => GraphQLSchema
  /** The public path, e.g. `/listings/graphql`. */
  path: string
  /**
   * The resolvers' context, made from a request; headers set on `answer` (a cookie) go out with the response.
   */
  callOf: (request: Request, answer: Headers) => Call
  /** The context of one operation. */
  context: (call: Call) => Context | Promise<Context>
  production: boolean
  /**
   * The trusted documents, text by id (`sha256:…`). Production executes nothing else, whether asked for by id
   * or by text.
   */
  trustedDocuments: Readonly<Record<string, string>>
  /** Called with each error that is hidden from the client. */
  report: Report
  /** Called with the result of each operation. */
  hear?: (data: Readonly<Record<string, unknown>>) => void
}

export type GraphqlCall<Call> = {
  document: DocumentNode
  variables?: Record<string, unknown>
  call: Call
}

export type GraphqlEndpoint<Call> = {
  handle(request: Request): Promise<Response>
  /** The same operation without HTTP: nothing is printed, parsed or validated twice. */
  execute(call: GraphqlCall<Call>): Promise<ExecutionResult>
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null

const refuse = (status: number, code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status } } })

const ZERO = '使えない文字が含まれています。'

/** Whether a string in a value, keys included, holds U+0000, which PostgreSQL cannot store. */
function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, item]) => name.includes('\0') || holdsZero(item))
}

/** The id of a trusted document in the parameters, by either convention. */
function trustedId(parameters: object, request: Request): string | null {
  const {
    documentId,
    extensions,
  }: { documentId?: unknown; extensions?: { persistedQuery?: { sha256Hash?: unknown } } } = parameters
  // Yoga passes only the query parameters it knows.
  const inAddress = request.method === 'GET' ? new URL(request.url).searchParams.get('documentId') : null
  const id = documentId ?? inAddress ?? extensions?.persistedQuery?.sha256Hash
  return typeof id === 'string' && id !== '' ? id : null
}

/** A GraphQL server for one schema: over HTTP (graphql-yoga) and in process. */
export function createGraphqlEndpoint<Call, Context extends object>({
  schema: makeSchema,
  path,
  callOf,
  context,
  production,
  trustedDocuments,
  report,
  hear,
}: GraphqlEndpointOptions<Call, Context>): GraphqlEndpoint<Call> {
  const rules = [...specifiedRules, sizeRule, ...(production ? [NoSchemaIntrospectionCustomRule] : [])]
  const mask = maskError(report)
  const schema = once(makeSchema)

  const documents = createTrustedDocuments(trustedDocuments)
  /** Requests whose text is that of a trusted document. */
  const spelledOut = new WeakSet<Request>()

  const limits: Plugin = {
    onParams({ params: { query, variables }, request }) {
      if (holdsZero(variables)) throw refuse(400, 'BAD_USER_INPUT', ZERO)
      makeVisible(variables)
      if (production && typeof query === 'string' && documents.isTrusted(query)) spelledOut.add(request)
    },
    onParse({ setParseFn }) {
      setParseFn((source: string | Source) => parse(source, { maxTokens: LIMITS.tokens }))
    },
    onValidate({ addValidationRule }) {
      addValidationRule(sizeRule)
      if (production) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
    onExecutionResult({ result }) {
      if (result && 'data' in result && isRecord(result.data)) hear?.(result.data)
      if (!result || !('errors' in result) || !result.errors || result.data !== undefined) return
      // No data at all: the request was wrong (its variables, say) or the server failed. Yoga would answer
      // 200.
      for (const error of result.errors) {
        error.extensions.http ??= {
          status: error.extensions.code === 'INTERNAL_SERVER_ERROR' ? 500 : 400,
          spec: true,
        }
      }
    },
  }

  const yoga = once(() =>
    createYoga<{ answer: Headers }, object>({
      schema: schema(),
      graphqlEndpoint: path,
      // Start accepts only the platform's own Response.
      fetchAPI: { Response },
      context: ({ request, answer }) => context(callOf(request, answer)),
      landingPage: false,
      graphiql: !production,
      batching: false,
      multipart: false,
      cors: false,
      logging: false,
      healthCheckEndpoint: `${path}/livez`,
      maskedErrors: { maskError: mask },
      extraParamNames: ['documentId'],
      plugins: [
        limits,
        usePersistedOperations({
          allowArbitraryOperations: (request) => !production || spelledOut.has(request),
          extractPersistedOperationId: trustedId,
          getPersistedOperation: (id) => documents.textOf(id),
          customErrors: {
            notFound: () => refuse(404, 'PERSISTED_QUERY_NOT_FOUND', 'Unknown document id.'),
            keyNotFound: () => refuse(400, 'BAD_REQUEST', 'Neither a document nor the id of one was sent.'),
            persistedQueryOnly: () =>
              refuse(403, 'PERSISTED_QUERY_ONLY', 'Only trusted documents are executed here.'),
          },
        }),
      ],
    }),
  )

  const checked = new WeakMap<DocumentNode, readonly GraphQLError[]>()
  function check(document: DocumentNode): readonly GraphQLError[] {
    let errors = checked.get(document)
    if (!errors) checked.set(document, (errors = validate(schema(), document, rules)))
    return errors
  }

  return {
    handle: async (request) => {
      const isGraphiql =
        !production && request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
      const refused = isGraphiql ? null : refusal(request)
      if (refused) return refused
      const answer = new Headers()
      const response = await yoga().fetch(request, { answer })
      const headers = new Headers(response.headers)
      for (const [name, value] of answer) headers.append(name, value)
      headers.set('Cache-Control', 'no-store')
      return new Response(response.body, { status: response.status, headers })
    },
    execute: async ({ document, variables, call }) => {
      // The caller is the app's own code, and `npm run check` holds its documents against the schema.
      const errors = production ? [] : check(document)
      if (errors.length > 0) return { errors }
      if (holdsZero(variables)) return { errors: [badUserInput(ZERO)] }
      const variableValues = structuredClone(variables)
      makeVisible(variableValues)
      const result = await execute({
        schema: schema(),
        document,
        variableValues,
        contextValue: await context(call),
      })
      if (isRecord(result.data)) hear?.(result.data)
      return result.errors ? { ...result, errors: result.errors.map((error) => mask(error)) } : result
    },
  }
}
