import { HOUR_MS } from '#app/domain/duration.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { account } from '#app/backend/database/schema/account/account.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callTwirp, callWork, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { laterBearer } from '#tests/support/later-bearer.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** At 22:00 a hospital hears at once of what would be over at 8:00, and in the morning of the rest. */

const NIGHT = new Date('2026-11-21T22:00:00+09:00')
const MORNING = new Date('2026-11-22T08:00:00+09:00')

let db: TestDatabase
let backend: TestBackend
let address: string

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => NIGHT)
  const [listing] = await db.database
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, Number(await insertListing(db.database))))
  const { accountId } = await insertMember(db.database, listing?.hospitalId ?? 0)
  address = 'duty@hospital.test'
  await db.database
    .update(account)
    .set({ loginId: address, mailConfirmedAt: NOW })
    .where(eq(account.id, accountId))
}, 60_000)
afterAll(() => db.close())

const at = (text: string) => new Date(`${text}+09:00`)
const listed = (start: string, status: 'FREE' | 'SELECTION') =>
  insertListing(db.database, {
    startTime: at(start),
    endTime: new Date(at(start).getTime() + 8 * HOUR_MS),
    applicationDeadline: new Date(at(start).getTime() - HOUR_MS),
    applicationStatus: status,
  })

/** When the hospital's mails of the last step are due. */
async function duesOf(step: () => Promise<unknown>): Promise<number[]> {
  await db.database.execute(`delete from pgboss.job where name = 'mail'`)
  await step()
  const { rows } = await db.database.execute<{ start_after: string | Date }>(
    `select job.start_after from pgboss.job join mail_outbox mail on mail.id = (job.data ->> 'mailId')::bigint
      where job.name = 'mail' and mail.recipient = '${address}'`,
  )
  return rows.map(({ start_after: due }) => new Date(due).getTime())
}

const apply = async (spot: string) => {
  const bearer = await laterBearer(db, await insertDoctor(db.database), NIGHT)
  const { body } = await callWork(backend, 'ApplyToSpot', { spot_work_id: spot, ...key() }, bearer)
  expect(body.outcome).toMatch(/MATCHED|APPLIED/)
  return bearer
}

test.each([
  ['a match for a shift at 6:00', '2026-11-22T06:00:00', 'FREE', NIGHT],
  ['a match for a shift at 9:00', '2026-11-22T09:00:00', 'FREE', MORNING],
  // Half of the nine hours until then are left to answer.
  ['an application to be answered by 2:30', '2026-11-22T07:00:00', 'SELECTION', NIGHT],
  ['an application to be answered the day after', '2026-11-24T09:00:00', 'SELECTION', MORNING],
] as const)('%s', async (_what, start, status, due) => {
  const spot = await listed(start, status)
  expect(await duesOf(() => apply(spot))).toEqual([due.getTime()])
})

test('a message about a shift at 6:00', async () => {
  const spot = await listed('2026-11-22T06:30:00', 'FREE')
  const bearer = await apply(spot)
  const message = { kind: 'LISTING_KIND_SPOT', listing_id: spot, ...key(), body: '10分ほど遅れます。' }
  expect(await duesOf(() => callTwirp(backend, 'dp.message.Messages/SendMessage', message, bearer))).toEqual([
    NIGHT.getTime(),
  ])
})
