import { HOUR_MS } from '#app/domain/duration.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderMails } from '#app/backend/mail/mail-order.service.ts'
import { startMailCatcher } from '#app/commands/mail-catcher.ts'
import { untilText } from '#app/domain/text/shift-text.ts'
import { now } from '#app/platform/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createEmptyDatabases } from '#tests/support/empty-databases.ts'
import { runCommand, startServed } from '#tests/support/production.ts'

// `npm run serve` and `npm run migrate`: a build that is there, on a database that is migrated.

const LONG = { timeout: 120_000 }

let db: TestDatabase
const empty = createEmptyDatabases()
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  await db.close()
  await empty.drop()
})

test(
  'two migrate an empty database at once: it is migrated once, and served from then on',
  LONG,
  async () => {
    const DATABASE_URL = await empty.create()
    expect(await runCommand('serve', { DATABASE_URL, PORT: '0' })).toEqual({
      code: 1,
      said: 'データベースがこの版より古い形です。先に `npm run migrate` を実行してください。\n',
    })
    const both = await Promise.all([1, 2].map(() => runCommand('migrate', { DATABASE_URL })))
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await runCommand('migrate', { DATABASE_URL })).toEqual({
      code: 0,
      said: 'データベースは最新です。\n',
    })
    const server = await startServed({ DATABASE_URL })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()
  },
)

test(
  'a database that a later version has only added to is served; one that it took from is not',
  LONG,
  async () => {
    const later = Date.UTC(2100, 0, 1)
    const other = await testDatabase()
    await other.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`,
    )
    await other.database.execute(sql`alter table account add column told_later text`)
    const env = { DATABASE_URL: other.url }
    expect(await runCommand('migrate', env)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/新しい形/),
    })
    const server = await startServed(env)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()
    await other.database.execute(sql`insert into drizzle.code_floor (migration) values (${later})`)
    expect(await runCommand('serve', { ...env, PORT: '0' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/この版では使えません/),
    })
    await other.close()
  },
)

test('without a key or a database it says which setting is missing', LONG, async () => {
  expect(await runCommand('serve', { PORT: '0' })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^DATABASE_URL が設定されていません。/),
  })
  const folder = await mkdtemp(join(tmpdir(), 'keys-'))
  const env = { DATABASE_URL: db.url, DATA_DIR: folder, PORT: '0', BANK_ACCOUNT_KEY: '' }
  expect(await runCommand('serve', env)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^BANK_ACCOUNT_KEY が設定されていません。/),
  })
  await rm(folder, { recursive: true })
})

test(
  'a web process runs no job, and two workers run each job once and answer health checks only',
  LONG,
  async () => {
    const catcher = await startMailCatcher()
    const env = { DATABASE_URL: db.url, SMTP_URL: catcher.url, MAIL_FROM: 'DPワーク <no-reply@example.test>' }
    const mails = Array.from({ length: 40 }, (_, n) => ({
      key: `role-${n}`,
      kind: 'NEW_DEVICE',
      recipient: `doctor-${n}@example.test`,
      payload: { at: now().toISOString(), device: 'Firefox' },
    }))
    await orderMails(db.database, mails, now())
    const web = await startServed({ ...env, ROLE: 'web' })
    expect((await fetch(`${web.url}/search/spot`)).status).toBe(200)
    const states = async () => {
      const { rows } = await db.database.execute<{ state: string; times: number }>(
        sql`select state::text, count(*)::int as times from pgboss.job where name = 'mail' group by 1`,
      )
      return rows
    }
    expect(await states()).toEqual([{ state: 'created', times: 40 }])
    const workers = await Promise.all([1, 2].map(() => startServed({ ...env, ROLE: 'worker' })))
    const [worker] = workers
    expect(web.log().filter(({ event }) => event === 'failure')).toEqual([])
    for (const path of ['/', '/search/spot', '/listings/graphql', '/assets/none.js', '/collect'])
      expect((await fetch(`${worker?.url}${path}`)).status, path).toBe(404)
    for (const path of ['/livez', '/readyz']) expect((await fetch(`${worker?.url}${path}`)).status).toBe(200)
    await expect.poll(() => catcher.mails().length, { timeout: 30_000 }).toBe(40)
    // A job is completed a moment after its mail has left.
    await expect.poll(states).toEqual([{ state: 'completed', times: 40 }])
    for (const process of [web, ...workers]) expect(await process.stop()).toBe(0)
    const recipients = catcher.mails().flatMap((mail) => mail.recipients)
    expect(recipients.toSorted()).toEqual(mails.map(({ recipient }) => recipient).toSorted())
    await catcher.close()
  },
)

test('during maintenance every page says until when, without build or database', LONG, async () => {
  const until = new Date(now().getTime() + 2 * HOUR_MS)
  const server = await startServed({ MAINTENANCE_UNTIL: until.toISOString(), OPERATOR_PHONE: '03-0000-0000' })
  const page = await fetch(`${server.url}/spot/1`, { headers: { Accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(7_000)
  expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/)
  const html = await page.text()
  expect(html).toContain('ただいまメンテナンス中です')
  expect(html).toContain(`${untilText(until.toISOString())}ごろまで`)
  expect(html).toContain('03-0000-0000')
  const call = await fetch(`${server.url}/_serverFn/x`, { method: 'POST', body: 'x'.repeat(1_000_000) })
  expect(call.status).toBe(503)
  expect(await call.json()).toEqual({ message: expect.stringMatching(/^ただいまメンテナンス中です。/) })
  // A balancer goes on sending.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test(
  'a setting of pages that nobody could read ends the start, and a name that is none is named',
  LONG,
  async () => {
    const wrong = { GOOGLE_ANALYTICS_ID: 'UA-12345', ROLLE: 'web' }
    expect(await runCommand('serve', { DATABASE_URL: db.url, PORT: '0', ...wrong })).toEqual({
      code: 1,
      said:
        '環境変数 ROLLE という設定はなく、使われません。ROLE の誤りではありませんか。\n' +
        'GOOGLE_ANALYTICS_ID は G-XXXXXXXXXX の形で指定してください。\n',
    })
  },
)

test('what is served is production, whatever NODE_ENV says', LONG, async () => {
  const server = await startServed({ DATABASE_URL: db.url, NODE_ENV: 'prod' })
  // Outside production any document is executed, not the trusted ones alone.
  const body = JSON.stringify({ query: '{ __typename }' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${server.url}/listings/graphql`, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({
    errors: [{ message: expect.stringMatching(/trusted|PersistedQueryOnly/i) }],
  })
  await server.stop()
})

test('a time of maintenance that nobody can read ends the start', LONG, async () => {
  expect(await runCommand('serve', { MAINTENANCE_UNTIL: '明日', PORT: '0' })).toEqual({
    code: 1,
    said: 'MAINTENANCE_UNTIL は 2026-11-26T05:00:00+09:00 の形で指定してください。\n',
  })
})
