import { eq, sql } from 'drizzle-orm'
import { noticeName, noticesOf, type NoticeTopic } from '../../domain/doctor/profile-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospitalSubscription } from '../database/schema/like.ts'
import { mailOutbox } from '../database/schema/mail.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/registration.ts'
import { topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'

/** The mail's doctor, and the type of its notice; null for an unknown token and for a mail to nobody's doctor. */
async function findMail(executor: Executor, token: string) {
  const [row] = await executor
    .select({
      kind: mailOutbox.kind,
      type: notification.type,
      accountId: account.id,
      doctorId: doctor.id,
    })
    .from(mailOutbox)
    .innerJoin(account, eq(account.loginId, mailOutbox.recipient))
    .innerJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(notification, sql`${notification.id}::text = ${mailOutbox.payload} ->> 'noticeId'`)
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
