import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { RequestPasswordReset } from '#app/services/account/password.account.documents.ts'
import { LogInDocument } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { RESULTS, startAppOn } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'
import { quantile } from '../statistics.ts'

const TRIES = 500
/** Each waits a good part of a second. */
const RESETS = 60
const WARM_UP = 20
const AT_ONCE = 64
const ROUNDS = 5
const PAGE_MS = 200

type Person = { loginId: string; password: string }

// Every try comes from an address of its own, or the throttle would answer instead.
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Answering = (browser: AccountBrowser, loginId: string) => Promise<void>

/** Mean milliseconds of an answer about an account against those of one about an id nobody has, tried in turn. */
async function toldApart(
  database: Database,
  { what, ids, ask }: { what: string; ids: readonly string[]; ask: Answering },
): Promise<Figure> {
  const backend = testBackend(database, () => new Date())
  let visit = 0
  async function timed(loginId: string): Promise<number> {
    visit += 1
    const browser = new AccountBrowser(backend, { address: addressOf(visit) })
    const began = performance.now()
    await ask(browser, loginId)
    return performance.now() - began
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const [index, loginId] of ids.entries()) {
    const known = await timed(loginId)
    const unknown = await timed(`nobody-${index}@example.com`)
    // The first ones load what is needed.
    if (index < WARM_UP) continue
    times.known.push(known)
    times.unknown.push(unknown)
  }
  const [known, unknown] = [mean(times.known), mean(times.unknown)]
  return {
    name: `mean time of ${what} against an unknown id, ${times.known.length} tries each, the longer ÷ the shorter`,
    ratio: Math.max(known, unknown) / Math.min(known, unknown),
    bound: 1.05,
    detail: `${known.toFixed(2)} and ${unknown.toFixed(2)} ms`,
  }
}

const askWrongly: Answering = async (browser, loginId) => {
  const outcome = await browser.logIn(loginId, 'not-the-password-1')
  if (outcome !== 'WRONG_CREDENTIALS') throw new Error(`a wrong log-in was answered ${outcome}`)
}

const askForReset: Answering = async (browser, loginId) => {
  const { data } = await browser.ask(RequestPasswordReset, { loginId })
  const { outcome } = data.requestPasswordReset
  if (outcome !== 'REQUESTED') throw new Error(`a wish for a reset was answered ${outcome}`)
}

async function logIn(server: ChildServer, { loginId, password }: Person, address: string): Promise<void> {
  const response = await fetch(`${server.url}/account/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ documentId: documentId(LogInDocument), variables: { loginId, password } }),
  })
  const text = await response.text()
  if (!text.includes('LOGGED_IN')) throw new Error(`a log-in was answered ${text}`)
}

/** How long the results page takes while so many doctors log in at one moment. */
async function pagesMeanwhile(url: string, people: readonly Person[]): Promise<Figure> {
  const env = { TRUSTED_PROXY_HOPS: '1', APP_ORIGIN: 'http://localhost' }
  const server = await startAppOn(url, 'app', { pinned: false, env })
  try {
    for (let i = 0; i < 100; i += 1) await server.request(RESULTS)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      let running = true
      const logIns = Promise.all(
        people
          .slice(0, AT_ONCE)
          .map(async (person, index) => logIn(server, person, addressOf(round * AT_ONCE + index))),
      ).finally(() => {
        running = false
      })
      while (running) {
        const began = performance.now()
        await server.request(RESULTS)
        times.push(performance.now() - began)
      }
      await logIns
    }
    const p95 = quantile(times, 0.95)
    printPart('results pages meanwhile', `${times.length}, p50 ${quantile(times, 0.5).toFixed(0)} ms`)
    return {
      name: `p95 of the results page while ${AT_ONCE} doctors log in at once ÷ ${PAGE_MS} ms`,
      ratio: p95 / PAGE_MS,
      bound: 1,
      detail: `${p95.toFixed(0)} ms`,
    }
  } finally {
    await server.stop()
  }
}

/** What logging in tells an eavesdropper with a watch, and what it costs everybody else. */
export async function logInFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 10 })
  try {
    const people = await insertDoctorsWithPassword(database, TRIES + WARM_UP)
    const ids = people.map(({ loginId }) => loginId)
    return [
      await toldApart(database, { what: 'a wrong password', ids, ask: askWrongly }),
      await toldApart(database, {
        what: 'a wish for a reset',
        ids: ids.slice(0, RESETS + WARM_UP),
        ask: askForReset,
      }),
      await pagesMeanwhile(postgres.url, people),
    ]
  } finally {
    await database.$client.end()
    await postgres.stop()
  }
}
