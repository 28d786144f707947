import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clickEvent } from '#app/backend/database/schema/event.ts'
import { clickEventOf as eventOf } from '#app/domain/visit/tracking-event.ts'
import { RecordClickEvents } from '#app/features/listing/visit/tracking.listings.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend
let marks = 0

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
})
afterAll(() => db.close())

/** A click that can be told apart from any other. */
function click(isAnonymous: boolean, search = '?tCrd=m&tSrc=r') {
  marks += 1
  const event = eventOf({ pathname: `/spot/${marks}`, search, isAnonymous })
  if (!event) throw new Error('no tracking link')
  return event
}

const SENDER = {
  platform: 'IOS_WEBVIEW',
  manufacturer: 'Apple',
  modelName: 'iPhone',
  appVersion: '1.7.0',
  mobileAppVersion: '2.10.3',
}

async function record(variables: unknown, headers: Record<string, string | undefined> = {}) {
  const call = post('/listings/graphql', { documentId: documentId(RecordClickEvents), variables }, headers)
  const response = await backend.handlers.listingsGraphql(call)
  return { status: response.status, body: await response.json() }
}

const recorded = (count: number) => ({
  status: 200,
  body: { data: { recordClickEvents: { recorded: count } } },
})

test("a visitor's click is stored with all fields of its payload and with what it came from", async () => {
  const event = click(true, '?tCrd=l&tSrc=s&utm=あ')
  expect(await record({ eventData: [event], sender: SENDER })).toEqual(recorded(1))
  const rows = await db.database.select().from(clickEvent)
  const [row] = rows.filter(
    ({ additionalProps }) => additionalProps['pathname'] === event.additionalProps['pathname'],
  )
  expect(row).toMatchObject({
    accountId: null,
    eventId: 'show-listing-detail',
    actionType: 'click',
    coordinateName: 'line',
    additionalProps: {
      path: `/spot/${marks}?tCrd=l&tSrc=s&utm=あ`,
      pathname: `/spot/${marks}`,
      search: '?tCrd=l&tSrc=s&utm=あ',
      params_tCrd: 'l',
      params_tSrc: 's',
      params_utm: 'あ',
      source: 'subscription',
      isAnonymous: 'true',
    },
    ...SENDER,
  })
})

test('a doctor is noted with it, a token that no longer holds is a visitor', async () => {
  const { bearer, accountId } = await insertDoctor(db.database)
  expect(await record({ eventData: [click(false), click(false)] }, { bearer })).toEqual(recorded(2))
  expect(await record({ eventData: [click(false)] }, { bearer: 'a.b.c' })).toEqual(recorded(1))
  const rows = await db.database.select().from(clickEvent).where(eq(clickEvent.accountId, accountId))
  expect(rows).toMatchObject([{ platform: null }, { platform: null }])
})

test.each<[string, () => unknown]>([
  ['another id', () => ({ eventData: [{ ...click(true), id: 'x' }] })],
  ['another action', () => ({ eventData: [{ ...click(true), actionType: 'show' }] })],
  ['another way', () => ({ eventData: [{ ...click(true), coordinateName: 'push' }] })],
  ['no word on who it was', () => ({ eventData: [{ ...click(true), additionalProps: {} }] })],
  [
    'a property that is no text',
    () => ({ eventData: [{ ...click(true), additionalProps: { isAnonymous: true } }] }),
  ],
  ['a list for properties', () => ({ eventData: [{ ...click(true), additionalProps: [] }] })],
  [
    'a character the database cannot keep',
    () => ({ eventData: [{ ...click(true), additionalProps: { isAnonymous: 'true', a: '\0' } }] }),
  ],
  ['101 clicks', () => ({ eventData: Array.from({ length: 101 }, () => click(true)) })],
  ['a platform nobody knows', () => ({ eventData: [], sender: { ...SENDER, platform: 'WATCH' } })],
  ['a long name', () => ({ eventData: [], sender: { ...SENDER, modelName: 'x'.repeat(201) } })],
])('refuses %s', async (_, variables) => {
  const { body } = await record(variables())
  expect(body.data ?? null).toBeNull()
  expect(body.errors).toHaveLength(1)
})

test('a flood of clicks from one address is dropped, clicks from other addresses are stored', async () => {
  const flood = { eventData: Array.from({ length: 100 }, () => click(true)) }
  const at = { 'X-Client-Address': '192.0.2.9' }
  for (let i = 0; i < 6; i += 1) expect(await record(flood, at)).toEqual(recorded(100))
  expect(await record(flood, at)).toEqual(recorded(0))
  expect(await record({ eventData: [click(true)] }, { 'X-Client-Address': '192.0.2.10' })).toEqual(
    recorded(1),
  )
})

test('nothing of it was a fault of ours', () => expect(backend.reported).toEqual([]))
