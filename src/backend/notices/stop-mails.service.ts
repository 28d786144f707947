import { and, eq, sql } from 'drizzle-orm'
import { noticeName, noticesOf, type NoticeTopic } from '../../domain/doctor/profile-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { hospitalSubscription } from '../database/schema/doctor/like.ts'
import { mailOutbox } from '../database/schema/account/mail.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import { topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'

/** The doctor of a mail's notice or hits, whatever the mail address is now; null for every other mail. */
async function findMail(executor: Executor, token: string) {
  const [row] = await executor
    .select({
      kind: mailOutbox.kind,
      type: notification.type,
      accountId: doctor.accountId,
      doctorId: doctor.id,
    })
    .from(mailOutbox)
    .leftJoin(notification, sql`${notification.id} = (${mailOutbox.payload} ->> 'noticeId')::uuid`)
    .innerJoin(
      doctor,
      sql`${doctor.id} = coalesce(${notification.doctorId}, (select hit.doctor_id from ${savedSearchHit} hit
        where hit.mail_key = ${mailOutbox.payload} ->> 'mailKey' limit 1))`,
    )
    .where(eq(mailOutbox.token, token))
  return row ?? null
}

const topicOfMail = ({ kind, type }: NonNullable<Awaited<ReturnType<typeof findMail>>>): NoticeTopic | null =>
  kind === 'SAVED_SEARCH_NEW' ? 'LISTING' : kind === NOTICE_MAIL && type ? topicOf(type) : null

/** The member of a hospital to whom a notice was mailed, with the notice's kind; null for every other mail. */
async function findMemberMail(executor: Executor, token: string) {
  const [row] = await executor
    .select({ memberId: hospitalMember.id, type: notification.type })
    .from(mailOutbox)
    .innerJoin(notification, sql`${notification.id} = (${mailOutbox.payload} ->> 'noticeId')::uuid`)
    .innerJoin(
      hospitalMember,
      and(
        eq(hospitalMember.hospitalId, notification.hospitalId),
        // The mail's key ends with the account (`orderNotices`), whatever its mail address is now.
        sql`${hospitalMember.accountId} = split_part(${mailOutbox.key}, ':', 3)::uuid`,
      ),
    )
    .where(and(eq(mailOutbox.token, token), eq(mailOutbox.kind, NOTICE_MAIL)))
  return row ?? null
}

async function stopMemberMails(executor: Executor, token: string): Promise<boolean> {
  const mail = await findMemberMail(executor, token)
  if (!mail) return false
  const { mails } = hospitalMember
  await executor
    .update(hospitalMember)
    .set({ mails: sql`array_remove(${mails}, ${topicOf(mail.type)})` })
    .where(eq(hospitalMember.id, mail.memberId))
  return true
}

async function stopDoctorMails(executor: Executor, token: string): Promise<boolean> {
  const mail = await findMail(executor, token)
  const topic = mail && topicOfMail(mail)
  if (!mail || !topic) return false
  const [profile] = await executor
    .select({ notices: doctorProfile.notices, channels: doctorProfile.channels })
    .from(doctorProfile)
    .where(eq(doctorProfile.doctorId, mail.doctorId))
    .for('update')
  const stopped = noticeName(topic, 'MAIL')
  const notices = profile?.notices ?? noticesOf(profile?.channels ?? [])
  await executor
    .update(doctorProfile)
    .set({ notices: notices.filter((name) => name !== stopped) })
    .where(eq(doctorProfile.doctorId, mail.doctorId))
  if (topic === 'LISTING')
    await executor
      .update(hospitalSubscription)
      .set({ channels: sql`array_remove(${hospitalSubscription.channels}, 'MAIL')` })
      .where(eq(hospitalSubscription.accountId, mail.accountId))
  return true
}

/**
 * Stops mails of the kind that the token's mail was of, for its doctor or its hospital's member; the other channels
 * stay. The mails of followed hospitals are mails of new listings too. Idempotent. False for an unknown token; a token
 * lives as long as its mail is kept.
 */
export const stopMails = (database: Database, token: string): Promise<boolean> =>
  database.transaction(async (tx) => (await stopDoctorMails(tx, token)) || (await stopMemberMails(tx, token)))
