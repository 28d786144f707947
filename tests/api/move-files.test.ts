import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageFile } from '#app/backend/database/schema/message.ts'
import { storedObject } from '#app/backend/database/schema/stored-object.ts'
import type { FileSettings } from '#app/backend/file/file-store.ts'
import { moveFiles } from '#app/backend/file/move-files.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { startObjectService, type ObjectService } from '#tests/support/object-service.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { runCommand } from '#tests/support/production.ts'
import { lookAt, requestChange, sendProof } from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { bodyOf, getFile, idOf, putFile, putLicence, storedPdf, storedPng } from '#tests/support/uploads.ts'

/** `npm run move-files`: the bodies of files between the database and a store of objects. */

describe('files on the move', () => {
  let db: TestDatabase
  let service: ObjectService
  beforeAll(async () => {
    db = await testDatabase()
    service = await startObjectService()
  }, 60_000)
  afterAll(async () => {
    await service.stop()
    await db.close()
  })

  test('all files move there and back, twice at once and after a break', async () => {
    const { bearer } = await insertRegistered(db.database)
    const filesIn = (place: 'database' | 's3'): FileSettings => ({ place, s3: service.s3 })
    const own = testBackend(db.database, () => NOW, null, { files: filesIn('database') })
    const backend = testBackend(db.database, () => NOW, null, { files: filesIn('s3') })
    // A quarter of an hour later: sessions have not that long, and what is on its way is not swept.
    const later = () => new Date(NOW.getTime() + 16 * 60_000)
    const sweeper = testBackend(db.database, later, null, { files: filesIn('s3') })
    const sweep = () => sweeper.jobs.run('object-sweep', [{}])
    const ids = [await idOf(await putFile(own, bearer)), await idOf(await putFile(own, bearer))]
    const picture = pngPicture(800, 600)
    const documentId = await idOf(await putLicence(own, bearer, picture))
    const { body } = await requestChange(own, bearer)
    const proofId = await idOf(await sendProof(own, bearer, body.profile.changes[0].id))
    const move = (place: 'database' | 's3', clock = () => NOW) =>
      moveFiles({ database: db.database, clock, settings: filesIn(place) })
    const expectAll = async () => {
      for (const id of ids)
        expect(await bodyOf(await getFile(backend, bearer, id))).toEqual(await storedPdf())
      expect(await bodyOf(await lookAt(backend, bearer, documentId))).toEqual(await storedPng(picture))
      expect(await bodyOf(await lookAt(backend, bearer, proofId))).toEqual(
        await storedPng(pngPicture(800, 600)),
      )
    }

    service.trouble({ answer: [503, 'SlowDown'] })
    await expect(move('s3')).rejects.toThrow('503 SlowDown')
    service.trouble(null)
    await expectAll()
    const runs = await Promise.all([move('s3'), move('s3')])
    expect(runs.reduce((sum, { moved }) => sum + moved, 0)).toBe(4)
    await expectAll()
    expect(await move('s3')).toEqual({ moved: 0, missing: [] })
    await sweep()
    expect(service.objects.size).toBe(4)

    const back = await Promise.all([move('database', later), move('database', later)])
    expect(back.reduce((sum, { moved }) => sum + moved, 0)).toBe(4)
    await expectAll()
    await sweep()
    expect(service.objects.size).toBe(0)
    expect(await db.database.select().from(storedObject)).toEqual([])
  })
})

test('npm run move-files says what it did, and what it could not do', async () => {
  const db = await testDatabase()
  const service = await startObjectService()
  const env = { DATABASE_URL: db.url, ...service.variables }
  const { accountId } = await insertDoctor(db.database)
  const row = { accountId, mime: 'application/pdf', size: 9, uploadedAt: NOW } as const
  const files = ['a.pdf', 'b.pdf'].map((name) => ({ ...row, name, bytes: Buffer.from(name) }))
  await db.database.insert(messageFile).values(files)
  try {
    expect(await runCommand('move-files', { DATABASE_URL: db.url, FILE_STORE: 's3' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^S3 を使うときは S3_ENDPOINT/),
    })
    service.trouble({ answer: [403, 'InvalidAccessKeyId'] })
    expect(await runCommand('move-files', env)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^ファイルの保管先\(S3\)が使えません。もう一度実行すると、続きから移します/,
      ),
    })
    service.trouble(null)
    expect(await runCommand('move-files', env)).toEqual({
      code: 0,
      said: '2件のファイルをS3へ移しました。\n',
    })
    service.objects.delete([...service.objects.keys()][0] ?? '')
    expect(await runCommand('move-files', { ...env, FILE_STORE: 'database' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^1件のファイルをデータベースへ移しました。\n保管先に本体のないファイルが1件あります。/,
      ),
    })
  } finally {
    await service.stop()
    await db.close()
  }
}, 120_000)
