import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account.ts'
import { delivery, pushDevice } from '#app/backend/database/schema/delivery.ts'
import { lineIdentity } from '#app/backend/database/schema/line.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/registration.ts'
import { orderNotices, type NewNotice } from '#app/backend/notices/notice-order.service.ts'
import { callTwirp, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { takeJobs, waitingJobs } from '#tests/support/jobs.ts'
import { startLineMessaging, type TestLineMessaging } from '#tests/support/line-messaging.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { startPushService, type PushService } from '#tests/support/push-service.ts'

/** Notices by LINE and on devices. */

const HOUR = 3_600_000

describe.each(['pglite', 'postgres'] as const)('deliveries, on %s', (server) => {
  let db: TestDatabase
  let backend: TestBackend
  let line: TestLineMessaging
  let pushes: PushService
  let person: TestDoctor
  let at = NOW
  let user = ''

  beforeAll(async () => {
    db = await testDatabase({ kind: server })
    line = await startLineMessaging()
    pushes = await startPushService()
    backend = testBackend(db.database, () => at, null, {
      line: line.line,
      lineMessaging: line.settings,
      webPush: {
        ...webPush.generateVAPIDKeys(),
        subject: 'mailto:a@example.test',
        testOrigin: pushes.origin,
      },
    })
  }, 60_000)
  afterAll(async () => {
    await line.stop()
    await pushes.stop()
    await db.close()
  })
  beforeEach(async () => {
    at = NOW
    line.trouble(() => undefined)
    pushes.down(false)
    for (const job of ['line', 'push']) await takeJobs(db.database, job)
    await db.database.delete(lineIdentity)
    person = await insertRegistered(db.database)
    user = line.users[0] ?? ''
    await db.database
      .insert(lineIdentity)
      .values({ provider: line.line.issuer, sub: user, accountId: person.accountId })
    await want(['LINE', 'PUSH'])
  })

  const want = (channels: ('LINE' | 'PUSH' | 'MAIL')[]) =>
    db.database.update(doctorProfile).set({ channels }).where(eq(doctorProfile.doctorId, person.doctorId))
  const notice = (over: Partial<NewNotice> = {}): NewNotice => ({
    kind: 'APPLICATION_ACCEPTED',
    to: { doctorId: person.doctorId },
    dedupeKey: crypto.randomUUID(),
    facts: { doctorId: person.doctorId, hospitalName: '青葉病院', shift: '12/18(金) 17:00〜翌9:00' },
    ...over,
  })
  const order = (...notices: NewNotice[]) => orderNotices(db.database, notices, at)
  const run = async (job: 'line' | 'push') => {
    for (const item of await takeJobs(db.database, job)) await backend.jobs.run(job, [item])
  }
  const outcomes = async () =>
    (await db.database.select().from(delivery).where(eq(delivery.accountId, person.accountId))).map(
      ({ channel, outcome }) => `${channel} ${outcome}`,
    )
  const toUser = () => line.sent().filter(({ to }) => to === user)
  const addDevice = async (told: object, bearer = person.bearer) =>
    (await callTwirp(backend, 'dp.notice.PushDevices/AddPushDevice', told, bearer)).status

  test('a notice is one LINE message, however often it is ordered and run', async () => {
    const before = toUser().length
    const one = notice()
    await order(one)
    await order(one)
    const jobs = await takeJobs(db.database, 'line')
    expect(jobs).toHaveLength(1)
    await backend.jobs.run('line', jobs)
    await backend.jobs.run('line', jobs)
    const [message, ...more] = toUser().slice(before)
    expect(more).toEqual([])
    expect(message?.text).toMatch(
      /^青葉病院の勤務が成立しました\n12\/18\(金\) 17:00〜翌9:00の勤務が確定しました。.*\n\n.*\/work\/matched$/,
    )
    expect(message?.text).toContain(ORIGIN)
    expect(await outcomes()).toEqual(['LINE SENT'])
  })

  test('an answer that is lost leaves one message; a refusal is tried again', async () => {
    const before = toUser().length
    await order(notice())
    const jobs = await takeJobs(db.database, 'line')
    line.trouble(() => 'answer lost')
    await expect(backend.jobs.run('line', jobs)).rejects.toThrow()
    line.trouble(() => 'refused')
    await expect(backend.jobs.run('line', jobs)).rejects.toThrow('LINE answered 503')
    expect(await outcomes()).toEqual(['LINE null'])
    line.trouble(() => undefined)
    await backend.jobs.run('line', jobs)
    expect(toUser().slice(before)).toHaveLength(1)
    expect(await outcomes()).toEqual(['LINE SENT'])
  })

  test('200 notices over a network that loses every fifth request arrive once each', async () => {
    const before = toUser().length
    await order(
      ...Array.from({ length: 200 }, (_, n) =>
        notice({ facts: { doctorId: person.doctorId, hospitalName: `第${n}病院`, shift: '12/18(金)' } }),
      ),
    )
    line.trouble((request) =>
      request % 5 === 0 ? (request % 2 === 0 ? 'refused' : 'answer lost') : undefined,
    )
    let left = await takeJobs(db.database, 'line')
    expect(left).toHaveLength(200)
    for (let attempt = 0; left.length > 0 && attempt < 10; attempt++) {
      const failed: unknown[] = []
      for (const job of left) await backend.jobs.run('line', [job]).catch(() => failed.push(job))
      left = failed
    }
    expect(left).toEqual([])
    const titles = toUser()
      .slice(before)
      .map(({ text }) => text.split('\n')[0])
    expect(titles).toHaveLength(200)
    expect(new Set(titles).size).toBe(200)
  })

  test('what waits for the morning is not sent when it has been read, stopped or become old', async () => {
    const before = toUser().length
    at = new Date('2026-01-13T23:30:00+09:00')
    await order(notice({ kind: 'APPLICATION_DECLINED' }))
    const [job] = await waitingJobs(db.database, 'line')
    expect(job?.due).toEqual(new Date('2026-01-14T08:00:00+09:00'))
    await db.database
      .update(notification)
      .set({ readAt: at })
      .where(eq(notification.doctorId, person.doctorId))
    await run('line')
    await order(notice({ kind: 'APPLICATION_DECLINED' }))
    await db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_MAIL'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await run('line')
    await db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_LINE'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await order(notice({ kind: 'APPLICATION_DECLINED' }))
    at = new Date(at.getTime() + 25 * HOUR)
    await run('line')
    expect(await outcomes()).toEqual(['LINE NOT_WANTED', 'LINE NOT_WANTED', 'LINE TOO_OLD'])
    expect(toUser()).toHaveLength(before)
  })

  test('who chose neither, or has no LINE, gets neither', async () => {
    await want(['MAIL'])
    await order(notice())
    await want(['LINE'])
    await db.database.delete(lineIdentity)
    await order(notice())
    expect(await outcomes()).toEqual([])
  })

  test('whoever blocks our LINE account is not written to until they follow it again', async () => {
    const body = (type: string) => JSON.stringify({ events: [{ type, source: { userId: user } }] })
    const hear = async (text: string, secret = line.settings.channelSecret) => {
      const signature = createHmac('sha256', secret).update(text).digest('base64')
      return (
        await backend.handlers.lineWebhook(post('/line/webhook', text, { 'x-line-signature': signature }))
      ).status
    }
    expect(await hear(body('unfollow'), 'another secret')).toBe(401)
    expect((await backend.handlers.lineWebhook(post('/line/webhook', body('unfollow')))).status).toBe(401)
    expect(await hear('{')).toBe(400)
    expect(await hear('{"events":1}')).toBe(400)
    await order(notice())
    expect(await hear(body('unfollow'))).toBe(200)
    await run('line')
    await order(notice())
    expect(await outcomes()).toEqual(['LINE UNREACHABLE'])
    expect(await hear(body('follow'))).toBe(200)
    // LINE checks the address with a body without events.
    expect(await hear('{"destination":"U0","events":[]}')).toBe(200)
    await order(notice())
    await run('line')
    expect((await outcomes()).toSorted()).toEqual(['LINE SENT', 'LINE UNREACHABLE'])
  })

  test('a device shows the notice, decrypted with its own keys, and a second attempt replaces it', async () => {
    const { told, browser } = pushes.subscribe()
    expect(await addDevice(told)).toBe(200)
    expect(await addDevice(told)).toBe(200)
    await order(notice())
    const jobs = await takeJobs(db.database, 'push')
    pushes.down(true)
    await expect(backend.jobs.run('push', jobs)).rejects.toThrow('a push service answered 503')
    pushes.down(false)
    await backend.jobs.run('push', jobs)
    expect(browser.shown.map((text) => JSON.parse(text))).toEqual([
      {
        title: '青葉病院の勤務が成立しました',
        body: '12/18(金) 17:00〜翌9:00の勤務が確定しました。集合場所と持ち物をご確認ください。',
        link: '/work/matched',
        tag: browser.topics[0],
      },
    ])
    expect(await outcomes()).toContain('PUSH SENT')
  })

  test('a device that withdrew, and one whose session has ended, get nothing', async () => {
    const [gone, out] = [pushes.subscribe(), pushes.subscribe()]
    await addDevice(gone.told)
    gone.browser.isGone = true
    await order(notice())
    await run('push')
    expect(
      await db.database.select().from(pushDevice).where(eq(pushDevice.accountId, person.accountId)),
    ).toEqual([])
    await addDevice(out.told)
    await order(notice())
    await db.database
      .update(session)
      .set({ revokedAt: at })
      .where(and(eq(session.accountId, person.accountId)))
    await run('push')
    expect(out.browser.shown).toEqual([])
    expect((await outcomes()).filter((one) => one.startsWith('PUSH'))).toEqual([
      'PUSH UNREACHABLE',
      'PUSH UNREACHABLE',
    ])
  })

  test('an endpoint that is of no push service is refused, and a device of another stays theirs', async () => {
    const { told } = pushes.subscribe()
    const refused = [
      'http://localhost:1/x',
      'http://169.254.169.254/latest',
      'https://example.test/push',
      'https://fcm.googleapis.com.example.test/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'http://fcm.googleapis.com/x',
      'javascript:alert(1)',
      '',
      `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    ]
    for (const endpoint of refused) expect(await addDevice({ ...told, endpoint })).toBe(400)
    expect(await addDevice({ ...told, p256dh: 'x' })).toBe(400)
    expect(await addDevice(told, '')).toBe(401)
    expect(await addDevice(told)).toBe(200)
    const other = await insertDoctor(db.database)
    const remove = (bearer: string) =>
      callTwirp(backend, 'dp.notice.PushDevices/RemovePushDevice', { endpoint: told.endpoint }, bearer)
    const count = async () => db.database.$count(pushDevice, eq(pushDevice.endpoint, told.endpoint))
    expect((await remove(other.bearer)).status).toBe(200)
    expect(await count()).toBe(1)
    // The same browser, with another doctor signed in.
    expect(await addDevice(told, other.bearer)).toBe(200)
    expect((await remove(person.bearer)).status).toBe(200)
    expect(await count()).toBe(1)
    await remove(other.bearer)
    expect(await count()).toBe(0)
  })

  test('an account keeps its latest ten devices', async () => {
    for (let n = 0; n < 12; n++) {
      at = new Date(NOW.getTime() + n * 1_000)
      await addDevice(pushes.subscribe().told)
    }
    expect(await db.database.$count(pushDevice, eq(pushDevice.accountId, person.accountId))).toBe(10)
  })

  test('the notices of a transaction are one statement, with every channel', async () => {
    await addDevice(pushes.subscribe().told)
    await want(['LINE', 'PUSH', 'MAIL'])
    await order(notice())
    const { rows } = await db.database.execute(
      sql`select name from pgboss.job where state = 'created' and name in ('line', 'push') order by name`,
    )
    expect(rows).toEqual([{ name: 'line' }, { name: 'push' }])
  })
})

test('over the monthly limit a message is parked, not dropped', async () => {
  const db = await testDatabase({ kind: 'pglite' })
  const line = await startLineMessaging({ monthlyLimit: 0 })
  const backend = testBackend(db.database, () => NOW, null, { line: line.line, lineMessaging: line.settings })
  const person = await insertRegistered(db.database)
  const sub = line.users[1] ?? ''
  await db.database
    .insert(lineIdentity)
    .values({ provider: line.line.issuer, sub, accountId: person.accountId })
  await db.database.update(doctorProfile).set({ channels: ['LINE'] })
  const facts = { doctorId: person.doctorId, hospitalName: '青葉病院', shift: '12/18(金)' }
  const one = {
    kind: 'APPLICATION_ACCEPTED',
    to: { doctorId: person.doctorId },
    dedupeKey: 'a',
    facts,
  } as const
  await orderNotices(db.database, [one], NOW)
  await expect(backend.jobs.run('line', await takeJobs(db.database, 'line'))).rejects.toThrow(
    'LINE answered 429',
  )
  expect(await db.database.select().from(delivery)).toMatchObject([{ outcome: null, endedAt: null }])
  await line.stop()
  await db.close()
})
