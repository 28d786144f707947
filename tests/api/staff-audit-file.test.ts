import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { AUDIT_EXPORT_FORM } from '#app/domain/staff/audit-export.ts'
import { keptFormOf } from '#app/platform/server/kept-form.server.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** The audit trail as a file of CSV. */

const REASON = '社内監査のため'

describe('the audit trail as a file', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    worker = await insertStaff(db.database, '=運営 花子')
    await db.database.execute(sql`insert into staff_action (staff_account_id, kind, subject, words, at)
      select ${worker.accountId}::uuid, 'ALERT_WRITTEN', n::text, '=SUM(1)' || n, ${NOW.toISOString()}::timestamptz - n * interval '1 minute'
      from generate_series(1, 2500) n`)
  }, 60_000)
  afterAll(() => db.close())

  type Asked = { bearer?: string; headers?: Record<string, string>; method?: string }
  const ask = (fields: Record<string, string>, { bearer = worker.bearer, headers, method }: Asked = {}) =>
    backend.handlers.staffAuditFile(
      new Request(`${ORIGIN}/staff/audit.csv`, {
        method: method ?? 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: ORIGIN,
          ...(bearer === '' ? {} : { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body: method ? undefined : new URLSearchParams(fields).toString(),
      }),
    )
  const rowsOf = async (response: Response): Promise<string[][]> =>
    parse(Buffer.from(await response.arrayBuffer()), { bom: true })
  const exports = async () =>
    (
      await callTwirp(
        backend,
        'dp.staff.Audit/ListEntries',
        { kind: 'AUDIT_KIND_AUDIT_EXPORTED', limit: 1_000 },
        worker.bearer,
      )
    ).body.entries ?? []

  test('every entry of the filter, newest first, whatever the number; the export itself is on record', async () => {
    const response = await ask({ kind: 'ALERT_WRITTEN', reason: `  ${REASON} ` })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await response.clone().arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [headings, ...rows] = await rowsOf(response)
    expect(headings).toEqual([
      '日時',
      '種類',
      '担当',
      '医師',
      '医師の番号',
      '病院',
      '病院の番号',
      '内容',
      '記録の番号',
    ])
    // No cell is a formula to a spreadsheet.
    expect(rows.map((row) => row[7])).toEqual(Array.from({ length: 2_500 }, (_, n) => `'=SUM(1)${n + 1}`))
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(["'=運営 花子"]))
    expect(new Set(rows.map((row) => row[8])).size).toBe(2_500)
    const [entry] = await exports()
    expect(entry.words).toBe(`${REASON}\n(種類: お知らせを公開、期間: 最初から現在まで)`)
  })

  test('a period without entries is a file of headings', async () => {
    expect(await rowsOf(await ask({ to: '2020-01-01', reason: REASON }))).toHaveLength(1)
  })

  test('without a proof of the last ten minutes nothing is read or recorded, and the page asks for it', async () => {
    const before = (await exports()).length
    const longAgo = new Date(NOW.getTime() - 600_000)
    const own = eq(session.id, worker.sessionId)
    await db.database.update(session).set({ authenticatedAt: longAgo }).where(own)
    for (const [password, outcome] of [
      ['', 'NOT_PROVED'],
      ['wrong', 'WRONG_PASSWORD'],
    ] as const) {
      const response = await ask({ kind: 'ALERT_WRITTEN', reason: REASON, password })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/staff/audit?kind=ALERT_WRITTEN&outcome=${outcome}`)
      // The page shows the reason again, and nothing of the password.
      const cookie = response.headers.get('set-cookie')?.split(';')[0]
      expect(keptFormOf(cookie, AUDIT_EXPORT_FORM)?.kept?.typed).toEqual({ reason: REASON })
    }
    await db.database.update(session).set({ authenticatedAt: NOW }).where(own)
    expect(await exports()).toHaveLength(before)
    expect((await ask({ to: '2020-01-01', reason: REASON })).status).toBe(200)
  })

  test('without a reason nothing is read or recorded, and the page asks for it', async () => {
    const before = (await exports()).length
    for (const reason of ['', '監査', ' '.repeat(20), 'あ'.repeat(501)]) {
      const response = await ask({ kind: 'ALERT_WRITTEN', from: '2026-01-01', reason })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(
        '/staff/audit?kind=ALERT_WRITTEN&from=2026-01-01&outcome=REASON_NEEDED',
      )
    }
    expect(await exports()).toHaveLength(before)
  })

  test('nobody else gets the file, and other sites cannot ask for it', async () => {
    const before = (await exports()).length
    const doctor = await insertDoctor(db.database)
    const gone = await insertStaff(db.database, '運営 次郎')
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, gone.accountId))
    for (const { bearer } of [doctor, gone])
      expect((await ask({ reason: REASON }, { bearer })).status).toBe(403)
    const visitor = await ask({ reason: REASON }, { bearer: '' })
    expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/staff/login'])
    const foreign = { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } }
    expect((await ask({ reason: REASON }, foreign)).status).toBe(403)
    expect((await ask({ reason: REASON }, { method: 'GET' })).status).toBe(405)
    expect(await exports()).toHaveLength(before)
  })

  test('malformed input is refused with a sentence', async () => {
    const malformed: Record<string, string>[] = [
      { kind: 'X' },
      { from: 'gestern' },
      { to: '2026-99-99' },
      { from: '\0' },
    ]
    for (const fields of malformed) {
      const response = await ask({ ...fields, reason: REASON })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('条件が正しくありません')
    }
    expect((await ask({ reason: `${REASON}\0` })).status).toBe(400)
    expect((await ask({ reason: 'あ'.repeat(20_000) })).status).toBe(413)
    expect((await ask({ reason: REASON }, { headers: { 'Content-Type': 'application/json' } })).status).toBe(
      415,
    )
    expect(backend.reported).toEqual([])
  })
})
