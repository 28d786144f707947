import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '#app/backend/database/schema/mail.ts'
import { insertMail } from '#app/backend/mail/mail-outbox.store.ts'
import { createMailWorker, type SendMail } from '#app/backend/mail/mail-worker.ts'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const FROM = 'DPワーク <no-reply@example.test>'

const letters = {
  GREETING: async ({ name = '' }) => ({
    subject: `${name}先生へ`,
    text: 'こんにちは。\n.\nよろしくお願いします。',
  }),
  POINTLESS: async () => null,
}

let catcher: MailCatcher
let now = NOW
let reported: unknown[] = []

beforeAll(async () => {
  catcher = await startMailCatcher()
})
afterAll(() => catcher.close())
beforeEach(() => {
  now = NOW
  reported = []
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const workerOf = ({ database }: TestDatabase, send: SendMail) =>
  createMailWorker({ database, clock: () => now, send, letters, report: (error) => reported.push(error) })

const put = (db: TestDatabase, key: string, kind = 'GREETING', recipient = 'yamada@example.test') =>
  insertMail(db.database, { key, kind, recipient, payload: { name: '山田' } }, now)

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase({ kind })
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(() => db.database.delete(mailOutbox))

  const rows = () => db.database.select().from(mailOutbox).orderBy(mailOutbox.id)

  test('a mail arrives as it was written', async () => {
    const worker = workerOf(db, createSmtp({ url: catcher.url, from: FROM }))
    await put(db, `arrives-${kind}`)
    expect(await worker.sendDue()).toBe(1)
    expect(catcher.mails()[0]).toMatchObject({
      from: 'no-reply@example.test',
      recipients: ['yamada@example.test'],
      subject: '山田先生へ',
      text: 'こんにちは。\n.\nよろしくお願いします。',
      headers: { 'auto-submitted': 'auto-generated' },
    })
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: now, deadAt: null }])
    expect(await worker.sendDue()).toBe(0)
  })

  test('one cause is one mail', async () => {
    await put(db, 'same')
    await put(db, 'same')
    expect(await rows()).toHaveLength(1)
  })

  test('a cause that is rolled back sends nothing', async () => {
    await db.database
      .transaction(async (tx) => {
        await insertMail(
          tx,
          { key: 'undone', kind: 'GREETING', recipient: 'a@example.test', payload: {} },
          now,
        )
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await rows()).toEqual([])
  })

  test('a mail that has become pointless is not sent', async () => {
    const sent: string[] = []
    await put(db, 'pointless', 'POINTLESS')
    await workerOf(db, async ({ recipient }) => void sent.push(recipient)).sendDue()
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ sentAt: now }])
  })

  test('a failed mail is tried again, later each time, and given up after ten attempts', async () => {
    const attempts: number[] = []
    const worker = workerOf(db, async () => {
      attempts.push(now.getTime())
      throw new Error('the server said no')
    })
    await put(db, 'fails')
    while (now.getTime() < NOW.getTime() + 2_400_000) {
      await worker.sendDue()
      pass(attempts.length < 7 ? 1_000 : 10_000)
    }
    const waits = attempts.slice(1).map((at, index) => Math.round((at - (attempts[index] ?? 0)) / 1_000))
    expect(waits.slice(0, 6)).toEqual([1, 3, 9, 27, 81, 243])
    expect(attempts).toHaveLength(10)
    expect(Math.max(...waits)).toBeLessThanOrEqual(620)
    expect(await rows()).toMatchObject([{ attempts: 10, sentAt: null, lastError: 'the server said no' }])
    expect((await rows())[0]?.deadAt).not.toBeNull()
    expect(reported).toMatchObject([{ message: 'the server said no' }])
  }, 60_000)

  test('one that failed for a while arrives in the end', async () => {
    let isDown = true
    const sent: string[] = []
    const worker = workerOf(db, async ({ messageId }) => {
      if (isDown) throw new Error('down')
      sent.push(messageId)
    })
    await put(db, 'recovers')
    await worker.sendDue()
    isDown = false
    expect(await worker.sendDue()).toBe(0)
    pass(1_000)
    expect(await worker.sendDue()).toBe(1)
    expect(sent).toHaveLength(1)
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }])
  })

  test('after a crash between sending and noting it the same mail is sent again, and can be told to be the same', async () => {
    const sent: string[] = []
    await put(db, 'crash')
    const dying = workerOf(db, async ({ messageId }) => {
      sent.push(messageId)
      // The process is gone: nothing is noted any more.
      await new Promise(() => undefined)
    })
    void dying.sendDue()
    await expect.poll(() => sent).toHaveLength(1)
    const next = workerOf(db, async ({ messageId }) => void sent.push(messageId))
    expect(await next.sendDue()).toBe(0)
    pass(120_000)
    expect(await next.sendDue()).toBe(1)
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: now }])
  })

  test('one mail that fails holds up no other', async () => {
    const sent: string[] = []
    const worker = workerOf(db, async ({ recipient }) => {
      if (recipient.startsWith('bad')) throw new Error('no such mailbox')
      sent.push(recipient)
    })
    for (let index = 0; index < 6; index += 1) {
      await put(db, `mixed-${index}`, 'GREETING', `${index % 2 ? 'bad' : 'good'}${index}@example.test`)
    }
    await worker.sendDue()
    expect(sent.sort()).toEqual(['good0@example.test', 'good2@example.test', 'good4@example.test'])
  })

  test('a mail of an unknown kind is kept and reported in the end', async () => {
    await put(db, 'unknown', 'SOMETHING')
    await workerOf(db, async () => undefined).sendDue()
    expect(await rows()).toMatchObject([{ sentAt: null, lastError: expect.stringContaining('SOMETHING') }])
  })
})

test('two workers of two processes share the work: every mail once', async () => {
  const db = await testDatabase({ kind: 'postgres', max: 10 })
  const sent: string[] = []
  const send: SendMail = async ({ recipient }) => {
    await new Promise((settle) => setTimeout(settle, Math.random() * 5))
    sent.push(recipient)
  }
  await db.database.insert(mailOutbox).values(
    Array.from({ length: 200 }, (_, index) => ({
      key: `shared-${index}`,
      kind: 'GREETING',
      recipient: `doctor${index}@example.test`,
      payload: {},
      createdAt: now,
      nextAttemptAt: now,
    })),
  )
  const empty = async (worker: ReturnType<typeof workerOf>) => {
    while ((await worker.sendDue()) > 0);
  }
  await Promise.all(Array.from({ length: 4 }, () => empty(workerOf(db, send))))
  expect(sent).toHaveLength(200)
  expect(new Set(sent).size).toBe(200)
  const [waiting] = await db.database.select().from(mailOutbox).where(eq(mailOutbox.attempts, 2))
  expect(waiting).toBeUndefined()
  await db.close()
}, 60_000)

test('a running worker sends when woken and what it finds at the start, and forgets what was sent a month ago', async () => {
  const db = await testDatabase({ kind: 'pglite' })
  const sent: string[] = []
  const worker = createMailWorker({
    database: db.database,
    clock: () => new Date(),
    send: async ({ recipient }) => void sent.push(recipient),
    letters,
    report: (error) => reported.push(error),
  })
  now = new Date(Date.now() - 31 * 86_400_000)
  await put(db, 'old')
  await db.database.update(mailOutbox).set({ sentAt: now })
  now = new Date()
  await put(db, 'found', 'GREETING', 'found@example.test')
  worker.start()
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['found@example.test'])
  await put(db, 'woken', 'GREETING', 'woken@example.test')
  worker.wake()
  await expect.poll(() => sent).toEqual(['found@example.test', 'woken@example.test'])
  await worker.stop()
  await put(db, 'stopped', 'GREETING', 'stopped@example.test')
  worker.wake()
  await worker.stop()
  expect(sent).toHaveLength(2)
  const keys = (await db.database.select().from(mailOutbox)).map(({ key }) => key)
  expect(keys.sort()).toEqual(['found', 'stopped', 'woken'])
  expect(reported).toEqual([])
  await db.close()
}, 60_000)
