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
import { PublicError } from '../platform/faults/public-error.ts'
import { requestScope } from '../platform/server/request-scope.server.ts'
import { traced } from '../platform/server/tracing.server.ts'
import { bundledBackend, TwirpError } from './bundled-backend.server.ts'
import { BackendServiceError } from './backend-service-error.ts'
import { signedInIdToken } from './caller.server.ts'
import { publicWords } from './refusal.ts'

const TIMEOUT_MS = 5_000

/**
 * Calls a Twirp method (spec section 7, call 8) of the service at `base`, or of the bundled backend if `base`
 * is undefined. `bearer` is the caller's ID token by default. Rejects with a PublicError if the service
 * refuses.
 */
export const callTwirp = <Input extends DescMessage, Output extends DescMessage>(
  base: string | undefined,
  method: DescMethodUnary<Input, Output>,
  request: MessageInitShape<Input>,
  bearer?: string | null,
): Promise<MessageShape<Output>> =>
  publicWords(async () =>
    call(
      base,
      method,
      create(method.input, request),
      bearer === undefined ? await signedInIdToken() : bearer,
    ),
  )

async function call<Input extends DescMessage, Output extends DescMessage>(
  base: string | undefined,
  method: DescMethodUnary<Input, Output>,
  message: MessageShape<Input>,
  bearer: string | null,
): Promise<MessageShape<Output>> {
  const name = `${method.parent.typeName}/${method.name}`
  return traced(`twirp ${name}`, { 'rpc.method': name }, () =>
    base
      ? callRemote(base, method, message, bearer)
      : bundledBackend().inProcess.twirp(method, message, bearer, requestScope().client).catch(refuse),
  )
}

async function callRemote<Input extends DescMessage, Output extends DescMessage>(
  base: string,
  method: DescMethodUnary<Input, Output>,
  message: MessageShape<Input>,
  bearer: string | null,
): Promise<MessageShape<Output>> {
  const url = `${base}/twirp/${method.parent.typeName}/${method.name}`
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Address': requestScope().client,
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(requestBody(url, method.input, message)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body = await readJson(response)
  if (!response.ok) throw new BackendServiceError(response.status, body)
  return responseMessage(url, method.output, body)
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

// The spec gives the messages of both failed conversions (section 8).
function requestBody<D extends DescMessage>(url: string, schema: D, message: MessageShape<D>): JsonValue {
  try {
    return toJson(schema, message, { useProtoFieldName: true })
  } catch (cause) {
    throw new PublicError(`リクエストデータの変換に失敗しました。${url}`, { status: 500, cause })
  }
}

function responseMessage<D extends DescMessage>(url: string, schema: D, body: JsonValue): MessageShape<D> {
  try {
    return fromJson(schema, body, { ignoreUnknownFields: true })
  } catch (cause) {
    throw new PublicError(`レスポンスデータの変換に失敗しました。${url}`, { status: 500, cause })
  }
}
