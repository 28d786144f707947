import { and, count, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { MemberMail } from '../../domain/hospital/member-mail.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import type { KeysetCursor } from '../database/keyset-cursor.ts'

/** Whose notices: a doctor's own, or those of a hospital, which its members share. */
export type Audience = { doctorId: string } | { hospitalId: number }

const isFor = (audience: Audience) =>
  'doctorId' in audience
    ? eq(notification.doctorId, audience.doctorId)
    : eq(notification.hospitalId, audience.hospitalId)

/** Notices, newest first, by keyset pagination. */
export const findNotices = (
  executor: Executor,
  audience: Audience,
  { limit, after }: { limit: number; after: KeysetCursor | null },
) =>
  executor
    .select({
      id: notification.id,
      title: notification.title,
      body: notification.body,
      link: notification.link,
      createdAt: notification.createdAt,
      readAt: notification.readAt,
    })
    .from(notification)
    .where(
      and(
        isFor(audience),
        after
          ? sql`(${notification.createdAt}, ${notification.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(limit)

/** Number of unread notices, counted up to `most`. */
export async function countUnread(executor: Executor, audience: Audience, most: number): Promise<number> {
  const unread = executor
    .select({ id: notification.id })
    .from(notification)
    .where(and(isFor(audience), isNull(notification.readAt)))
    .limit(most)
    .as('unread')
  const [row] = await executor.select({ count: count() }).from(unread)
  return row?.count ?? 0
}

/** Marks the notices up to an instant as read. */
export async function markNoticesRead(
  executor: Executor,
  audience: Audience,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await executor
    .update(notification)
    .set({ readAt: now })
    .where(and(isFor(audience), isNull(notification.readAt), lte(notification.createdAt, until)))
}

/** The kinds that a member with this log-in id has by mail, who acts for the notice's hospital; null for nobody. */
const mailsOf = (loginId: string) => sql<
  MemberMail[] | null
>`(select member.mails from ${hospitalMember} member
  join ${account} reader on reader.id = member.account_id
  where member.hospital_id = ${notification}.hospital_id and member.left_at is null and reader.login_id = ${loginId})`

/** The text of one notice, for the mail to a doctor, or to a mail address of somebody who acts for the hospital now. */
export async function findNotice(executor: Executor, id: string, recipient: string) {
  const [row] = await executor
    .select({
      doctorId: notification.doctorId,
      /** The doctor's choice by kind; null without one. */
      notices: doctorProfile.notices,
      /** The member's choice. */
      memberMails: mailsOf(recipient),
      type: notification.type,
      title: notification.title,
      body: notification.body,
      link: notification.link,
      readAt: notification.readAt,
      applicationId: notification.applicationId,
    })
    .from(notification)
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, notification.doctorId))
    .where(and(eq(notification.id, id), or(isNotNull(notification.doctorId), isNotNull(mailsOf(recipient)))))
  return row ?? null
}
