import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delivery } from '#app/backend/database/schema/delivery.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { criteriaKey } from '#app/domain/search/search-history.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { runJobs, takeJobs, waitingJobs } from '#tests/support/jobs.ts'
import { startLineMessaging, type TestLineMessaging } from '#tests/support/line-messaging.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** New listings by LINE: LINE counts messages, so that an hour's listings are one. */

let db: TestDatabase
let line: TestLineMessaging
let backend: TestBackend
let person: TestDoctor

beforeAll(async () => {
  db = await testDatabase()
  line = await startLineMessaging()
  backend = testBackend(db.database, () => NOW, null, { line: line.line, lineMessaging: line.settings })
  person = await insertRegistered(db.database)
  const criteria = { shiftPatterns: ['NIGHT'] } as const
  await db.database.insert(savedSearch).values({
    doctorId: person.doctorId,
    kind: 'spot',
    criteria: { shiftPatterns: [...criteria.shiftPatterns] },
    criteriaKey: criteriaKey({ shiftPatterns: [...criteria.shiftPatterns] }),
    label: '夜の条件',
    notify: true,
    createdAt: NOW,
  })
  const sub = line.users[0] ?? ''
  await db.database
    .insert(lineIdentity)
    .values({ provider: line.line.issuer, sub, accountId: person.accountId })
  await db.database.update(doctorProfile).set({ channels: ['LINE'] })
}, 60_000)
afterAll(async () => {
  await line.stop()
  await db.close()
})

const publish = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await insertListing(db.database))
  await runJobs(
    db.database,
    createPublicationJob(db.database, () => NOW),
  )
  return ids
}

test('an hour’s listings are one message, after the hour; one alone leads to its page, with tracking', async () => {
  const [only] = await publish(1)
  await publish(0)
  const [job] = await waitingJobs(db.database, 'line')
  expect(job?.due.getTime()).toBeGreaterThan(NOW.getTime())
  const [first] = await takeJobs(db.database, 'line')
  await backend.jobs.run('line', [first])
  expect(line.sent()).toHaveLength(1)
  expect(line.sent()[0]?.text).toContain(`${ORIGIN}/spot/${only}?tCrd=l&tSrc=s`)

  await db.database.delete(delivery)
  await publish(6)
  const jobs = await takeJobs(db.database, 'line')
  expect(jobs).toHaveLength(1)
  await backend.jobs.run('line', jobs)
  const text = line.sent()[1]?.text ?? ''
  // Five single notices, one digest, and the first listing, which nobody has read.
  expect(text).toMatch(/^新着求人のお知らせ \d件\n・/)
  expect(text.split('\n').filter((row) => row.startsWith('・'))).toHaveLength(5)
  expect(text).toContain('ほかに')
  expect(text).toContain(`${ORIGIN}/notices`)
})

test('listings that have been seen in the app are not told of', async () => {
  await db.database.delete(delivery)
  await publish(1)
  await db.database
    .update(notification)
    .set({ readAt: NOW })
    .where(eq(notification.doctorId, person.doctorId))
  await backend.jobs.run('line', await takeJobs(db.database, 'line'))
  expect(await db.database.select().from(delivery)).toMatchObject([{ outcome: 'NOT_WANTED' }])
  expect(line.sent()).toHaveLength(2)
})
