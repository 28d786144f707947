import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { decideAs, insertStaff } from '#tests/support/staff.ts'

/** Service alerts written by our staff, and the audit trail of what they do. */

type Fields = Record<string, unknown>
const TEXT = '検索に時間がかかることがあります。'

describe('alerts and audit', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    worker = await insertStaff(db.database, '運営 花子')
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(() => db.database.execute(sql`delete from service_alert`))

  const ask = (method: string, body: Fields = {}, bearer: string | undefined = worker.bearer) =>
    callTwirp(backend, `dp.staff.ServiceAlerts/${method}`, body, bearer)
  const write = (more: Fields = {}, bearer?: string) =>
    ask(
      'WriteAlert',
      {
        status: 'ALERT_STATUS_INVESTIGATING',
        description: TEXT,
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const end = (id: string, more: Fields = {}, bearer?: string) =>
    ask('EndAlert', { id, idempotency_key: crypto.randomUUID(), ...more }, bearer)
  const list = async () => (await ask('ListAlerts')).body.alerts ?? []
  const shown = async () =>
    (await backend.handlers.alerts(new Request('http://localhost/alerts.json'))).json()
  const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')
  const inMinutes = (count: number) => new Date(NOW.getTime() + count * 60_000).toISOString()

  test('an alert is shown to everybody until it is ended, once', async () => {
    expect(wordOf(await write({ link: 'https://status.example/1' }))).toBe('WRITTEN')
    expect(await shown()).toMatchObject([
      { status: 'investigating', description: TEXT, link: 'https://status.example/1', service: 'all' },
    ])
    const [alert] = await list()
    expect(alert).toMatchObject({ is_shown: true, status: 'ALERT_STATUS_INVESTIGATING' })
    expect(wordOf(await end(alert.id))).toBe('ENDED')
    expect(wordOf(await end(alert.id))).toBe('ALREADY_ENDED')
    expect(await shown()).toEqual([])
    expect((await list())[0].is_shown ?? false).toBe(false)
    expect(wordOf(await end('999999'))).toBe('NOT_FOUND')
  })

  test('an alert with an end is shown until then', async () => {
    expect(wordOf(await write({ ends_at: inMinutes(-1) }))).toBe('END_NOT_AHEAD')
    expect(wordOf(await write({ ends_at: inMinutes(30), status: 'ALERT_STATUS_NOTICE' }))).toBe('WRITTEN')
    expect(await shown()).toMatchObject([{ status: 'notice' }])
    await db.database.execute(sql`update service_alert set ended_at = ${inMinutes(-1)}::timestamptz`)
    expect(await shown()).toEqual([])
  })

  test('an alert of one service says which, to its readers and to staff', async () => {
    expect(wordOf(await write({ service: 'ALERT_SERVICE_WORK' }))).toBe('WRITTEN')
    expect(await shown()).toMatchObject([{ service: 'work' }])
    expect(await list()).toMatchObject([{ service: 'ALERT_SERVICE_WORK' }])
    // A caller that does not know services yet, and one of a newer contract.
    for (const service of ['ALERT_SERVICE_UNSPECIFIED', 99]) {
      expect(wordOf(await write({ service }))).toBe('WRITTEN')
      expect((await shown())[0]).toMatchObject({ service: 'all' })
    }
  })

  test('50 at once are one; not more than five are shown', async () => {
    const key = crypto.randomUUID()
    const said = await Promise.all(Array.from({ length: 50 }, () => write({ idempotency_key: key })))
    expect(new Set(said.map(wordOf))).toEqual(new Set(['WRITTEN']))
    expect(await shown()).toHaveLength(1)
    expect((await write({ idempotency_key: key, description: `${TEXT}調査しています。` })).status).toBe(400)
    const more = await Promise.all(Array.from({ length: 8 }, () => write()))
    expect(more.map(wordOf).filter((word) => word === 'WRITTEN')).toHaveLength(4)
    expect(await shown()).toHaveLength(5)
  })

  test('nobody else writes, ends or reads the list; malformed input has a word', async () => {
    const doctor = await insertDoctor(db.database)
    const gone = await insertStaff(db.database, '運営 次郎')
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, gone.accountId))
    for (const bearer of [doctor.bearer, gone.bearer])
      for (const answer of [
        await write({}, bearer),
        await end('1', {}, bearer),
        await ask('ListAlerts', {}, bearer),
      ])
        expect(answer.status).toBe(403)
    expect((await callTwirp(backend, 'dp.staff.ServiceAlerts/ListAlerts', {})).status).toBe(401)
    for (const more of [
      { status: 'ALERT_STATUS_UNSPECIFIED' },
      { description: '短い' },
      { description: 'あ'.repeat(301) },
      { link: 'javascript:alert(1)' },
      { link: '/spot/1' },
      { idempotency_key: 'x' },
    ])
      expect((await write(more)).status).toBe(400)
    expect((await end('x')).status).toBe(400)
    expect(await shown()).toEqual([])
  })

  test('what our staff do is on the audit trail, by kind, day and page', async () => {
    const audit = async (body: Fields = {}) =>
      (await callTwirp(backend, 'dp.staff.Audit/ListEntries', body, worker.bearer)).body
    await write()
    const [alert] = await list()
    await end(alert.id)
    const doctor = await insertDoctor(db.database, { status: 'INITIAL' })
    await decideAs({ backend, database: db.database, bearer: worker.bearer }, doctor.doctorId, {
      decision: 'RETURN',
      reason: '写真が不鮮明です。',
    })
    const { entries } = await audit()
    expect(entries.map((one: Fields) => one['kind'])).toEqual(
      expect.arrayContaining([
        'AUDIT_KIND_DOCTOR_DECIDED',
        'AUDIT_KIND_ALERT_ENDED',
        'AUDIT_KIND_ALERT_WRITTEN',
      ]),
    )
    const decided = entries.find((one: Fields) => one['kind'] === 'AUDIT_KIND_DOCTOR_DECIDED')
    expect(decided).toMatchObject({ staff_name: '運営 花子', doctor_id: doctor.doctorId })
    expect(decided.words).toContain('写真が不鮮明です。')
    const ended = await audit({ kind: 'AUDIT_KIND_ALERT_ENDED' })
    expect(new Set(ended.entries.map((one: Fields) => one['kind']))).toEqual(
      new Set(['AUDIT_KIND_ALERT_ENDED']),
    )
    expect((await audit({ to: '2020-01-01' })).entries ?? []).toEqual([])

    const walked: string[] = []
    let after = ''
    do {
      const page = await audit({ limit: 2, after })
      walked.push(...page.entries.map((one: Fields) => one['id']))
      after = page.next_cursor ?? ''
    } while (after !== '')
    const all = (await audit({ limit: 1_000 })).entries.map((one: Fields) => one['id'])
    expect(walked).toEqual(all)
    expect(new Set(walked).size).toBe(walked.length)

    for (const body of [{ after: 'x' }, { from: 'gestern' }, { limit: 5_000 }])
      expect((await callTwirp(backend, 'dp.staff.Audit/ListEntries', body, worker.bearer)).status).toBe(400)
    expect((await callTwirp(backend, 'dp.staff.Audit/ListEntries', {}, doctor.bearer)).status).toBe(403)
  })
})
