import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDoctors } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'

/** The list of a hospital's threads. */

let scene: MessageHouse

beforeAll(async () => {
  scene = await messageHouse()
}, 60_000)
afterAll(() => scene.db.close())

type Row = { id: string; unread?: number }

test('unread threads come first, on as many pages as they need', async () => {
  const doctors = await insertDoctors(scene.db.database, 65)
  const listing: Listing = await scene.newSpot()
  for (const [minute, { bearer }] of doctors.entries()) {
    scene.at(minute / 60)
    await scene.ask(listing, bearer)
  }
  // The hospital has read the latest three.
  const first: Row[] = (await scene.asMember('ListThreads', {})).body.threads
  for (const { id } of first.slice(0, 3))
    await scene.asMember('MarkHospitalThreadRead', { thread_id: id, until: hours(1).toISOString() })

  const pages: Row[][] = []
  let after = ''
  do {
    const { body } = await scene.asMember('ListThreads', { after })
    pages.push(body.threads)
    after = body.next_cursor ?? ''
  } while (after !== '')
  expect(pages.map((page) => page.length)).toEqual([30, 30, 5])
  const all = pages.flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(65)
  expect(all.map(({ unread = 0 }) => unread > 0)).toEqual([
    ...Array.from({ length: 62 }, () => true),
    ...Array.from({ length: 3 }, () => false),
  ])
  for (const text of ['unread-', 'unread-x', 'x'])
    expect((await scene.asMember('ListThreads', { after: text })).status).toBe(text === 'unread-' ? 200 : 400)
})
