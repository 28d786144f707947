import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  THANKS_REPLY,
  THANKS_REPORT_REASON,
  THANKS_REPORT_STATE,
  THANKS_SHELF,
  THANKS_STAMP,
  type ThanksReply,
  type ThanksReportReason,
  type ThanksReportState,
  type ThanksShelf,
  type ThanksStamp,
} from '../../../../domain/work/thanks.ts'
import { THANKS_SOURCE, type ThanksSource } from '../../../../domain/work/thanks-source.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { staff } from '../staff.ts'

/** 感謝の声: what a hospital passes on to the doctor of a confirmed work, once per source. */
export const appreciation = pgTable(
  'appreciation',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id),
    source: text().$type<ThanksSource>().notNull(),
    stamp: text().$type<ThanksStamp>().notNull(),
    body: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => hospitalMember.id),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    reply: text().$type<ThanksReply>(),
    repliedAt: instant('replied_at'),
    shelf: text().$type<ThanksShelf>().notNull().default('OPEN'),
    reportState: text('report_state').$type<ThanksReportState>().notNull().default('NONE'),
    reportReason: text('report_reason').$type<ThanksReportReason>(),
    reportDetail: text('report_detail').notNull().default(''),
    reportedAt: instant('reported_at'),
    decidedAt: instant('decided_at'),
    /** Our member of staff who decided about the report. */
    decidedBy: uuid('decided_by').references(() => staff.accountId),
  },
  (t) => [
    unique('appreciation_once').on(t.workId, t.source),
    index('appreciation_reported')
      .on(t.reportedAt)
      .where(sql`${t.reportState} = 'OPEN'`),
    index('appreciation_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.reportState} in ('REMOVED', 'DISMISSED')`),
    isOneOf('appreciation_source_known', t.source, THANKS_SOURCE),
    isOneOf('appreciation_stamp_known', t.stamp, THANKS_STAMP),
    isOneOf('appreciation_reply_known', t.reply, THANKS_REPLY),
    isOneOf('appreciation_shelf_known', t.shelf, THANKS_SHELF),
    isOneOf('appreciation_report_known', t.reportState, THANKS_REPORT_STATE),
    isOneOf('appreciation_reason_known', t.reportReason, THANKS_REPORT_REASON),
    check(
      'appreciation_text_length',
      sql`char_length(${t.body}) <= 300 and char_length(${t.reportDetail}) <= 500`,
    ),
    check('appreciation_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check('appreciation_read_before_reply', sql`${t.repliedAt} is null or ${t.readAt} is not null`),
    check(
      'appreciation_reported_for_a_reason',
      sql`(${t.reportState} = 'NONE') = (${t.reportReason} is null) and (${t.reportState} = 'NONE') = (${t.reportedAt} is null)`,
    ),
    check(
      'appreciation_decided',
      sql`(${t.reportState} in ('REMOVED', 'DISMISSED')) = (${t.decidedAt} is not null)`,
    ),
  ],
)
