import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DELIVERY_JOB } from '#app/backend/delivery/delivery-order.service.ts'
import { MAIL_JOB } from '#app/backend/mail/mail-order.service.ts'
import { PUBLICATION_JOB } from '#app/backend/saved-search/publication-queue.store.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { insertFailedJob, takeJobs } from '#tests/support/jobs.ts'
import { insertStaff } from '#tests/support/staff.ts'

describe('what was given up, for our staff', () => {
  let db: TestDatabase
  let backend: TestBackend
  let member: TestDoctor
  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    member = await insertStaff(db.database, '運営 花子')
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(() => db.database.execute(sql`delete from pgboss.job`))

  const ask = (method: string, body: unknown = {}, bearer: string | undefined = member.bearer) =>
    callTwirp(backend, `dp.staff.FailedJobs/${method}`, body, bearer)

  test('nobody else may read or try again', async () => {
    const id = await insertFailedJob(db.database, { name: 'purge', data: { of: 'clicks' } })
    const doctor = await insertDoctor(db.database)
    for (const [method, body] of [
      ['ListFailedJobs', {}],
      ['RetryFailedJob', { id }],
    ] as const) {
      expect(await ask(method, body, doctor.bearer)).toMatchObject({
        status: 403,
        body: { code: 'permission_denied' },
      })
      expect(await callTwirp(backend, `dp.staff.FailedJobs/${method}`, body)).toMatchObject({ status: 401 })
    }
    expect((await ask('ListFailedJobs')).body.total).toBe(1)
  })

  test('is shown with what it was, when, how often and why, the latest first', async () => {
    expect((await ask('ListFailedJobs')).body).toMatchObject({ jobs: [], total: 0 })
    await insertFailedJob(db.database, { name: 'gone', data: {} })
    await insertFailedJob(db.database, { name: 'mail', data: { mailId: 1 }, error: 'no such mailbox' })
    const { body } = await ask('ListFailedJobs')
    expect(body.total).toBe(2)
    expect(body.jobs).toMatchObject([
      { kind: 'FAILED_JOB_KIND_MAIL', attempts: 4, error: 'no such mailbox' },
      { id: expect.any(String) },
    ])
    // A job that this version does not know has no kind.
    expect(body.jobs[1].kind).toBeUndefined()
    expect(Date.parse(body.jobs[0].failed_at)).toBeGreaterThanOrEqual(Date.parse(body.jobs[0].ordered_at))
  })

  test('is named, whichever job it was', async () => {
    const sources = globSync('src/backend/**/*.job.ts').map((file) => readFileSync(file, 'utf8'))
    // Some are named by a constant.
    const names = [
      MAIL_JOB,
      PUBLICATION_JOB,
      ...Object.values(DELIVERY_JOB),
      ...sources.flatMap((source) => /name: '([\w-]+)'/.exec(source)?.[1] ?? []),
    ]
    expect(names).toHaveLength(sources.length)
    for (const name of names) await insertFailedJob(db.database, { name, data: {} })
    const { jobs } = (await ask('ListFailedJobs')).body
    expect(jobs).toHaveLength(names.length)
    expect(jobs.filter(({ kind }: { kind?: string }) => kind === undefined)).toEqual([])
  })

  test('is tried again once, from the beginning', async () => {
    const id = await insertFailedJob(db.database, { name: 'purge', data: { of: 'clicks' } })
    expect((await ask('RetryFailedJob', { id })).body).toEqual({ outcome: 'RETRY_OUTCOME_RETRIED' })
    expect((await ask('RetryFailedJob', { id })).body).toEqual({ outcome: 'RETRY_OUTCOME_GONE' })
    expect((await ask('ListFailedJobs')).body).toMatchObject({ jobs: [], total: 0 })
    expect(await takeJobs(db.database, 'purge')).toEqual([{ of: 'clicks' }])
    expect((await ask('RetryFailedJob', { id: 'x' })).status).toBe(400)
  })
})
