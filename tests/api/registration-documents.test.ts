import { createClient } from '@connectrpc/connect'
import { eq } from 'drizzle-orm'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { User } from '#app/contract/gen/user_pb.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { jpegFrame, jpegPicture, jpegWithoutEnd, pngPicture } from '#tests/support/pictures.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

type Sent = { bearer?: string; kind?: string; type?: string; headers?: Record<string, string> }

function send(file: Buffer, { bearer, kind = 'licence', type = 'image/jpeg', headers }: Sent = {}) {
  const sent = new Headers({ 'Content-Type': type, Origin: ORIGIN, ...headers })
  if (bearer) sent.set('Authorization', `Bearer ${bearer}`)
  const body = new Uint8Array(file)
  return backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${kind}`, { method: 'PUT', headers: sent, body }),
  )
}

const show = (id: string, bearer?: string) =>
  backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${id}`, {
      headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    }),
  )

async function put(file: Buffer, sent: Sent): Promise<string> {
  const response = await send(file, sent)
  expect(response.status).toBe(200)
  const { id } = await response.json()
  return String(id)
}

const rowsOf = (accountId: string) =>
  db.database.select().from(doctorDocument).where(eq(doctorDocument.accountId, accountId))

describe('a photograph', () => {
  test('is shown to its owner, and to nobody else is it even there', async () => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: null })
    const other = await insertDoctor(db.database)
    const id = await put(pngPicture(800, 600), { bearer })
    const own = await show(id, bearer)
    expect(own.status).toBe(200)
    const [row] = await rowsOf(accountId)
    expect(Buffer.from(await own.arrayBuffer())).toEqual(row?.image)
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    const refused = await Promise.all([
      show(id, other.bearer),
      show(id),
      show(id, 'a.b.c'),
      show(crypto.randomUUID(), bearer),
      show('1', bearer),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(await Promise.all(refused.map((response) => response.text()))).size).toBe(1)
  })

  test('sent twice is kept once; another one takes its place under another id', async () => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: null })
    const first = await put(pngPicture(800, 600), { bearer })
    expect(await put(pngPicture(800, 600), { bearer })).toBe(first)
    const second = await put(pngPicture(801, 600), { bearer })
    expect(second).not.toBe(first)
    expect((await show(first, bearer)).status).toBe(404)
    expect(await rowsOf(accountId)).toMatchObject([{ id: second, kind: 'LICENCE', state: 'SUBMITTED' }])
    await put(pngPicture(800, 600), { bearer, kind: 'identity' })
    expect(await rowsOf(accountId)).toHaveLength(2)
  })

  test('returned may be sent again, verified may not', async () => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: 'INITIAL' })
    const first = await put(pngPicture(800, 600), { bearer })
    const set = (state: 'RETURNED' | 'VERIFIED', reason: string | null) =>
      db.database.update(doctorDocument).set({ state, reason }).where(eq(doctorDocument.accountId, accountId))
    await set('RETURNED', '文字が読めません')
    expect(await put(pngPicture(800, 600), { bearer })).not.toBe(first)
    expect(await rowsOf(accountId)).toMatchObject([{ state: 'SUBMITTED', reason: null }])
    await set('VERIFIED', null)
    expect((await send(pngPicture(900, 600), { bearer })).status).toBe(409)
  })

  test('loses its metadata and whatever was hidden in and behind it', async () => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: null })
    const hidden = '<script>alert(1)</script> GPS 35.68,139.76'
    const behind = Buffer.from(`PK\x03\x04<html>${hidden}</html>`)
    await put(Buffer.concat([jpegPicture(1200, 900, hidden), behind]), { bearer })
    const png = pngPicture(800, 600, [{ name: 'tEXt', data: Buffer.from(hidden) }])
    await put(Buffer.concat([png, behind]), { bearer, kind: 'identity' })
    const rows = await rowsOf(accountId)
    expect(rows.map(({ mime }) => mime).sort()).toEqual(['image/jpeg', 'image/png'])
    for (const { image, size } of rows) {
      expect(image?.toString('latin1')).not.toMatch(/script|GPS|Exif|PK/)
      expect(size).toBe(image?.length)
    }
  })

  test.each<[string, Buffer, number]>([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), 415],
    ['PDF', Buffer.from('%PDF-1.7'), 415],
    ['GIF', Buffer.from('GIF89a<script>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['a JPEG in its first bytes only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), 415],
    ['a JPEG cut short', jpegPicture(1200, 900).subarray(0, -10), 415],
    ['HTML that begins as a JPEG', Buffer.from('\xff\xd8\xff<html><script>1</script>', 'latin1'), 415],
    [
      'a PNG with a wrong checksum',
      Buffer.concat([pngPicture(800, 600).subarray(0, 40), Buffer.alloc(60)]),
      415,
    ],
    ['a picture too small to read', pngPicture(200, 900), 422],
    ['a picture of a hundred million pixels', jpegFrame(60_000, 60_000), 422],
    ['a picture of sixty million pixels', pngPicture(10_000, 6_000), 422],
    ['a JPEG whose data are none', jpegFrame(1200, 900), 415],
    ['a JPEG whose data end in the middle', jpegWithoutEnd(1200, 900), 415],
    ['a PNG whose data are not packed', pngPicture(800, 600, [], Buffer.alloc(5_000, 7)), 415],
    ['a PNG whose rows are too few', pngPicture(800, 600, [], deflateSync(Buffer.alloc(801 * 599))), 415],
    [
      'a PNG with a filter nobody knows',
      pngPicture(800, 600, [], deflateSync(Buffer.alloc(801 * 600, 9))),
      415,
    ],
    ['6 MB', Buffer.concat([jpegPicture(1200, 900), Buffer.alloc(6 * 1024 * 1024)]), 413],
  ])('%s is refused, whatever it calls itself', async (_, file, status) => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: null })
    const response = await send(file, { bearer })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/[。]$/) })
    expect(await rowsOf(accountId)).toEqual([])
  })

  test('that unpacks without end is stored as the pixels that it shows', async () => {
    const { bearer, accountId } = await insertDoctor(db.database, { status: null })
    await put(pngPicture(800, 600, [], deflateSync(Buffer.alloc(50_000_000))), { bearer })
    const [row] = await rowsOf(accountId)
    expect(row?.size).toBeLessThan(10_000)
  })

  test('of a phone is decoded beside the event loop', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    const picture = jpegPicture(3_000, 2_000)
    let turns = 0
    const turn = setInterval(() => (turns += 1), 1)
    await put(picture, { bearer })
    clearInterval(turn)
    // Decoded here, it would let others have a turn before and after, not between.
    expect(turns).toBeGreaterThan(10)
  })

  test('is taken from the signed-in only, and from our own pages only', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    const banned = await insertDoctor(db.database, { status: 'BANNED' })
    const picture = pngPicture(800, 600)
    const answers = await Promise.all([
      send(picture),
      send(picture, { bearer: 'a.b.c' }),
      send(picture, { bearer, headers: { Origin: 'https://evil.example' } }),
      send(picture, { bearer, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      send(picture, { bearer, kind: 'passport' }),
      send(picture, { bearer: banned.bearer }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403, 404, 403])
  })

  test('again and again has to wait', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    const statuses: number[] = []
    for (let index = 0; index < 13; index += 1) {
      statuses.push((await send(pngPicture(800 + index, 600), { bearer })).status)
    }
    expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(statuses.at(-1)).toBe(429)
  })

  test('is not what another method means', async () => {
    const response = await backend.handlers.documents(post('/documents/licence', ''))
    expect(response.status).toBe(405)
  })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))

test('who has handed in the licence waits for us, until it is sent back', async () => {
  const { bearer, accountId } = await insertDoctor(db.database, { status: 'INITIAL' })
  const isInReview = async () =>
    (await createClient(User, backend.inProcess.user(bearer)).signInUser({})).doctor?.licenceInReview
  expect(await isInReview()).toBe(false)
  await put(pngPicture(800, 600), { bearer, kind: 'identity' })
  expect(await isInReview()).toBe(false)
  await put(pngPicture(800, 600), { bearer })
  expect(await isInReview()).toBe(true)
  await db.database
    .update(doctorDocument)
    .set({ state: 'RETURNED', reason: '不鮮明です' })
    .where(eq(doctorDocument.accountId, accountId))
  expect(await isInReview()).toBe(false)
})
