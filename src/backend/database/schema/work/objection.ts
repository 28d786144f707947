import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  CANCELLATION_TIER,
  type CancellationTier,
} from '../../../../domain/cancellation/cancellation-tier.ts'
import {
  OBJECTION_STATE,
  OBJECTION_SUBJECT,
  OBJECTION_TEXT,
  type ObjectionState,
  type ObjectionSubject,
} from '../../../../domain/work/objection.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { staff } from '../staff.ts'

/**
 * A doctor's objection to a confirmed report, which the hospital answers, or to what the work has left as 注意 or absence,
 * which our staff decide. At most one of a work is open.
 */
export const objection = pgTable(
  'objection',
  {
    id: uuid().primaryKey().defaultRandom(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id),
    state: text().$type<ObjectionState>().notNull().default('OPEN'),
    subject: text().$type<ObjectionSubject>().notNull(),
    detail: text().notNull(),
    objectedAt: instant('objected_at').notNull(),
    closedAt: instant('closed_at'),
    /** Of an objection to 注意: the tier objected to; null where it is an absence. */
    tier: text().$type<CancellationTier>(),
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** Who of our staff decided about 注意 or absence. */
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    /** To the doctor. */
    answer: text(),
    /** Yen that the hospital has added to the pay by its answer. */
    addedYen: integer('added_yen').notNull().default(0),
    /** The report that the hospital has corrected by its answer: its own row, which counts from then on. */
    correctedNumber: smallint('corrected_number'),
    /**
     * By how many yen the answer has changed pay that was paid before: what is added is a line of its own
     * (`workPayment`), what was paid too much is settled between the two sides. Null: nothing was paid, or nothing changed.
     */
    paidDifferenceYen: integer('paid_difference_yen'),
  },
  (t) => [
    index('objection_of_work').on(t.workId, t.objectedAt),
    uniqueIndex('objection_open')
      .on(t.workId)
      .where(sql`${t.state} = 'OPEN'`),
    index('objection_declined')
      .on(t.closedAt)
      .where(sql`${t.state} = 'DECLINED'`),
    isOneOf('objection_state_known', t.state, OBJECTION_STATE),
    isOneOf('objection_subject_known', t.subject, OBJECTION_SUBJECT),
    isOneOf('objection_tier_known', t.tier, CANCELLATION_TIER),
    check('objection_of_tier', sql`${t.tier} is null or ${t.subject} = 'CAUTION'`),
    check('objection_closed', sql`(${t.state} = 'OPEN') = (${t.closedAt} is null)`),
    check(
      'objection_answered',
      sql`(${t.state} in ('AGREED', 'DECLINED')) = (num_nonnulls(${t.memberId}, ${t.staffAccountId}) = 1 and ${t.answer} is not null)`,
    ),
    check('objection_added', sql`${t.addedYen} >= 0 and (${t.addedYen} = 0 or ${t.state} = 'AGREED')`),
    check(
      'objection_text',
      sql.raw(
        `char_length(detail) between ${OBJECTION_TEXT.least} and ${OBJECTION_TEXT.most} and char_length(answer) between ${OBJECTION_TEXT.least} and ${OBJECTION_TEXT.most}`,
      ),
    ),
  ],
)
