import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { pdfOfBranches, pdfThatUnpacks } from '#tests/support/hostile-pdfs.ts'
import { insertMember } from '#tests/support/members.ts'
import { pdfFile } from '#tests/support/pdfs.ts'
import { jpegPicture } from '#tests/support/pictures.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** What one account uploads is not at the cost of others. */

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const upload = (
  bearer: string,
  body: Buffer | ReadableStream<Uint8Array>,
  path = '/messages/files?name=a.pdf',
) => {
  const headers = { Authorization: `Bearer ${bearer}`, Origin: ORIGIN }
  const sent = body instanceof ReadableStream ? { body, duplex: 'half' } : { body: new Uint8Array(body) }
  const request = new Request(`${ORIGIN}${path}`, { method: 'PUT', headers, ...sent })
  const { messageFiles, documents } = backend.handlers
  return (path.startsWith('/documents') ? documents : messageFiles)(request)
}

/** A body that tells whether it was read. */
function watched() {
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new Uint8Array(pdfFile()))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, isRead: () => isRead }
}

describe('files that take more than a file may', () => {
  test.each([
    ['unpacks to 600 MB', pdfThatUnpacks],
    ['names its pages ten billion times', pdfOfBranches],
  ])(
    'a PDF that %s is ended and refused',
    async (_, make) => {
      const { bearer } = await insertDoctor(db.database)
      const response = await upload(bearer, make())
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('複雑') })
    },
    60_000,
  )

  test('while one account sends such files, the file of another is not behind them', async () => {
    const [one, other] = [await insertDoctor(db.database), await insertDoctor(db.database)]
    const answered: string[] = []
    const send = async (name: string, bearer: string, file: Buffer) => {
      const { status } = await upload(bearer, file)
      answered.push(`${name} ${status}`)
    }
    const bombs = Array.from({ length: 3 }, () => send('bomb', one.bearer, pdfOfBranches()))
    await Promise.all([...bombs, send('file', other.bearer, pdfFile())])
    expect(answered.indexOf('file 200')).toBeLessThanOrEqual(1)
    expect(answered.filter((answer) => answer === 'bomb 422')).toHaveLength(3)
    // They are as many as we look at in ten minutes.
    const next = watched()
    expect((await upload(one.bearer, next.body)).status).toBe(429)
    expect(next.isRead()).toBe(false)
    expect((await upload(one.bearer, jpegPicture(900, 600), '/documents/licence')).status).toBe(429)
  }, 120_000)

  test('of one account at most six are on their way', async () => {
    const { bearer } = await insertDoctor(db.database)
    const open = Array.from({ length: 6 }, () => new TransformStream<Uint8Array, Uint8Array>())
    const under = open.map(({ readable }) => upload(bearer, readable))
    const writers = open.map(({ writable }) => writable.getWriter())
    // Taken only by whoever reads the body: all six are on their way.
    await Promise.all(writers.map((writer) => writer.write(new Uint8Array(1))))
    const seventh = await upload(bearer, pdfFile())
    expect(seventh.status).toBe(503)
    await Promise.all(writers.map((writer) => writer.close()))
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual(under.map(() => 415))
    expect((await upload(bearer, pdfFile())).status).toBe(200)
  })
})

test('who has nothing to send is refused before a byte is read', async () => {
  const staff = await insertStaff(db.database, '運営 次郎')
  const [place] = makeHospitals(1)
  if (!place) throw new Error('no hospital')
  await db.database.insert(hospital).values(place.row).onConflictDoNothing()
  const member = await insertMember(db.database, place.row.id)
  const banned = await insertDoctor(db.database, { status: 'BANNED' })
  for (const [bearer, path, status] of [
    [staff.bearer, '/messages/files?name=a.pdf', 403],
    [member.bearer, '/documents/licence', 403],
    [banned.bearer, '/documents/identity', 403],
    ['a.b.c', '/messages/files?name=a.pdf', 401],
    ['a.b.c', '/documents/licence', 401],
  ] as const) {
    const { body, isRead } = watched()
    const response = await upload(bearer, body, path)
    expect([path, response.status, isRead()]).toEqual([path, status, false])
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/。$/) })
  }
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
