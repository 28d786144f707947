import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message, messageFile } from '#app/backend/database/schema/message.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { callWork, key } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** How long a hospital opens what a doctor has sent as a file of a message. */

const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let scene: MessageHouse
let person: TestDoctor

beforeAll(async () => {
  scene = await messageHouse()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(async () => {
  person = await insertRegistered(scene.db.database)
})

const listed = async (applicationStatus: 'FREE' | 'SELECTION'): Promise<Listing> => ({
  kind: 'SPOT',
  id: await insertListing(scene.db.database, { applicationStatus }),
})

/** A message with a file, sent so many days ago by the doctor or, where another bearer is named, by the hospital. */
async function sent(listing: Listing, daysAgo: number, sender: 'DOCTOR' | 'HOSPITAL' = 'DOCTOR') {
  const { database } = scene.db
  await scene.ask(listing, person.bearer)
  const { id: threadId } = await scene.threadOf(listing, person.bearer)
  const [row] = await database
    .update(message)
    .set({ sentAt: days(-daysAgo), sender })
    .where(eq(message.threadId, threadId))
    .returning()
  const [file] = await database
    .insert(messageFile)
    .values({
      accountId: person.accountId,
      messageId: row?.id,
      name: '免許証.png',
      mime: 'image/png',
      size: 1,
      bytes: Buffer.from('x'),
      uploadedAt: NOW,
    })
    .returning()
  return { threadId: String(threadId), fileId: file?.id ?? '' }
}

/** Whether a reader gets the file, and whether the hospital's thread has a link to it. */
async function opened({ threadId, fileId }: { threadId: string; fileId: string }) {
  const get = async (bearer: string) => {
    const headers = { Authorization: `Bearer ${bearer}` }
    const request = new Request(`${ORIGIN}/messages/files/${fileId}`, { headers })
    return (await scene.backend.handlers.messageFiles(request)).status
  }
  const { file } = (await scene.hospitalThread(threadId)).body.thread.messages[0]
  expect(file.name).toBe('免許証.png')
  expect(await get(person.bearer)).toBe(200)
  return { status: await get(scene.member.bearer), isLinked: file.id === fileId }
}

const OPEN = { status: 200, isLinked: true }
const OVER = { status: 404, isLinked: false }

const apply = (listing: Listing) =>
  callWork(
    scene.backend,
    'ApplyToSpot',
    { spot_work_id: listing.id, ...key(), short_rest_acknowledged: true },
    person.bearer,
  )

const endWork = (end: Date, state: 'PAID' | 'CANCELLED_BY_DOCTOR' = 'PAID') =>
  scene.db.database
    .update(work)
    .set({ plannedStart: new Date(end.getTime() - 8 * HOUR_MS), plannedEnd: end, state })
    .where(eq(work.doctorId, person.doctorId))

test('The file of a question without an application is open to the hospital for 30 days.', async () => {
  const listing = await listed('SELECTION')
  const file = await sent(listing, 29)
  expect(await opened(file)).toEqual(OPEN)
  await scene.db.database
    .update(message)
    .set({ sentAt: days(-30) })
    .where(eq(message.threadId, file.threadId))
  expect(await opened(file)).toEqual(OVER)
})

test('The file is open while an application waits, however long ago it was sent.', async () => {
  const listing = await listed('SELECTION')
  const file = await sent(listing, 90)
  expect(await opened(file)).toEqual(OVER)
  expect((await apply(listing)).status).toBe(200)
  expect(await opened(file)).toEqual(OPEN)
})

test('The file of a work is open until 30 days after its end, also where nobody has paid yet.', async () => {
  const listing = await listed('FREE')
  const file = await sent(listing, 90)
  expect((await apply(listing)).status).toBe(200)
  expect(await opened(file)).toEqual(OPEN)
  await endWork(days(-29))
  expect(await opened(file)).toEqual(OPEN)
  await endWork(days(-30))
  expect(await opened(file)).toEqual(OVER)
  await endWork(days(3), 'CANCELLED_BY_DOCTOR')
  expect(await opened(file)).toEqual(OVER)
})

test('What the hospital has sent itself stays open to it.', async () => {
  expect(await opened(await sent(await listed('SELECTION'), 400, 'HOSPITAL'))).toEqual(OPEN)
})

test('Another hospital and another doctor never open it.', async () => {
  const { fileId } = await sent(await listed('SELECTION'), 1)
  const { bearer } = await insertDoctor(scene.db.database)
  const request = new Request(`${ORIGIN}/messages/files/${fileId}`, {
    headers: { Authorization: `Bearer ${bearer}` },
  })
  expect((await scene.backend.handlers.messageFiles(request)).status).toBe(404)
})
