import { eq, sql } from 'drizzle-orm'
import { afterQuietHours, afterQuietHoursBefore } from '../../domain/notice/quiet-hours.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { delivery } from '../database/schema/delivery.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { mailOutbox } from '../database/schema/account/mail.ts'
import { notification } from '../database/schema/notification.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { MAIL_JOB } from '../mail/mail-order.service.ts'
import { isReachable, jobOfChannel } from '../delivery/delivery-order.service.ts'
import { tellParties } from '../live/told-parties.ts'
import { NOTICE_KINDS, wordsOf, type NoticeKind } from './notice-kind.ts'
import { DOCTOR, type NoticeFacts } from './notice-parts.ts'

export type NewNotice = {
  kind: NoticeKind
  to: { doctorId: string } | { hospitalId: number }
  /** Idempotency key: one notice per recipient and key. */
  dedupeKey: string
  /** The application that the notice is about, where it is about one. */
  applicationId?: string | undefined
  /** What it has to come before: the start of the work that it tells of, or the deadline to answer. */
  before?: Date | undefined
  facts: NoticeFacts
}

/** Kind of the mails and deliveries that carry one notice. */
export const NOTICE_MAIL = 'NOTICE'

/**
 * Orders notices in the transaction of their cause, by one statement: rows of the in-app list, and the mails,
 * LINE messages and web pushes of those who want them, a doctor and a hospital's member by their settings. What is not
 * urgent waits for the end of the quiet hours, unless it would come too late (`before`). A known key has been ordered already. What is told so has changed the open
 * pages of recipient and doctor, which hear of it at the commit.
 */
export async function orderNotices(tx: Executor, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const asked = notices.map(({ kind, to, dedupeKey, applicationId, before, facts }) => {
    const { topic, ...rest } = NOTICE_KINDS[kind]
    const isUrgent = 'isUrgent' in rest && rest.isUrgent
    const { doctorId: about } = facts
    return {
      ...to,
      about,
      kind,
      topic,
      dedupeKey,
      applicationId,
      ...wordsOf(kind, facts),
      due: isUrgent ? now : before ? afterQuietHoursBefore(now, before) : afterQuietHours(now),
    }
  })
  // The limit tells the planner how few rows there are: without it it expects a hundred, and reads all doctors.
  await tx.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one("doctorId" uuid,
        "hospitalId" bigint, about uuid, kind text, topic text, "dedupeKey" text, "applicationId" uuid, title text, body text, link text,
        due timestamptz) limit ${asked.length}
    ), written as (
      insert into ${notification} (doctor_id, hospital_id, type, title, body, link, channels, dedupe_key, application_id, created_at)
      select asked."doctorId", asked."hospitalId", asked.kind,
        coalesce(replace(asked.title, ${DOCTOR}, about.last_name || ' ' || about.first_name), asked.title), asked.body, asked.link,
        array(select channel from unnest(array['MAIL', 'LINE', 'PUSH']) channel
          where case when ${doctorProfile.notices} is null then channel = any(${doctorProfile.channels})
            else asked.topic || '_' || channel = any(${doctorProfile.notices}) end),
        asked."dedupeKey", asked."applicationId", ${now.toISOString()}::timestamptz
      from asked left join ${doctor} about on about.id = asked.about
      left join ${doctorProfile} on ${doctorProfile.doctorId} = asked."doctorId"
      on conflict do nothing
      returning id, doctor_id, hospital_id, channels, dedupe_key
    ), reader as (
      select written.id, ${doctor.accountId} account_id
      from written join ${doctor} on ${doctor.id} = written.doctor_id where 'MAIL' = any(written.channels)
      union all
      select written.id, ${hospitalMember.accountId}
      from written join ${hospitalMember} on ${hospitalMember.hospitalId} = written.hospital_id
      join asked on asked."dedupeKey" = written.dedupe_key and asked."hospitalId" = written.hospital_id
      where ${hospitalMember.leftAt} is null and asked.topic = any(${hospitalMember.mails})
    ), mailed as (
      insert into ${mailOutbox} (key, kind, recipient, payload, created_at)
      select 'notice:' || reader.id || ':' || reader.account_id, ${NOTICE_MAIL}, ${account.loginId},
        jsonb_build_object('noticeId', reader.id), ${now.toISOString()}::timestamptz
      from reader join ${account} on ${account.id} = reader.account_id
      where ${account.mailConfirmedAt} is not null and position('@' in ${account.loginId}) > 1
      on conflict (key) do nothing
      returning id, payload
    ), delivered as (
      insert into ${delivery} (channel, key, account_id, kind, payload, created_at)
      select channel, 'notice:' || written.id, ${doctor.accountId}, ${NOTICE_MAIL},
        jsonb_build_object('noticeId', written.id), ${now.toISOString()}::timestamptz
      from written join ${doctor} on ${doctor.id} = written.doctor_id cross join unnest(written.channels) channel
      where ${isReachable(sql`channel`, sql`${doctor.accountId}`)}
      on conflict do nothing
      returning id, channel, payload
    ), ordered as (
      select ${MAIL_JOB} job, jsonb_build_object('mailId', id) data, payload from mailed
      union all
      select ${jobOfChannel(sql`channel`)}, jsonb_build_object('deliveryId', id), payload from delivered
    )
    select put_job(ordered.job, ordered.data, asked.due)
    from ordered join written on written.id = (ordered.payload ->> 'noticeId')::uuid
    join asked on asked."dedupeKey" = written.dedupe_key
      and (asked."doctorId" = written.doctor_id or asked."hospitalId" = written.hospital_id)`)
  await tellParties(
    tx,
    notices.flatMap(({ to, facts }) => [
      'doctorId' in to ? (`doctor:${to.doctorId}` as const) : (`hospital:${to.hospitalId}` as const),
      ...(facts.doctorId === undefined ? [] : [`doctor:${facts.doctorId}` as const]),
    ]),
  )
}

/** Takes a notice back whose cause has been undone; what has been sent of it stays sent. */
export async function takeBackNotice(tx: Executor, dedupeKey: string): Promise<void> {
  await tx.delete(notification).where(eq(notification.dedupeKey, dedupeKey))
}
