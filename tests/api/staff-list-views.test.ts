import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { profileChange } from '#app/backend/database/schema/doctor/profile.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { appreciation } from '#app/backend/database/schema/work/appreciation.ts'
import { noShow } from '#app/backend/database/schema/work/no-show.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { DOCTOR_VIEW } from '#app/domain/doctor/doctor-view.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { ownedThings } from '#tests/support/owned-things.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** The lists of our staff that show several doctors at once: each doctor who is shown has an entry of the audit trail. */

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const { memberId } = await ownedThings(db.database)
  const [shift] = await db.database.select().from(work).limit(1)
  if (!shift) throw new Error('no work')
  await db.database.insert(noShow).values({
    workId: shift.id,
    state: 'OPEN',
    memberId,
    attempts: '電話に3回かけました。',
    reportedAt: NOW,
  })
  await db.database
    .update(appreciation)
    .set({ reportState: 'OPEN', reportReason: 'OFFENSIVE', reportedAt: NOW })
}, 120_000)
afterAll(() => db.close())

const doctorsOf = {
  CHANGES: () => db.database.select({ id: profileChange.doctorId }).from(profileChange),
  TROUBLES: () =>
    db.database.select({ id: work.doctorId }).from(noShow).innerJoin(work, eq(work.id, noShow.workId)),
  THANKS: () =>
    db.database
      .select({ id: work.doctorId })
      .from(appreciation)
      .innerJoin(work, eq(work.id, appreciation.workId)),
}

test.each([
  ['ChangeReview/ListOpenChanges', 'CHANGES'],
  ['Troubles/ListTroubles', 'TROUBLES'],
  ['ThanksReports/ListThanksReports', 'THANKS'],
] as const)(
  '%s leaves an entry about every doctor whom it shows, once in half an hour',
  async (method, view) => {
    const reader = await insertStaff(db.database, '運営 読子')
    const shown = (await doctorsOf[view]()).map(({ id }) => id)
    expect(shown.length).toBeGreaterThan(0)
    for (let time = 0; time < 2; time += 1)
      expect((await callTwirp(backend, `dp.staff.${method}`, {}, reader.bearer)).status).toBe(200)
    const rows = await db.database
      .select({ subject: staffAction.subject, words: staffAction.words, kind: staffAction.kind })
      .from(staffAction)
      .innerJoin(doctor, sql`${doctor.id}::text = ${staffAction.subject}`)
      .where(and(eq(staffAction.staffAccountId, reader.accountId)))
    expect(new Set(rows.map(({ words, kind }) => `${kind} ${words}`))).toEqual(
      new Set([`DOCTOR_VIEWED ${DOCTOR_VIEW[view]}`]),
    )
    expect(rows.map(({ subject }) => subject)).toEqual(expect.arrayContaining([...new Set(shown)]))
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length)
  },
)
