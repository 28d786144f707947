import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { NO_SHOW_STATE, NO_SHOW_TEXT, type NoShowState } from '../../../../domain/work/no-show.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { staff } from '../staff.ts'

/** A hospital's word that the doctor of a work did not come, and what our staff decided. One per work. */
export const noShow = pgTable(
  'no_show',
  {
    workId: uuid('work_id')
      .primaryKey()
      .references(() => work.id),
    state: text().$type<NoShowState>().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => hospitalMember.id),
    /** How the hospital tried to reach the doctor. */
    attempts: text().notNull(),
    reportedAt: instant('reported_at').notNull(),
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    /** Our staff's reason, for both sides. */
    reason: text(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    isOneOf('no_show_known', t.state, NO_SHOW_STATE),
    check('no_show_closed', sql`(${t.state} = 'OPEN') = (${t.closedAt} is null)`),
    check(
      'no_show_decided',
      sql`(${t.state} in ('CONFIRMED', 'REJECTED')) = (${t.staffAccountId} is not null and ${t.reason} is not null)`,
    ),
    check(
      'no_show_text',
      sql.raw(
        `char_length(attempts) between ${NO_SHOW_TEXT.least} and ${NO_SHOW_TEXT.most} and char_length(reason) between ${NO_SHOW_TEXT.least} and ${NO_SHOW_TEXT.most}`,
      ),
    ),
    index('no_show_open')
      .on(t.reportedAt)
      .where(sql`${t.state} = 'OPEN'`),
  ],
)
