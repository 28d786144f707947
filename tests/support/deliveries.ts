import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { delivery } from '#app/backend/database/schema/delivery.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { orderNotices, type NewNotice } from '#app/backend/notice/notice-order.service.ts'
import type { NotificationChannel } from '#app/domain/doctor/registration-words.ts'
import { callTwirp, testBackend } from './backend-calls.ts'
import { testDatabase } from './database.ts'
import { NOW, type TestDoctor } from './doctors.ts'
import { takeJobs } from './jobs.ts'
import { startLineMessaging } from './line-messaging.ts'
import { insertRegistered } from './profiles.ts'
import { startPushService } from './push-service.ts'

/** A backend with LINE and a push service, and a doctor whose LINE is linked and who wants both. */
export async function deliveryHouse({ monthlyLimit }: { monthlyLimit?: number } = {}) {
  const db = await testDatabase()
  const line = await startLineMessaging(monthlyLimit === undefined ? {} : { monthlyLimit })
  const pushes = await startPushService()
  let at = NOW
  const backend = testBackend(db.database, () => at, null, {
    line: line.line,
    lineMessaging: line.settings,
    webPush: {
      ...webPush.generateVAPIDKeys(),
      subject: 'mailto:a@example.test',
      testOrigin: pushes.origin,
    },
  })
  const user = line.users[0] ?? ''
  const wants = (person: TestDoctor, channels: NotificationChannel[]) =>
    db.database.update(doctorProfile).set({ channels }).where(eq(doctorProfile.doctorId, person.doctorId))

  return {
    db,
    backend,
    line,
    pushes,
    user,
    wants,
    now: () => at,
    at: (instant: Date) => {
      at = instant
    },
    newPerson: async (): Promise<TestDoctor> => {
      line.trouble(() => undefined)
      pushes.down(false)
      for (const job of ['line', 'push']) await takeJobs(db.database, job)
      await db.database.delete(lineIdentity)
      const person = await insertRegistered(db.database)
      await db.database
        .insert(lineIdentity)
        .values({ provider: line.line.issuer, sub: user, accountId: person.accountId })
      await wants(person, ['LINE', 'PUSH'])
      return person
    },
    notice: ({ doctorId }: TestDoctor, over: Partial<NewNotice> = {}): NewNotice => ({
      kind: 'APPLICATION_ACCEPTED',
      to: { doctorId },
      dedupeKey: crypto.randomUUID(),
      facts: { doctorId, hospitalName: '青葉病院', shift: '12/18(金) 17:00〜翌9:00' },
      ...over,
    }),
    order: (...notices: NewNotice[]) => orderNotices(db.database, notices, at),
    run: async (job: 'line' | 'push') => {
      for (const item of await takeJobs(db.database, job)) await backend.jobs.run(job, [item])
    },
    /** How the deliveries to an account ended, the earliest first. */
    outcomes: async ({ accountId }: TestDoctor) => {
      const rows = await db.database
        .select()
        .from(delivery)
        .where(eq(delivery.accountId, accountId))
        .orderBy(delivery.id)
      return rows.map(({ channel, outcome }) => `${channel} ${outcome}`)
    },
    toUser: () => line.sent().filter(({ to }) => to === user),
    addDevice: async (told: object, { bearer }: Pick<TestDoctor, 'bearer'>) =>
      (await callTwirp(backend, 'dp.notice.PushDevices/AddPushDevice', told, bearer)).status,
    close: async () => {
      await line.stop()
      await pushes.stop()
      await db.close()
    },
  }
}

export type DeliveryHouse = Awaited<ReturnType<typeof deliveryHouse>>
