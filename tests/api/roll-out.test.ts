import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startBalancer } from '#tests/support/balancer.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startServed } from '#tests/support/production.ts'

// A process is replaced under load behind a balancer that retries nothing: nobody notices.

const PER_SECOND = 200
const SECONDS = 9
/** Mostly what browsers ask for besides pages, and a page now and then: two cores render no 200 pages a second. */
const PATHS = [
  '/login',
  ...Array.from({ length: 19 }, (_, n) => (n % 2 ? '/alerts.json' : '/.well-known/jwks.json')),
]

test(`${PER_SECOND} requests a second while one of two processes is replaced: none fails`, async () => {
  const db = await testDatabase()
  const balancer = await startBalancer()
  const env = { DATABASE_URL: db.url, APP_ORIGIN: balancer.url, ROLE: 'web', DRAIN_SECONDS: '2' }
  const [old, other] = await Promise.all([startServed(env), startServed(env)])
  for (const { url } of [old, other]) balancer.add(url)
  const isReady = async () => (await fetch(`${balancer.url}/readyz`)).status
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200)

  const failures: string[] = []
  const pending: Promise<void>[] = []
  const ask = async (path: string) => {
    try {
      const response = await fetch(`${balancer.url}${path}`)
      await response.arrayBuffer()
      if (response.status !== 200) failures.push(`${path} ${response.status}`)
    } catch (error) {
      failures.push(`${path} ${String(error)}`)
    }
  }
  let sentWhenLeft = Infinity
  let replacement: Promise<[number | null, Awaited<ReturnType<typeof startServed>>]> | undefined
  const replace = async (): Promise<[number | null, Awaited<ReturnType<typeof startServed>>]> => {
    const next = await startServed(env)
    balancer.add(next.url)
    await wait(500)
    const code = await old.stop()
    sentWhenLeft = pending.length
    return [code, next]
  }
  const startedAt = performance.now()
  for (let sent = 0; sent < PER_SECOND * SECONDS; sent += 1) {
    const due = startedAt + (sent * 1_000) / PER_SECOND
    const early = due - performance.now()
    if (early > 0) await wait(early)
    pending.push(ask(PATHS[sent % PATHS.length] ?? '/login'))
    if (sent === PER_SECOND) replacement = replace()
  }
  await Promise.all(pending)
  const took = performance.now() - startedAt
  const [code, next] = (await replacement) ?? [1, undefined]
  expect(failures).toEqual([])
  expect(pending).toHaveLength(PER_SECOND * SECONDS)
  expect(code).toBe(0)
  // The old process left while there was load.
  expect(sentWhenLeft).toBeLessThan(pending.length)
  console.log(`${pending.length} requests in ${(took / 1_000).toFixed(1)} s, ${failures.length} failed`)
  await Promise.all([other.stop(), next?.stop()])
  balancer.close()
  await db.close()
}, 120_000)
