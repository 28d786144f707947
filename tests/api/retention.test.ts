import { DAY_MS } from '#app/domain/duration.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'
import { knownDevice, loginAttempt, session } from '#app/backend/database/schema/account/account.ts'
import { addressReturn } from '#app/backend/database/schema/account/address-return.ts'
import { appreciation } from '#app/backend/database/schema/work/appreciation.ts'
import { idempotencyKey } from '#app/backend/database/schema/idempotency-key.ts'
import { contact } from '#app/backend/database/schema/contact.ts'
import { delivery } from '#app/backend/database/schema/delivery.ts'
import { analyticsEvent, clickEvent, usageEvent } from '#app/backend/database/schema/event.ts'
import { hospitalInvitation } from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { listingReport } from '#app/backend/database/schema/listing/listing-report.ts'
import { listingPurge } from '#app/backend/database/schema/listing/listing-purge.ts'
import { mailConfirmation } from '#app/backend/database/schema/account/mail-confirmation.ts'
import { mailOutbox, mailStop } from '#app/backend/database/schema/account/mail.ts'
import { messageFile, messageThread } from '#app/backend/database/schema/message.ts'
import { calendarBlock, rosterOmission } from '#app/backend/database/schema/doctor/ng.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { passwordReset } from '#app/backend/database/schema/account/password-reset.ts'
import { rehireOffer } from '#app/backend/database/schema/work/rehire-offer.ts'
import { savedSearchHit } from '#app/backend/database/schema/doctor/saved-search.ts'
import { RETENTION } from '#app/backend/retention/retention.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { LOG_IN_ROWS } from '#tests/support/log-in-rows.ts'
import { insertSurvey, insertWork, newMember } from '#tests/support/retained-rows.ts'
import { insertFigure } from '#tests/support/figures.ts'

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const event = { actionType: 'TAP', coordinateName: 'card', additionalProps: {} }

const insertContact = (database: Database, sentAt: Date) =>
  database.insert(contact).values({
    key: randomUUID(),
    sender: 'VISITOR',
    topic: 'OTHER',
    name: '山田 太郎',
    mail: 'visitor@example.test',
    body: '登録の前に伺いたいことがあります。',
    sentAt,
  })

async function insertThread(database: Database, { doctorId }: TestDoctor, lastMessageAt: Date) {
  const { spotWorkId, hospitalId } = await newMember(database)
  await database.insert(messageThread).values({ spotWorkId, hospitalId, doctorId, lastMessageAt })
  return { spotWorkId, hospitalId }
}

type Insert = (database: Database, doctor: TestDoctor, over: Date) => PromiseLike<unknown>

/** Writes a row that had no more use at an instant. Who is registering is told of in `account-recovery.test.ts`. */
const INSERT: Record<string, Insert> = {
  drafts: async (database, _, over) => {
    const { hospitalId, memberId } = await newMember(database)
    const values = { hospitalId, memberId, kind: 'spot' as const, answers: {} }
    return database.insert(listingDraft).values({ ...values, createdAt: over, updatedAt: over })
  },
  listingReports: async (database, { doctorId }, over) => {
    const { hospitalId, spotWorkId: listingId } = await newMember(database)
    const told = { kind: 'spot' as const, reason: 'OTHER' as const, detail: '', state: 'KEPT' as const }
    const of = { hospitalId, listingId, doctorId }
    return database.insert(listingReport).values({ ...of, ...told, reportedAt: over, decidedAt: over })
  },
  contacts: (database, _, over) => insertContact(database, over),
  questions: (database, doctor, over) => insertThread(database, doctor, over),
  threads: async (database, doctor, over) => {
    const { hospitalId, spotWorkId } = await insertThread(database, doctor, over)
    // Matched: nothing but the years ends it.
    await insertWork(database, { hospitalId, spotWorkId, doctorId: doctor.doctorId }, over)
  },
  invitations: async (database, _, over) => {
    const { hospitalId, memberId } = await newMember(database)
    return database.insert(hospitalInvitation).values({
      hospitalId,
      address: `${randomUUID()}@example.test`,
      role: 'STAFF',
      invitedBy: memberId,
      createdAt: over,
      expiresAt: over,
    })
  },
  rehireOffers: async (database, { doctorId }, over) => {
    const { hospitalId, spotWorkId } = await newMember(database)
    const workId = await insertWork(database, { hospitalId, spotWorkId, doctorId }, over)
    return database.insert(rehireOffer).values({
      hospitalId,
      doctorId,
      workId,
      spotWorkId,
      premiumYen: 0,
      message: '',
      state: 'DECLINED',
      offeredAt: new Date(over.getTime() - DAY_MS),
      expiresAt: over,
      decidedAt: over,
    })
  },
  blockedTimes: (database, { doctorId }, over) =>
    database
      .insert(calendarBlock)
      .values({ doctorId, startTime: new Date(over.getTime() - 60_000), endTime: over, source: 'MANUAL' }),
  rosterOmissions: (database, { doctorId }, over) =>
    database
      .insert(rosterOmission)
      .values({ doctorId, position: over.getUTCMinutes(), title: '外来', reason: 'ZONE', createdAt: over }),
  removedThanks: async (database, { doctorId }, over) => {
    const { hospitalId, spotWorkId, memberId } = await newMember(database)
    const workId = await insertWork(database, { hospitalId, spotWorkId, doctorId }, over)
    const report = {
      reportState: 'REMOVED',
      reportReason: 'OTHER',
      reportedAt: over,
      decidedAt: over,
    } as const
    const thanks = { workId, memberId, source: 'HOSPITAL', stamp: 'HELPED', body: '', sentAt: over } as const
    return database.insert(appreciation).values({ ...thanks, ...report })
  },
  surveyWords: (database, doctor, over) => insertSurvey(database, doctor, over, over),
  surveyDrafts: (database, doctor, over) => insertSurvey(database, doctor, over, null),
  waysBack: (database, { accountId }, over) =>
    database
      .insert(addressReturn)
      .values({ accountId, address: 'a@example.test', createdAt: over, expiresAt: over }),
  ...LOG_IN_ROWS,
  unsentFiles: (database, { accountId }, over) =>
    database.insert(messageFile).values({
      accountId,
      name: 'a.pdf',
      mime: 'application/pdf',
      size: 1,
      bytes: Buffer.from('a'),
      uploadedAt: over,
    }),
  receipts: async (database, { accountId, doctorId }, over) => {
    const { hospitalId, spotWorkId } = await newMember(database)
    const workId = await insertWork(database, { hospitalId, spotWorkId, doctorId }, over)
    const file = { name: 'a.pdf', mime: 'application/pdf', size: 1, bytes: Buffer.from('a') } as const
    await database.insert(messageFile).values({ accountId, workId, ...file, uploadedAt: over })
  },
  attempts: (database, _, over) =>
    database.insert(loginAttempt).values({ key: randomUUID(), windowStart: over, attempts: 1 }),
  devices: (database, { accountId }, over) =>
    database
      .insert(knownDevice)
      .values({ accountId, deviceHash: randomBytes(32), epoch: 0, firstSeenAt: over, lastSeenAt: over }),
  sessions: (database, { accountId }, over) =>
    database.insert(session).values({
      idHash: randomBytes(32),
      accountId,
      authMethod: 'PASSWORD',
      expiresAt: daysAgo(-90),
      revokedAt: over,
    }),
  passwordResets: (database, { accountId }, over) =>
    database
      .insert(passwordReset)
      .values({ tokenHash: randomBytes(32), accountId, createdAt: over, expiresAt: over }),
  mailConfirmations: (database, { accountId }, over) =>
    database.insert(mailConfirmation).values({
      tokenHash: randomBytes(32),
      accountId,
      address: 'a@example.test',
      createdAt: over,
      expiresAt: over,
    }),
  mails: (database, _, over) =>
    database
      .insert(mailOutbox)
      .values({ key: randomUUID(), kind: 'X', recipient: 'a@example.test', payload: {}, createdAt: over }),
  mailStops: (database, { doctorId }, over) =>
    database.insert(mailStop).values({ token: randomUUID(), doctorId, topic: 'LISTING', sentAt: over }),
  deliveries: (database, { accountId }, over) =>
    database
      .insert(delivery)
      .values({ channel: 'LINE', key: randomUUID(), accountId, kind: 'X', payload: {}, createdAt: over }),
  answers: (database, { accountId }, over) =>
    database.insert(idempotencyKey).values({
      accountId,
      operation: 'X',
      key: randomUUID(),
      fingerprint: '',
      response: {},
      createdAt: over,
    }),
  hits: (database, { doctorId }, over) =>
    database
      .insert(savedSearchHit)
      .values({ doctorId, kind: 'spot', listingId: over.getTime(), at: over, noticeKey: '' }),
  notices: (database, { doctorId }, over) =>
    database.insert(notification).values({
      doctorId,
      type: 'SAVED_SEARCH_NEW',
      title: '',
      body: '',
      link: '/',
      channels: [],
      dedupeKey: randomUUID(),
      createdAt: over,
    }),
  listingPurges: (database, _, over) =>
    database.insert(listingPurge).values({ kind: 'spot', listingId: 1, at: over }),
  usage: (database, _, over) =>
    database.insert(usageEvent).values({ id: randomUUID(), ...event, occurTime: over, receivedAt: over }),
  clicks: (database, _, over) =>
    database.insert(clickEvent).values({ eventId: 'x', ...event, receivedAt: over }),
  dailyFigures: (database, _, over) => insertFigure(database, over),
  analytics: (database, _, over) =>
    database.insert(analyticsEvent).values({
      eventGroup: 'x',
      eventType: 'x',
      targetKey: 'x',
      targetValue: 'x',
      userAgent: {},
      occurredAt: over,
      receivedAt: over,
    }),
}

describe('what is kept no longer', () => {
  let db: TestDatabase
  let backend: TestBackend
  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
  }, 60_000)
  afterAll(() => db.close())

  test.each(Object.keys(RETENTION).filter((of) => of !== 'registrations'))('%s', async (of) => {
    const { table, days } = RETENTION[of] ?? expect.unreachable()
    const insert = INSERT[of] ?? expect.unreachable(`no row of ${of} is made here`)
    const doctor = await insertDoctor(db.database)
    const before = await db.database.$count(table)
    await insert(db.database, doctor, new Date(daysAgo(days).getTime() + 60_000))
    await insert(db.database, doctor, new Date(daysAgo(days).getTime() - 60_000))
    await backend.jobs.run('purge', [{ of }])
    expect(await db.database.$count(table)).toBe(before + 1)
  })

  test('a question stays as long as the doctor works for the hospital', async () => {
    const doctor = await insertDoctor(db.database)
    await INSERT['threads']?.(db.database, doctor, daysAgo(400))
    await INSERT['questions']?.(db.database, await insertDoctor(db.database), daysAgo(400))
    const before = await db.database.$count(messageThread)
    await backend.jobs.run('purge', [{ of: 'questions' }])
    expect(await db.database.$count(messageThread)).toBe(before - 1)
    expect(await db.database.$count(messageThread, eq(messageThread.doctorId, doctor.doctorId))).toBe(1)
  })

  test('is deleted however much there is', async () => {
    const old = { eventId: 'x', ...event, receivedAt: daysAgo(1_000) }
    await db.database.insert(clickEvent).values(Array.from({ length: 2_500 }, () => old))
    await backend.jobs.run('purge', [{ of: 'clicks' }])
    expect(await db.database.$count(clickEvent)).toBe(1)
  })

  test('is looked for every hour or every night, whoever starts first', async () => {
    const other = testBackend(db.database)
    await db.database.execute(sql`select pgboss.create_queue('gone', '{"policy":"standard"}')`)
    await db.database.execute(sql`insert into pgboss.schedule (name, cron) values ('gone', '* * * * *')`)
    backend.jobs.start()
    other.jobs.start()
    const schedules = async () =>
      (
        await db.database.execute<{ key: string; timezone: string }>(
          sql`select key, timezone from pgboss.schedule where name in ('purge', 'gone')`,
        )
      ).rows
    await expect
      .poll(schedules, { timeout: 15_000 })
      .toEqual(expect.arrayContaining(Object.keys(RETENTION).map((key) => ({ key, timezone: 'Asia/Tokyo' }))))
    await Promise.all([backend.jobs.stop(), other.jobs.stop()])
    // What no version declares any more is asked for no more.
    expect(await schedules()).toHaveLength(Object.keys(RETENTION).length)
    expect([...backend.reported, ...other.reported]).toEqual([])
  })
})
