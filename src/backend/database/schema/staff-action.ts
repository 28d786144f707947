import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { STANDING_ACTIONS } from '../../../domain/listing/hospital-standing.ts'
import { STAFF_ACTION, type StaffAction } from '../../../domain/staff/staff-action.ts'
import { instant, isOneOf } from './columns.ts'
import { staff } from './staff.ts'

/** The decisions about a hospital, as the index `staff_action_standing` lists them. */
export const standingActions = sql.raw(STANDING_ACTIONS.map((kind) => `'${kind}'`).join(', '))

/** Audit log: what our staff did where no decision or view of its own documents it. Append-only. */
export const staffAction = pgTable(
  'staff_action',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffAccountId: uuid('staff_account_id')
      .notNull()
      .references(() => staff.accountId),
    kind: text().$type<StaffAction>().notNull(),
    /** What it was about: the id of an alert, a work, a job or a hospital. No foreign key: the record outlives it. */
    subject: text().notNull(),
    /** The reason, or the text of an alert. */
    words: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    isOneOf('staff_action_known', t.kind, STAFF_ACTION),
    index('staff_action_time').on(t.at, t.id),
    index('staff_action_subject').on(t.subject, t.at),
    // The trail of one kind, and what was decided about a hospital among all the views of it.
    index('staff_action_of_kind').on(t.kind, t.at, t.id),
    index('staff_action_standing')
      .on(t.subject, t.at, t.id)
      .where(sql`${t.kind} in (${standingActions})`),
  ],
)
