import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { message, messageFile } from '#app/backend/database/schema/message.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { pdfFile, pdfWithFile, pdfWithPassword, pdfWithScript } from '#tests/support/pdfs.ts'
import { jpegPicture, jpegWithoutEnd, pngPicture } from '#tests/support/pictures.ts'

/** Files that messages carry. */

describe('files of messages', () => {
  let scene: MessageHouse
  let person: TestDoctor
  let listing: Listing

  beforeAll(async () => {
    scene = await messageHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    person = await insertDoctor(scene.db.database)
    listing = await scene.newSpot()
  })

  const call = (path: string, bearer: string, init: RequestInit = {}) => {
    const headers = new Headers({ Origin: ORIGIN, ...init.headers })
    if (bearer !== '') headers.set('Authorization', `Bearer ${bearer}`)
    return scene.backend.handlers.messageFiles(
      new Request(`${ORIGIN}/messages/files${path}`, { ...init, headers }),
    )
  }
  const upload = (file: Buffer, bearer: string, name = '契約書.pdf', headers: Record<string, string> = {}) =>
    call(`?name=${encodeURIComponent(name)}`, bearer, {
      method: 'PUT',
      headers,
      body: new Uint8Array(file),
    })
  const put = async (file: Buffer, bearer: string, name?: string): Promise<string> => {
    const response = await upload(file, bearer, name)
    expect(response.status).toBe(200)
    return String((await response.json()).id)
  }
  const send = (fileId: string, bearer: string, body = '', key: string = crypto.randomUUID()) =>
    scene.asDoctor('SendMessage', listing, bearer, { body, file_id: fileId, idempotency_key: key })
  const rowsOf = (accountId: string) =>
    scene.db.database.select().from(messageFile).where(eq(messageFile.accountId, accountId))

  test('a file goes with its message to both sides, from both sides', async () => {
    const id = await put(pdfFile(), person.bearer, '../履歴書"<1>.PDF')
    expect(scene.outcomeOf(await send(id, person.bearer, '履歴書です。'))).toBe('SENT')
    const thread = await scene.threadOf(listing, person.bearer)
    const [row] = await rowsOf(person.accountId)
    const file = { id, name: '履歴書1.pdf', size: row?.bytes?.length }
    expect(thread.messages).toMatchObject([{ body: '履歴書です。', file }])
    expect((await scene.hospitalThread(thread.id)).body.thread.messages).toMatchObject([{ file }])
    for (const bearer of [person.bearer, scene.member.bearer]) {
      const response = await call(`/${id}`, bearer)
      expect(response.status).toBe(200)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(row?.bytes)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('履歴書1.pdf')}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
    }
    const answer = await put(pngPicture(300, 200), scene.member.bearer, '地図.png')
    const sent = await scene.asMember('SendHospitalMessage', {
      thread_id: thread.id,
      body: '',
      file_id: answer,
      idempotency_key: crypto.randomUUID(),
    })
    expect(scene.outcomeOf(sent)).toBe('SENT')
    const { messages } = await scene.threadOf(listing, person.bearer)
    // A file alone has no text in the thread, and its name in lists.
    expect(messages[1]).toMatchObject({ file: { id: answer, name: '地図.png' } })
    expect(messages[1].body ?? '').toBe('')
    const { threads } = (await scene.asMember('ListThreads', {})).body
    expect(threads).toContainEqual(expect.objectContaining({ id: thread.id, last_body: '地図.png' }))
    expect((await call(`/${answer}`, person.bearer)).headers.get('content-disposition')).toMatch(/^inline/)
  })

  test('before it is sent only its uploader sees it, then the parties; nobody else ever', async () => {
    const id = await put(pdfFile(), person.bearer)
    const other = await insertDoctor(scene.db.database)
    const place = makeHospitals(2)[1]
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const nextDoor = await insertMember(scene.db.database, place.row.id)
    const former = await insertMember(scene.db.database, scene.own)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    const strangers = [other.bearer, nextDoor.bearer, former.bearer, '', 'a.b.c']
    const statusesOf = async () =>
      Promise.all(
        [person.bearer, scene.member.bearer, ...strangers].map(
          async (bearer) => (await call(`/${id}`, bearer)).status,
        ),
      )
    expect(await statusesOf()).toEqual([200, 404, ...strangers.map(() => 404)])
    expect(scene.outcomeOf(await send(id, person.bearer))).toBe('SENT')
    expect(await statusesOf()).toEqual([200, 200, ...strangers.map(() => 404)])
    for (const path of ['', '/1', `/${crypto.randomUUID()}`, `/${id}/x`])
      expect((await call(path, person.bearer)).status).toBe(404)
    expect((await call(`/${id}`, person.bearer, { method: 'DELETE' })).status).toBe(405)
  })

  test('a message is sent once with its file, and a file with one message only', async () => {
    const id = await put(pdfFile(), person.bearer)
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(id, person.bearer, '一度だけ', key)),
    )
    expect(answers.map(scene.outcomeOf)).toEqual(answers.map(() => 'SENT'))
    const { id: threadId, messages } = await scene.threadOf(listing, person.bearer)
    expect(messages).toHaveLength(1)
    expect(scene.outcomeOf(await send(id, person.bearer, 'もう一度'))).toBe('FILE_GONE')
    // The same key with another file is another message.
    expect((await send(await put(pdfFile(), person.bearer), person.bearer, '一度だけ', key)).status).toBe(400)
    // Somebody else's file, one that never was, and no id at all.
    const others = await put(pdfFile(), scene.member.bearer)
    expect(scene.outcomeOf(await send(others, person.bearer))).toBe('FILE_GONE')
    expect(scene.outcomeOf(await send(crypto.randomUUID(), person.bearer))).toBe('FILE_GONE')
    expect((await send('1', person.bearer)).status).toBe(400)
    expect((await send('', person.bearer)).status).toBe(400)
    expect((await scene.hospitalThread(threadId)).body.thread.messages).toHaveLength(1)
  })

  test('two messages at once with one file: one is sent', async () => {
    const id = await put(pdfFile(), person.bearer)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, person.bearer, '競争')))
    const outcomes = answers.map(scene.outcomeOf).toSorted((a, b) => String(a).localeCompare(String(b)))
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'FILE_GONE'), 'SENT'])
  })

  test.each<[string, Buffer, number]>([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), 415],
    ['a program', Buffer.from('MZ\0\0'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['the first bytes of a PDF', Buffer.from('%PDF-1.7'), 422],
    ['HTML that begins as a PDF', Buffer.from('%PDF-1.7<html><script>1</script>'), 422],
    ['a PDF cut short', pdfFile().subarray(0, 300), 422],
    ['a PDF with a script', pdfWithScript(), 422],
    ['a PDF that carries a file', pdfWithFile(), 422],
    ['a PDF with a password', pdfWithPassword(), 422],
    ['a PDF of 101 pages', pdfFile({ pages: 101 }), 422],
    ['a JPEG whose data end in the middle', jpegWithoutEnd(600, 400), 422],
    ['a picture of sixty million pixels', pngPicture(10_000, 6_000), 422],
    ['more than 10 MB', Buffer.concat([pdfFile(), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('%s is refused, whatever it calls itself', async (_, file, status) => {
    const response = await upload(file, person.bearer)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/。$/) })
    expect(await rowsOf(person.accountId)).toEqual([])
  })

  test('a photograph loses where it was taken; its name says what it is', async () => {
    const response = await upload(jpegPicture(600, 400, 'GPS 35.68,139.76'), person.bearer, '写真.pdf')
    expect(await response.json()).toMatchObject({ name: '写真.jpg' })
    const [row] = await rowsOf(person.accountId)
    expect(row?.bytes?.toString('latin1')).not.toMatch(/GPS|Exif/)
    expect(row).toMatchObject({ mime: 'image/jpeg', size: row?.bytes?.length })
  })

  test('visitors and other sites upload nothing; five files wait to be sent at most', async () => {
    const evil = { Origin: 'https://evil.example' }
    const refused = await Promise.all([
      upload(pdfFile(), ''),
      upload(pdfFile(), 'a.b.c'),
      upload(pdfFile(), person.bearer, 'a.pdf', evil),
      upload(pdfFile(), person.bearer, 'a.pdf', { 'Sec-Fetch-Site': 'cross-site' }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 403, 403])
    // Six at once, of which each finds none there when it begins.
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => upload(pngPicture(20, 20), person.bearer, '地図.png')),
    )
    const statuses = atOnce.map(({ status }) => status)
    expect([200, 429].map((wanted) => statuses.filter((one) => one === wanted).length)).toEqual([5, 1])
    const sixth = await upload(pdfFile(), person.bearer)
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('60')
    const [first] = await rowsOf(person.accountId)
    expect(scene.outcomeOf(await send(first?.id ?? '', person.bearer))).toBe('SENT')
    await put(pdfFile(), person.bearer)
  })

  test('who was stopped sends no file, and a file goes with its message', async () => {
    const id = await put(pdfFile(), person.bearer)
    expect(scene.outcomeOf(await send(id, person.bearer))).toBe('SENT')
    const next = await put(pdfFile(), person.bearer)
    await scene.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, person.doctorId))
    expect(scene.outcomeOf(await send(next, person.bearer))).toBe('NOT_ALLOWED')
    expect((await rowsOf(person.accountId)).find((one) => one.id === next)).toMatchObject({ messageId: null })
    const [sent] = await rowsOf(person.accountId)
    await scene.db.database.delete(message).where(eq(message.id, sent?.messageId ?? ''))
    expect((await rowsOf(person.accountId)).map((one) => one.id)).toEqual([next])
  })
})
