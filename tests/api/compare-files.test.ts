import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageFile } from '#app/backend/database/schema/message.ts'
import { storedObject } from '#app/backend/database/schema/stored-object.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { startObjectService, type ObjectService } from '#tests/support/object-service.ts'
import { runCommand } from '#tests/support/production.ts'

/** `npm run compare-files`: what a bucket holds after the database was restored from an older backup. */

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

const run = (...args: string[]) =>
  runCommand('compare-files', { DATABASE_URL: db.url, ...service.variables }, args)

/** Each command is a process, and there are five. */
const PATIENCE_MS = 120_000

test(
  'objects written since the backup are told of, then deleted; files that lost theirs are counted',
  { timeout: PATIENCE_MS },
  async () => {
    const { accountId } = await insertDoctor(db.database)
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({
      accountId,
      mime: 'application/pdf' as const,
      size: 9,
      uploadedAt: NOW,
      name,
      bytes: Buffer.from(name),
    }))
    await db.database.insert(messageFile).values(files)
    const moved = await runCommand('move-files', { DATABASE_URL: db.url, ...service.variables })
    expect(moved.code).toBe(0)
    expect(await run()).toEqual({ code: 0, said: '保管先には3件あり、うち0件をデータベースは知りません。\n' })

    // What the restored database does not know, an object of somebody else, and one that is gone.
    const own = [...service.objects.keys()]
    await db.database.update(storedObject).set({ createdAt: new Date('2026-01-01') })
    const since = Array.from({ length: 5 }, () => `files/${crypto.randomUUID()}`)
    for (const key of [...since, 'files/readme.txt', 'elsewhere/1'])
      service.objects.set(key, Buffer.from('x'))
    service.objects.delete(own[0] ?? '')
    const found =
      '保管先には7件あり、うち5件をデータベースは知りません。\n本体が保管先にないファイルが1件あります。消した版を保管先から戻してください。\n'
    expect(await run()).toEqual({
      code: 0,
      said: `${found}知らないものを消すには \`npm run compare-files -- --delete\` を実行してください。\n`,
    })
    expect(service.objects.size).toBe(9)
    expect(await run('--delete')).toEqual({ code: 0, said: `${found}5件を保管先から消しました。\n` })
    expect([...service.objects.keys()].toSorted()).toEqual(
      [...own.slice(1), 'files/readme.txt', 'elsewhere/1'].toSorted(),
    )
    expect(await run('--delete')).toMatchObject({ code: 0, said: expect.stringContaining('うち0件') })
  },
)

test('a bucket of which the database knows nothing is left alone, as is one that refuses', async () => {
  service.objects.clear()
  service.objects.set(`files/${crypto.randomUUID()}`, Buffer.from('x'))
  expect(await run('--delete')).toMatchObject({
    code: 1,
    said: expect.stringContaining('ひとつも知らないため、何も消しませんでした'),
  })
  expect(service.objects.size).toBe(1)
  service.trouble({ answer: [403, 'AccessDenied'] })
  expect(await run()).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^ファイルの保管先\(S3\)が使えません。もう一度実行してください\(.*403 AccessDenied/,
    ),
  })
  service.trouble(null)
  expect(await runCommand('compare-files', { DATABASE_URL: db.url })).toMatchObject({
    code: 1,
    said: expect.stringContaining('S3_ENDPOINT'),
  })
})
