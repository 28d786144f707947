import { randomUUID } from 'node:crypto'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { messageFile } from '#app/backend/database/schema/message.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { doomedObject, storedObject } from '#app/backend/database/schema/stored-object.ts'
import { createFileStore } from '#app/backend/file/file-store.ts'
import { FILE_TABLES } from '#app/backend/file/file-tables.ts'
import { createObjectStore } from '#app/backend/file/object-store.ts'
import { isOutage, UNAVAILABLE } from '#app/domain/text/outage.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { startObjectService, type ObjectService } from '#tests/support/object-service.ts'
import { pdfFile } from '#tests/support/pdfs.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { decideChange, lookAt, requestChange, sendProof } from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { bodyOf, getFile, idOf, putFile, putLicence, storedPdf, storedPng } from '#tests/support/uploads.ts'

/** Bodies of files in an S3-compatible store. */

const QUARTER_HOUR = 15 * 60_000

describe('files in a store of objects', () => {
  let db: TestDatabase
  let service: ObjectService
  let backend: TestBackend
  let now = NOW
  const inDatabase = () =>
    testBackend(db.database, () => now, null, { files: { place: 'database', s3: service.s3 } })

  beforeAll(async () => {
    db = await testDatabase()
    service = await startObjectService()
    backend = testBackend(db.database, () => now, null, { files: { place: 's3', s3: service.s3 } })
  }, 60_000)
  afterAll(async () => {
    await service.stop()
    await db.close()
  })
  beforeEach(async () => {
    service.trouble(null)
    for (const table of [...FILE_TABLES.map((one) => one.table), storedObject, doomedObject])
      await db.database.delete(table)
    service.objects.clear()
    service.asked.length = 0
    backend.reported.length = 0
  })

  /** As the job runs a quarter of an hour later. */
  async function sweep(): Promise<void> {
    now = new Date(NOW.getTime() + QUARTER_HOUR + 1)
    await backend.jobs.run('object-sweep', [{}]).finally(() => {
      now = NOW
    })
  }
  const documents = () => db.database.select().from(doctorDocument)

  test('a document, a file of a message and a proof leave sealed and come back whole', async () => {
    const { bearer } = await insertRegistered(db.database)
    const document = pngPicture(800, 600)
    const documentId = await idOf(await putLicence(backend, bearer, document))
    const fileId = await idOf(await putFile(backend, bearer))
    const { body } = await requestChange(backend, bearer)
    const proofId = await idOf(await sendProof(backend, bearer, body.profile.changes[0].id))
    expect(service.objects.size).toBe(3)
    for (const object of service.objects.values()) {
      expect(object.includes('PNG')).toBe(false)
      expect(object.includes('%PDF')).toBe(false)
    }
    for (const { table, body: column } of FILE_TABLES) {
      const rows = await db.database.select({ body: column }).from(table)
      expect(rows).toEqual([{ body: null }])
    }
    expect(await bodyOf(await lookAt(backend, bearer, documentId))).toEqual(await storedPng(document))
    expect(await bodyOf(await getFile(backend, bearer, fileId))).toEqual(await storedPdf())
    expect(await bodyOf(await lookAt(backend, bearer, proofId))).toEqual(
      await storedPng(pngPicture(800, 600)),
    )
    const member = await insertStaff(db.database, '運営 花子')
    expect(await bodyOf(await lookAt(backend, member.bearer, documentId))).toEqual(await storedPng(document))
    const stranger = await insertDoctor(db.database)
    expect((await lookAt(backend, stranger.bearer, documentId)).status).toBe(404)
  })

  test('every table that names an object is known to the sweep', async () => {
    const { rows } = await db.database.execute<{ name: string }>(sql`select conrelid::regclass::text as name
      from pg_constraint where contype = 'f' and confrelid = 'stored_object'::regclass order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(
      FILE_TABLES.map(({ table }) => getTableName(table)).toSorted(),
    )
  })

  test('an object goes with its row: replaced, decided, and with the whole account', async () => {
    const { bearer, accountId } = await insertRegistered(db.database)
    await idOf(await putLicence(backend, bearer, pngPicture(800, 600)))
    const [first] = [...service.objects.keys()]
    await idOf(await putLicence(backend, bearer, pngPicture(900, 600)))
    await sweep()
    expect(service.objects.has(first ?? '')).toBe(false)
    expect(service.objects.size).toBe(1)

    const { body } = await requestChange(backend, bearer)
    const changeId = body.profile.changes[0].id
    await idOf(await sendProof(backend, bearer, changeId))
    const proofId = await idOf(await sendProof(backend, bearer, changeId, 900))
    await sweep()
    expect(service.objects.size).toBe(2)
    const member = await insertStaff(db.database, '運営 花子')
    await decideChange(backend, changeId, member.bearer, { seen_proof_id: proofId })
    await sweep()
    expect(service.objects.size).toBe(1)

    const visitor = await insertDoctor(db.database, { status: null })
    await idOf(await putLicence(backend, visitor.bearer, pngPicture(800, 600)))
    await db.database.delete(account).where(eq(account.id, visitor.accountId))
    await sweep()
    expect(service.objects.size).toBe(1)
    expect(await documents()).toMatchObject([{ accountId }])
    expect(await db.database.select().from(storedObject)).toHaveLength(1)
    expect(await db.database.select().from(doomedObject)).toEqual([])
  })

  test('the sweep leaves an upload that is under way, and deletes one that broke off', async () => {
    const { bearer } = await insertDoctor(db.database)
    const files = createFileStore({
      database: db.database,
      clock: () => NOW,
      settings: { place: 's3', s3: service.s3 },
    })
    const stored = await files.keep(pdfFile())
    await backend.jobs.run('object-sweep', [{}])
    expect(await files.read(stored)).toEqual(pdfFile())
    await sweep()
    expect(service.objects.size).toBe(0)
    // Its row comes too late, and is refused rather than left without an object.
    const { accountId } = await insertDoctor(db.database)
    const row = { accountId, name: 'a.pdf', mime: 'application/pdf', size: 1, uploadedAt: NOW } as const
    await expect(db.database.insert(messageFile).values({ ...row, ...stored })).rejects.toThrow()
    expect((await getFile(backend, bearer, randomUUID())).status).toBe(404)
  })

  test('what the store cannot delete now is deleted later', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    await idOf(await putLicence(backend, bearer, pngPicture(800, 600)))
    await db.database.delete(doctorDocument)
    service.trouble({ answer: [403, 'AccessDenied'], method: 'DELETE' })
    await expect(sweep()).rejects.toThrow('403 AccessDenied')
    expect(service.objects.size).toBe(1)
    expect(await db.database.select().from(doomedObject)).toHaveLength(1)
    service.trouble(null)
    await sweep()
    expect(service.objects.size).toBe(0)
    expect(await db.database.select().from(doomedObject)).toEqual([])
  })

  test.each<[string, readonly [number, string]]>([
    ['refuses the key', [403, 'InvalidAccessKeyId']],
    ['has no such bucket', [404, 'NoSuchBucket']],
    ['fails', [500, 'InternalError']],
    ['is overloaded', [503, 'SlowDown']],
  ])('a store that %s is told of in a sentence, and nothing is half done', async (_, answer) => {
    const { bearer, accountId } = await insertDoctor(db.database)
    const id = await idOf(await putFile(backend, bearer))
    service.trouble({ answer })
    for (const response of [
      await putFile(backend, bearer),
      await getFile(backend, bearer, id),
      await putLicence(backend, bearer, pngPicture(800, 600)),
    ]) {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(await response.json()).toEqual({ message: UNAVAILABLE })
    }
    expect(backend.reported).toHaveLength(3)
    expect(
      await db.database.select().from(messageFile).where(eq(messageFile.accountId, accountId)),
    ).toHaveLength(1)
    expect(await documents()).toEqual([])
    service.trouble(null)
    expect(await bodyOf(await getFile(backend, bearer, id))).toEqual(await storedPdf())
    await idOf(await putFile(backend, bearer))
    await sweep()
    expect(service.objects.size).toBe(2)
  })

  test('a failure that passes is not noticed', async () => {
    const { bearer } = await insertDoctor(db.database)
    service.trouble({ answer: [500, 'InternalError'], times: 2 })
    await idOf(await putFile(backend, bearer))
    expect(service.asked).toEqual(['PUT', 'PUT', 'PUT'])
  })

  test('an object that was deleted or changed in the bucket is not delivered', async () => {
    const { bearer } = await insertDoctor(db.database)
    const id = await idOf(await putFile(backend, bearer))
    const [[key, object] = ['', Buffer.alloc(0)]] = service.objects
    const other = Buffer.from(object)
    other.writeUInt8(other.readUInt8(40) ^ 1, 40)
    service.objects.set(key, other)
    expect((await getFile(backend, bearer, id)).status).toBe(500)
    service.objects.delete(key)
    const response = await getFile(backend, bearer, id)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/。$/) })
    expect(backend.reported).toHaveLength(2)
  })

  test('keys of somebody else are refused, and a bucket can stand in the host name', async () => {
    const id = randomUUID()
    const wrong = createObjectStore({ ...service.s3, secretAccessKey: 'another' })
    await expect(wrong.put(id, pdfFile())).rejects.toThrow('403 SignatureDoesNotMatch')
    // No name server here knows the host, so the name is all there is to see.
    const byHost = createObjectStore({ ...service.s3, isPathStyle: false })
    await expect(byHost.put(id, pdfFile())).rejects.toMatchObject({
      cause: { cause: { hostname: `${service.s3.bucket}.localhost` } },
    })
    const own = createObjectStore(service.s3)
    await own.put(id, pdfFile())
    expect(await own.get(id)).toEqual(pdfFile())
    await own.remove(id)
    await own.remove(id)
    await expect(own.get(id)).rejects.toThrow(`has no ${id}`)
  })

  test('a changed setting is for new files; older ones stay readable where they are', async () => {
    const { bearer } = await insertDoctor(db.database)
    const before = await idOf(await putFile(backend, bearer))
    const after = await idOf(await putFile(inDatabase(), bearer))
    expect(service.objects.size).toBe(1)
    for (const id of [before, after])
      expect(await bodyOf(await getFile(backend, bearer, id))).toEqual(await storedPdf())
    // The same kind of document again, now in the database: the object is not needed any more.
    await idOf(await putLicence(backend, bearer, pngPicture(800, 600)))
    await idOf(await putLicence(inDatabase(), bearer, pngPicture(900, 600)))
    expect(await documents()).toMatchObject([{ objectId: null, objectSeal: null }])
    await sweep()
    expect(service.objects.size).toBe(1)
  })
})

test('a store that does not answer is given up after a quarter of a minute', async () => {
  const service = await startObjectService()
  service.trouble({ answer: 'never' })
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  onTestFinished(() => timeout.mockRestore())
  const failure = createObjectStore(service.s3)
    .get(randomUUID())
    .catch((one: unknown) => one)
  await vi.waitFor(() => expect(service.asked).toEqual(['GET']))
  expect(timeout.mock.calls).toEqual([[15_000]])
  patience.abort(new DOMException('what the platform says then', 'TimeoutError'))
  const error = await failure
  expect(error).toMatchObject({ message: 'the store of objects does not answer a GET' })
  expect(isOutage(error)).toBe(true)
  expect(service.asked).toEqual(['GET'])
  await service.stop()
})
