import {
  create,
  fromJson,
  toJson,
  type DescMessage,
  type DescMethodUnary,
  type JsonValue,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf'
import { readAnswer, writeMessage, type GivenOf, type PlainOf } from '../contract/plain.ts'
import { tokyoText } from '../domain/text/tokyo-time.ts'
import { PublicError } from '../platform/faults/public-error.ts'
import { requestScope } from '../platform/server/request-scope.server.ts'
import { traced } from '../platform/server/tracing.server.ts'
import { theBackend, TwirpError } from './bundled-backend.server.ts'
import { BackendServiceError } from './backend-service-error.ts'
import { signedInIdToken } from './caller.server.ts'
import { publicWords } from './refusal.ts'

const TIMEOUT_MS = 5_000

/**
 * What one call changes of the JSON on its way, whose keys are the service's already: the request after its keys were
 * transformed, the response before. A mapper that throws fails the call with a message of its own.
 */
export type TwirpMappers = {
  request?: (body: JsonValue) => JsonValue
  response?: (body: JsonValue) => JsonValue
}

/**
 * Calls a Twirp method of the service at `base`, or of the bundled backend if `base`
 * is undefined. Enums are words, instants RFC 3339 texts, those of the answer in Tokyo time. `bearer` is the caller's
 * ID token by default. Rejects with a PublicError if the service refuses.
 */
export const callTwirp = async <Input extends DescMessage, Output extends DescMessage>(
  base: string | undefined,
  method: DescMethodUnary<Input, Output>,
  request: GivenOf<Input, string>,
  bearer?: string | null,
  mappers: TwirpMappers = {},
): Promise<PlainOf<Output, string, never>> => {
  const answer = await callTwirpRaw(base, method, writeMessage(method.input, request), bearer, mappers)
  return readAnswer(method.output, answer, tokyoText)
}

export const callTwirpRaw = <Input extends DescMessage, Output extends DescMessage>(
  base: string | undefined,
  method: DescMethodUnary<Input, Output>,
  request: MessageInitShape<Input>,
  bearer?: string | null,
  mappers: TwirpMappers = {},
): Promise<MessageShape<Output>> =>
  publicWords(async () => {
    const message = create(method.input, request)
    const token = bearer === undefined ? await signedInIdToken() : bearer
    const name = `${method.parent.typeName}/${method.name}`
    return traced(`twirp ${name}`, { 'rpc.method': name }, () =>
      base
        ? callRemote(`${base}/twirp/${name}`, method, message, { token, mappers })
        : callInProcess(`/twirp/${name}`, method, message, { token, mappers }),
    )
  })

type Call = { token: string | null; mappers: TwirpMappers }

/** Nothing becomes JSON in process, unless the call maps it. */
async function callInProcess<Input extends DescMessage, Output extends DescMessage>(
  url: string,
  method: DescMethodUnary<Input, Output>,
  message: MessageShape<Input>,
  { token, mappers }: Call,
): Promise<MessageShape<Output>> {
  const asked = mappers.request
    ? fromJson(method.input, requestBody(url, method.input, message, mappers))
    : message
  const { twirp } = theBackend().inProcess
  const answer = await twirp(method, asked, token, requestScope().client).catch(refuse)
  return mappers.response
    ? responseMessage(url, method.output, toJson(method.output, answer, JSON_OF_SERVICE), mappers)
    : answer
}

async function callRemote<Input extends DescMessage, Output extends DescMessage>(
  url: string,
  method: DescMethodUnary<Input, Output>,
  message: MessageShape<Input>,
  { token, mappers }: Call,
): Promise<MessageShape<Output>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Address': requestScope().client,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(requestBody(url, method.input, message, mappers)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body = await readJson(response)
  if (!response.ok) throw new BackendServiceError(response.status, body)
  return responseMessage(url, method.output, body, mappers)
}

/** `JSON.parse` returns nothing but JSON values. */
const isJsonValue = (value: unknown): value is JsonValue => value !== undefined

/** The response body, if it is JSON: a proxy may answer with a page. */
async function readJson(response: Response): Promise<JsonValue> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return isJsonValue(body) ? body : null
  } catch {
    return { msg: `not JSON, status ${response.status}` }
  }
}

/** Makes a refusal in process the same error as one over the network. */
function refuse(error: unknown): never {
  throw error instanceof TwirpError ? new BackendServiceError(error.status, { ...error.body }) : error
}

/** The keys of the service are those of the contract, in snake case. */
const JSON_OF_SERVICE = { useProtoFieldName: true } as const

// Both failed conversions have messages that other clients of the services know.
function requestBody<D extends DescMessage>(
  url: string,
  schema: D,
  message: MessageShape<D>,
  { request = same }: TwirpMappers,
): JsonValue {
  try {
    return request(toJson(schema, message, JSON_OF_SERVICE))
  } catch (cause) {
    throw new PublicError(`リクエストデータの変換に失敗しました。${url}`, { status: 500, cause })
  }
}

function responseMessage<D extends DescMessage>(
  url: string,
  schema: D,
  body: JsonValue,
  { response = same }: TwirpMappers,
): MessageShape<D> {
  try {
    return fromJson(schema, response(body), { ignoreUnknownFields: true })
  } catch (cause) {
    throw new PublicError(`レスポンスデータの変換に失敗しました。${url}`, { status: 500, cause })
  }
}

const same = (body: JsonValue): JsonValue => body
