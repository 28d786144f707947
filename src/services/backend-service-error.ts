import type { JsonValue } from '@bufbuild/protobuf'

/**
 * An HTTP error of the backend service: its status and body. The body's `msg` is the message.
 */
export class BackendServiceError extends Error {
  override name = 'BackendServiceError'
  readonly status: number
  readonly body: JsonValue

  constructor(status: number, body: JsonValue) {
    super(textOf(body, 'msg') ?? `backend service answered ${status}`)
    this.status = status
    this.body = body
  }

  get code(): string | undefined {
    return textOf(this.body, 'code')
  }
}

function textOf(body: JsonValue, key: string): string | undefined {
  const value = typeof body === 'object' && body !== null && !Array.isArray(body) ? body[key] : undefined
  return typeof value === 'string' ? value : undefined
}
