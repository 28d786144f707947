import { eq, sql } from 'drizzle-orm'
import { noticeName, noticesOf, type NoticeTopic } from '../../domain/doctor/profile-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospitalSubscription } from '../database/schema/like.ts'
import { mailOutbox } from '../database/schema/mail.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/registration.ts'
import { savedSearchHit } from '../database/schema/saved-search.ts'
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

/**
 * Stops mails of the kind that the token's mail was of, for its doctor; the other channels stay. The mails of
 * followed hospitals are mails of new listings too. Idempotent. Null for an unknown token; a token lives as long as
 * its mail is kept.
 */
export const stopMails = (database: Database, token: string): Promise<NoticeTopic | null> =>
  database.transaction(async (tx) => {
    const mail = await findMail(tx, token)
    const topic = mail && topicOfMail(mail)
    if (!mail || !topic) return null
    const [profile] = await tx
      .select({ notices: doctorProfile.notices, channels: doctorProfile.channels })
      .from(doctorProfile)
      .where(eq(doctorProfile.doctorId, mail.doctorId))
      .for('update')
    const stopped = noticeName(topic, 'MAIL')
    const notices = profile?.notices ?? noticesOf(profile?.channels ?? [])
    await tx
      .update(doctorProfile)
      .set({ notices: notices.filter((name) => name !== stopped) })
      .where(eq(doctorProfile.doctorId, mail.doctorId))
    if (topic === 'LISTING')
      await tx
        .update(hospitalSubscription)
        .set({ channels: sql`array_remove(${hospitalSubscription.channels}, 'MAIL')` })
        .where(eq(hospitalSubscription.accountId, mail.accountId))
    return topic
  })
