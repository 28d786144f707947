import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppServer } from '#app/commands/serve.ts'
import { createPlainApp } from '#tests/support/plain-app.ts'
import { runLength } from '#tests/support/run-length.ts'
import { PROXY_NAMES, proxyProgram, startProxy } from '#tests/support/proxies.ts'

// The sample configurations of src/commands/proxies, with the programs that are installed.

/** Client, proxy and both processes share a core with the tests beside them; alone they take what a busy day brings. */
const POSTS_PER_SECOND = runLength('POSTS_PER_SECOND', { short: 50, long: 150 })
const SECONDS = 9

/** The others leave it to the app. */
const REFUSES: ReadonlySet<string> = new Set(['nginx'])

let app: Awaited<ReturnType<typeof createPlainApp>>
beforeAll(async () => {
  app = await createPlainApp()
})
afterAll(() => app.remove())

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  return typeof address === 'object' && address ? address.port : 0
}

describe.each(PROXY_NAMES)('behind %s', (name) => {
  describe.skipIf(!proxyProgram(name))('with our sample configuration', () => {
    let origin: string
    let processes: AppServer[]
    let serve: (port: number) => Promise<AppServer>
    let proxy: Awaited<ReturnType<typeof startProxy>>

    beforeAll(async () => {
      const [own, first, second] = await Promise.all([freePort(), freePort(), freePort()])
      origin = `http://localhost:${own}`
      serve = (port) => app.serve({ port, origin, trustedProxyHops: 1 })
      processes = await Promise.all([first, second].map(serve))
      proxy = await startProxy(name, { own, processes: [first, second] })
    })
    afterAll(async () => {
      await proxy.stop()
      await Promise.all(processes.map((one) => one.close({ graceSeconds: 1 })))
    })

    test('the Host arrives as it was sent, and the client’s own address instead of what it writes', async () => {
      const response = await fetch(`${origin}/echo`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
      expect(await response.json()).toMatchObject({
        host: new URL(origin).host,
        client: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      })
    })

    test('an upload of the largest size goes through, and a larger one is refused where the proxy can', async () => {
      const put = (bytes: number) =>
        fetch(`${origin}/documents/x`, { method: 'PUT', body: Buffer.alloc(bytes) })
      const largest = await fetch(`${origin}/messages/files/x`, {
        method: 'PUT',
        body: Buffer.alloc(10 << 20),
      })
      expect(await largest.json()).toMatchObject({ bytes: 10 << 20 })
      if (REFUSES.has(name)) expect((await put(13 << 20)).status).toBe(413)
    })

    test('an event arrives when it is sent, not when the stream ends', async () => {
      const response = await fetch(`${origin}/events`)
      const arrived: number[] = []
      const sent: number[] = []
      for await (const chunk of response.body ?? []) {
        arrived.push(Date.now())
        const events = new TextDecoder().decode(chunk).matchAll(/data: (\d+)/g)
        sent.push(...[...events].map(([, sentAt]) => Number(sentAt)))
      }
      expect(sent).toHaveLength(5)
      expect(arrived[0]).toBeLessThan(sent.at(-1) ?? 0)
    })

    test(
      `${POSTS_PER_SECOND} posts a second while both processes are replaced: none fails`,
      { timeout: 60_000 },
      async () => {
        const failures: string[] = []
        const post = async () => {
          try {
            const response = await fetch(`${origin}/post`, { method: 'POST', body: '{}' })
            const body = await response.text()
            if (response.status !== 200) failures.push(`${response.status} ${body}`)
          } catch (error) {
            failures.push(String(error))
          }
        }
        const replace = async (place: number) => {
          const port = processes[place]?.port ?? 0
          // What asks /readyz hears of it; what does not, meets a door that is shut.
          await processes[place]?.close({ drainSeconds: 2, graceSeconds: 5 })
          processes[place] = await serve(port)
        }
        const replaced = wait(500)
          .then(() => replace(0))
          .then(() => wait(1_500))
          .then(() => replace(1))
        const pending: Promise<void>[] = []
        const startedAt = performance.now()
        for (let sent = 0; sent < POSTS_PER_SECOND * SECONDS; sent += 1) {
          pending.push(post())
          const early = startedAt + (sent * 1_000) / POSTS_PER_SECOND - performance.now()
          if (early > 0) await wait(early)
        }
        await Promise.all([...pending, replaced])
        expect(failures).toEqual([])
      },
    )
  })
})
