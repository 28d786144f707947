import { Agent, createServer, request } from 'node:http'

export type Balancer = {
  url: string
  add(backend: string): void
  /** How many of the backends are ready. */
  ready(): number
  close(): void
}

const CHECK_MS = 200

/** A load balancer as small as it gets: asks `/readyz` five times a second, passes the Host on, retries nothing. */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let turn = 0
  const server = createServer((incoming, response) => {
    const ready = [...backends].flatMap(([url, isReady]) => (isReady ? [url] : []))
    const target = ready[(turn += 1) % ready.length]
    if (target === undefined) {
      response.writeHead(502).end()
      return
    }
    const { method, url, headers } = incoming
    const outgoing = request(`${target}${url}`, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    incoming.pipe(outgoing)
  })
  const check = async (url: string) => {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (backends.has(url)) backends.set(url, isReady)
  }
  const timer = setInterval(() => backends.forEach((_, url) => void check(url)), CHECK_MS)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    add: (backend) => void backends.set(backend, false),
    ready: () => [...backends.values()].filter(Boolean).length,
    close: () => {
      clearInterval(timer)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
