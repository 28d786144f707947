import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { startLineStandIn, type LineChannel } from '#app/commands/line-stand-in/line-stand-in.ts'
import type { Backend } from '#app/backend/server.ts'
import { CreateIdToken } from '#app/services/account/session.account.documents.ts'
import { ORIGIN } from './doctors.ts'

/** What stands for the id token in LINE's answer instead of it. */
export type Tampering = (idToken: string) => unknown

/** How LINE's token endpoint fails. */
export type Outage = 'server error' | 'redirect' | 'not JSON' | 'silence' | 'no connection'

export type TestLine = {
  channel: LineChannel
  /** The id token LINE gave last. */
  lastToken(): string
  /** From the next log-in on. */
  tamper(how: Tampering | undefined): void
  fail(how: Outage | undefined): void
  stop(): Promise<void>
}

/** The stand-in behind a server that can change what it answers, as an attacker between the two would. */
export async function startTestLine(): Promise<TestLine> {
  let tampering: Tampering | undefined
  let outage: Outage | undefined
  let lastToken = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isToken = request.url === '/token'
    if (isToken && outage) return failWith(outage, response)
    const { status, headers, body } = await forward(request)
    if (!isToken || status !== 200) {
      response.writeHead(status, headers).end(body)
      return
    }
    const given = JSON.parse(body)
    lastToken = given.id_token
    const changed = tampering ? { ...given, id_token: await tampering(lastToken) } : given
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(changed))
  }

  const front = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const standIn = await startLineStandIn({
    callback: `${ORIGIN}/line/callback`,
    issuer: `http://localhost:${port}`,
  })

  async function forward(request: IncomingMessage) {
    const { method, url, headers } = request
    const onward = send({ host: '127.0.0.1', port: standIn.port, method, path: url, headers })
    onward.end(await text(request))
    const [answer] = await once(onward, 'response')
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }

  return {
    channel: standIn,
    lastToken: () => lastToken,
    tamper: (how) => {
      tampering = how
    },
    fail: (how) => {
      outage = how
    },
    stop: async () => {
      front.closeAllConnections()
      front.close()
      await standIn.stop()
    },
  }
}

function failWith(outage: Outage, response: ServerResponse): void {
  if (outage === 'server error') response.writeHead(503).end('sorry')
  if (outage === 'redirect') response.writeHead(302, { Location: 'http://evil.example/token' }).end()
  if (outage === 'not JSON') response.writeHead(502, { 'Content-Type': 'text/html' }).end('<p>sorry')
  if (outage === 'no connection') response.destroy()
}

class CookieJar {
  readonly #cookies = new Map<string, string>()

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      const isGone =
        value === '' || attributes.some((attribute) => /max-age=0$|expires=.*1970/i.test(attribute))
      if (isGone) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  header(): Record<string, string> {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`)
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
  }
}

const DOORS = {
  '/line/start': 'lineStart',
  '/line/unlink': 'lineUnlink',
  '/line/session': 'lineSession',
} as const

let browsers = 0

/** A browser that knows our app, in process, and LINE, over the network. */
export class LineBrowser {
  readonly app = new CookieJar()
  readonly #line = new CookieJar()
  readonly #backend: Backend
  /** Each has an address of its own: starts are counted by it. */
  readonly #address = `192.0.2.${(browsers += 1)}`

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** Presses the button; the answer is a redirect. */
  start(fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.post('/line/start', fields, headers)
  }

  /** Posts a form of ours. */
  async post(
    path: keyof typeof DOORS,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.#backend.handlers[DOORS[path]](
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'X-Client-Address': this.#address, ...this.app.header(), ...headers },
        body: new URLSearchParams(fields),
      }),
    )
    this.app.keep(response.headers)
    return response
  }

  /** What one does at LINE: choose a person, or cancel with null. The address LINE sends the browser back to. */
  async atLine(authorization: string, person: string | null): Promise<URL> {
    let address = authorization
    for (let step = 0; step < 10; step += 1) {
      if (address.startsWith(ORIGIN)) return new URL(address)
      const isQuestion = new URL(address).pathname.startsWith('/interaction/')
      const response = await fetch(address, {
        method: isQuestion ? 'POST' : 'GET',
        headers: this.#line.header(),
        body: isQuestion ? new URLSearchParams({ person: person ?? '' }) : undefined,
        redirect: 'manual',
      })
      this.#line.keep(response.headers)
      const location = response.headers.get('location')
      if (!location) throw new Error(`LINE stopped at ${address} with ${response.status}`)
      address = new URL(location, address).href
    }
    throw new Error('LINE never sent the browser back')
  }

  /** From the button to LINE and back to our door. */
  async goToLine(person: string | null = 'mikan', fields: Record<string, string> = {}): Promise<URL> {
    const started = await this.start(fields)
    return this.atLine(started.headers.get('location') ?? '', person)
  }

  async arrive(address: URL, method = 'GET'): Promise<Response> {
    const response = await this.#backend.handlers.lineCallback(
      new Request(address, {
        method,
        headers: { ...this.app.header(), 'User-Agent': 'test', 'X-Client-Address': this.#address },
      }),
    )
    this.app.keep(response.headers)
    return response
  }

  async logIn(person: string | null = 'mikan', fields: Record<string, string> = {}): Promise<Response> {
    return this.arrive(await this.goToLine(person, fields))
  }

  /** Whether our app knows this browser. */
  async isSignedIn(): Promise<boolean> {
    return (await this.idToken()) !== null
  }

  async idToken(): Promise<string | null> {
    const answer = (await this.ask(CreateIdToken)).data?.['createIdToken']
    const token = typeof answer === 'object' && answer !== null && 'idToken' in answer ? answer.idToken : null
    return typeof token === 'string' ? token : null
  }

  /** Asks the account endpoint with this browser's cookies. */
  async ask(document: DocumentNode, variables: Record<string, unknown> = {}): Promise<ExecutionResult> {
    const { result, setCookie } = await this.#backend.inProcess.account({
      document,
      variables,
      cookie: this.app.header()['cookie'] ?? null,
      bearer: null,
      address: this.#address,
      userAgent: 'test',
    })
    this.app.keep(new Headers(setCookie.map((value): [string, string] => ['Set-Cookie', value])))
    return result
  }
}
