import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCES } from '#tests/e2e/screens.ts'
import { newDoctorSession, sessionOf } from '#tests/e2e/signed-in.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import type { Engine } from './engine.ts'
import { ENGINES } from './engines.ts'
import { applyAndUndo, askAndHear, darken, logIn, search } from './journey.ts'
import { growWithText, tickWithoutHas } from './stand-ins.ts'
import { windowOf, type Window } from './window.ts'

let postgres: PostgresServer | undefined
let app: TestAppServer | undefined
let origin = ''

beforeAll(async () => {
  if (ENGINES.every(({ isHere }) => !isHere)) return
  postgres = await startPostgres()
  process.env['E2E_DATABASE_URL'] = postgres.url.replace(/postgres$/, 'migrated')
  app = await startAppServer({ DATABASE_URL: process.env['E2E_DATABASE_URL'], DEMO_DATA: '1' })
  origin = app.url
  // Sessions are begun here by cookies of the app's own names.
  process.env['APP_ORIGIN'] = origin
}, 180_000)

afterAll(async () => {
  await app?.stop()
  await postgres?.stop()
})

let seen = 0
/** What pages have told the server since the last call: WebKit's driver tells no errors itself. */
function reports(): string[] {
  const all = (app?.log() ?? []).filter(({ event }) => event === 'browser_error')
  return all.slice(seen, (seen = all.length)).map((line) => JSON.stringify(line).slice(0, 600))
}

/** A path with ids of the demo data, as `screens.spec.ts` fills them in. */
async function addressOf(path: string, cookie: string): Promise<string> {
  if (!path.includes('$')) return path
  const of = path.startsWith('/hospital')
    ? '/hospital'
    : `/search/${path.includes('/regular') ? 'regular' : 'spot'}/result`
  const html = await (
    await fetch(`${origin}${of}`, { headers: { Accept: 'text/html', Cookie: cookie } })
  ).text()
  if (of === '/hospital') return /\/hospital\/applications\/[\w-]+/.exec(html)?.[0] ?? path
  const id = /\/(?:spot|regular)\/(\d+)/.exec(html)?.[1] ?? ''
  return path.replace('$id', id).replace('$next', String(Number(id) + 1))
}

/** WebKit draws the legend of such a fieldset on its border. */
const fieldsetsLaidOut = () =>
  [...document.querySelectorAll('fieldset')].filter(
    (one) => !/^(block|none)$/.test(getComputedStyle(one).display),
  ).length

/** What is wrong with the open page: hydrated late or never, wider than the window. */
async function faultOf(phone: Window): Promise<string | null> {
  await phone.waitFor('main')
  const overflow = Number(await phone.run(() => document.documentElement.scrollWidth - window.innerWidth))
  if (overflow > 0) return `scrolls ${overflow} px sideways`
  const laidOut = Number(await phone.run(fieldsetsLaidOut))
  return laidOut > 0
    ? `${laidOut} fieldsets with a display of their own, where WebKit misplaces the legend`
    : null
}

describe.each(ENGINES)('$name', ({ start, isHere }) => {
  let engine: Engine
  let phone: Window

  beforeAll(async () => {
    if (!isHere) return
    engine = await start()
    phone = windowOf(engine, origin)
    await phone.open('/login')
  }, 60_000)

  afterAll(async () => engine?.close(), 60_000)

  const faults = () => [...engine.faults(), ...reports()]

  // Beside what a failed try has waited for in vain; a second try is not blamed for it.
  afterEach(() => {
    if (isHere) expect(faults().join('\n')).toBe('')
  })

  test.skipIf(!isHere)(
    'takes a doctor from the log-in to a match, a message and the dark',
    async () => {
      await logIn(phone, 'verified@demo.example')
      await search(phone)
      const { cookies } = await newDoctorSession()
      await phone.become(cookies)
      await applyAndUndo(phone)
      await askAndHear(phone, origin)
      await darken(phone)
    },
    120_000,
  )

  test.skipIf(!isHere)(
    'makes a field as high as its text, and shows a ticked box where `:has` is not known',
    async () => {
      const { cookies } = await newDoctorSession()
      await phone.become(cookies)
      await growWithText(phone)
      await tickWithoutHas(phone)
    },
    60_000,
  )

  test.skipIf(!isHere)(
    'opens every page without an error and without a sideways scroll',
    async () => {
      const wrong: string[] = []
      for (const { account, paths } of AUDIENCES) {
        const { cookies } = account === null ? { cookies: [] } : await sessionOf(account)
        await phone.become(cookies)
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        for (const path of paths) {
          await phone.open(await addressOf(path, cookie))
          const fault = await faultOf(phone)
          wrong.push(...[fault, ...faults()].flatMap((one) => (one === null ? [] : [`${path}: ${one}`])))
        }
      }
      expect(wrong).toEqual([])
    },
    300_000,
  )
})
