import type { DocumentNode } from 'graphql'
import { LogInDocument } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, type TestBackend } from './backend-calls.ts'

/** A browser before the account endpoint: it keeps the cookie it is given. */
export class AccountBrowser {
  /** The session's cookie as it is sent; undefined without one. */
  cookie: string | undefined
  /** The device's, which outlives log-outs. */
  device: string | undefined
  /** That of a log-in which waits for its second factor. */
  step: string | undefined
  readonly #backend: TestBackend
  readonly #headers: Record<string, string>

  constructor(
    backend: TestBackend,
    { address = '192.0.2.1', userAgent = 'test' }: { address?: string; userAgent?: string } = {},
  ) {
    this.#backend = backend
    this.#headers = { 'X-Client-Address': address, 'User-Agent': userAgent }
  }

  /** The body of the answer, as the wire has it. */
  async ask(document: DocumentNode, variables: Record<string, unknown> = {}) {
    const body = { documentId: documentId(document), variables }
    const cookie = [this.cookie, this.device, this.step].filter(Boolean).join('; ') || undefined
    const headers = { ...this.#headers, cookie }
    const response = await this.#backend.handlers.accountGraphql(post('/account/graphql', body, headers))
    for (const set of response.headers.getSetCookie()) {
      const pair = set.includes('Max-Age=0') ? undefined : set.split(';')[0]
      if (set.startsWith('__Host-device=')) this.device = pair
      else if (set.startsWith('__Host-step=')) this.step = pair
      else this.cookie = pair
    }
    return response.json()
  }

  async logIn(loginId: string, password: string): Promise<string> {
    const { data } = await this.ask(LogInDocument, { loginId, password })
    return data.logIn.outcome
  }
}
