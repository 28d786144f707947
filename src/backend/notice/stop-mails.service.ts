import { and, eq, sql } from 'drizzle-orm'
import { noticeName, noticesOf, type NoticeTopic } from '../../domain/doctor/profile-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { mailOutbox, mailStop } from '../database/schema/account/mail.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import { topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'

const SAVED_SEARCH_MAIL = 'SAVED_SEARCH_NEW'

type Stop = { topic: NoticeTopic; doctorId: string | null; memberId: string | null }

/** What the token of a mail that is still kept stops, whatever the mail address is now; null for a mail of no kind. */
async function findMailsStop(executor: Executor, token: string): Promise<Stop | null> {
  const [mail] = await executor
    .select({
      kind: mailOutbox.kind,
      type: notification.type,
      doctorId: doctor.id,
      memberId: hospitalMember.id,
    })
    .from(mailOutbox)
    .leftJoin(notification, sql`${notification.id} = (${mailOutbox.payload} ->> 'noticeId')::uuid`)
    .leftJoin(
      doctor,
      sql`${doctor.id} = coalesce(${notification.doctorId}, (select hit.doctor_id from ${savedSearchHit} hit
        where hit.mail_key = ${mailOutbox.payload} ->> 'mailKey' limit 1))`,
    )
    .leftJoin(
      hospitalMember,
      and(
        eq(hospitalMember.hospitalId, notification.hospitalId),
        // The mail's key ends with the account (`orderNotices`).
        sql`${hospitalMember.accountId}::text = split_part(${mailOutbox.key}, ':', 3)`,
      ),
    )
    .where(eq(mailOutbox.token, token))
  if (!mail) return null
  const { kind, type, doctorId, memberId } = mail
  const topic = kind === SAVED_SEARCH_MAIL ? 'LISTING' : kind === NOTICE_MAIL && type ? topicOf(type) : null
  if (topic === null || (doctorId === null && memberId === null)) return null
  return doctorId === null ? { topic, doctorId, memberId } : { topic, doctorId, memberId: null }
}

/** Keeps what the link of a mail stops, before it is sent: the mail is read for longer than we keep it. */
export async function keepMailStop(database: Database, token: string, now: Date): Promise<void> {
  const stop = await findMailsStop(database, token)
  if (stop)
    await database
      .insert(mailStop)
      .values({ token, ...stop, sentAt: now })
      .onConflictDoNothing()
}

async function findStop(executor: Executor, token: string): Promise<Stop | null> {
  const { topic, doctorId, memberId } = mailStop
  const [kept] = await executor
    .select({ topic, doctorId, memberId })
    .from(mailStop)
    .where(eq(mailStop.token, token))
  // A mail that an older version has sent, or that is not sent yet.
  return kept ?? findMailsStop(executor, token)
}

async function stopMemberMails(executor: Executor, memberId: string, topic: NoticeTopic): Promise<void> {
  const { mails } = hospitalMember
  await executor
    .update(hospitalMember)
    .set({ mails: sql`array_remove(${mails}, ${topic})` })
    .where(eq(hospitalMember.id, memberId))
}

async function stopDoctorMails(executor: Executor, doctorId: string, topic: NoticeTopic): Promise<void> {
  const [profile] = await executor
    .select({ notices: doctorProfile.notices, channels: doctorProfile.channels })
    .from(doctorProfile)
    .where(eq(doctorProfile.doctorId, doctorId))
    .for('update')
  const stopped = noticeName(topic, 'MAIL')
  const notices = profile?.notices ?? noticesOf(profile?.channels ?? [])
  await executor
    .update(doctorProfile)
    .set({ notices: notices.filter((name) => name !== stopped) })
    .where(eq(doctorProfile.doctorId, doctorId))
  if (topic !== 'LISTING') return
  const owner = executor.select({ id: doctor.accountId }).from(doctor).where(eq(doctor.id, doctorId))
  await executor
    .update(hospitalSubscription)
    .set({ channels: sql`array_remove(${hospitalSubscription.channels}, 'MAIL')` })
    .where(eq(hospitalSubscription.accountId, sql`(${owner})`))
}

/**
 * Stops mails of the kind that the token's mail was of, for its doctor or its hospital's member; the other channels
 * stay. The mails of followed hospitals are mails of new listings too. Idempotent. False for an unknown token; a token
 * lives for two years.
 */
export const stopMails = (database: Database, token: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const stop = await findStop(tx, token)
    if (!stop) return false
    if (stop.doctorId !== null) await stopDoctorMails(tx, stop.doctorId, stop.topic)
    if (stop.memberId !== null) await stopMemberMails(tx, stop.memberId, stop.topic)
    return true
  })
