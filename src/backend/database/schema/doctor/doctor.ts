import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DOCTOR_STATUS, SEX } from '../../../../domain/account/doctor-words.ts'
import { STATUSES_OF_QUEUE, type DoctorQueue } from '../../../../domain/doctor/doctor-decision.ts'
import { accountKind, ofAccount } from '../account/account.ts'
import { instant, isOneOf } from '../columns.ts'

/** The statuses of a queue as text of SQL: what is a parameter proves no partial index. */
export const statusesOf = (queue: DoctorQueue) =>
  sql.raw(STATUSES_OF_QUEUE[queue].map((status) => `'${status}'`).join(', '))

export const doctor = pgTable(
  'doctor',
  {
    /** The doctor's `uid` on the wire. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').notNull().unique(),
    accountKind: accountKind('DOCTOR'),
    status: text().$type<keyof typeof DOCTOR_STATUS>().notNull().default('INITIAL'),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana').notNull(),
    firstNameKana: text('first_name_kana').notNull(),
    sex: text().$type<keyof typeof SEX>().notNull(),
    birthDate: date('birth_date').notNull(),
    statusChangedAt: instant('status_changed_at').notNull().defaultNow(),
    /**
     * When a suspension with a term expires. Read the status through `doctor-status.sql.ts`, which applies
     * it.
     */
    suspendedUntil: instant('suspended_until'),
    /** The status restored when a suspension, a rejection or a ban ends. */
    statusBefore: text('status_before').$type<keyof typeof DOCTOR_STATUS>(),
    /** When a deactivated doctor asked to be reactivated; open until our staff decides. */
    returnAskedAt: instant('return_asked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    ofAccount('doctor_account', t),
    isOneOf('doctor_status_known', t.status, DOCTOR_STATUS),
    isOneOf('doctor_sex_known', t.sex, SEX),
    index('doctor_status').on(t.status, t.statusChangedAt),
    index('doctor_suspension')
      .on(t.suspendedUntil)
      .where(sql`${t.suspendedUntil} is not null`),
    isOneOf('doctor_status_before_known', t.statusBefore, DOCTOR_STATUS),
    check(
      'doctor_suspension_whole',
      sql`${t.suspendedUntil} is null or (${t.statusBefore} is not null and ${t.status} = 'SUSPENDED')`,
    ),
    check(
      'doctor_stopped_before',
      sql`${t.statusBefore} is null or (${t.status} in ('SUSPENDED', 'REJECT', 'BANNED') and ${t.statusBefore} not in ('SUSPENDED', 'REJECT', 'BANNED', 'DEACTIVATED'))`,
    ),
    check('doctor_return_asked', sql`${t.returnAskedAt} is null or ${t.status} = 'DEACTIVATED'`),
    index('doctor_return')
      .on(t.returnAskedAt)
      .where(sql`${t.returnAskedAt} is not null`),
    // The queues of our staff (`doctor-review/doctor-queue.store.ts`), each in its order.
    index('doctor_waiting')
      .on(t.statusChangedAt, t.id)
      .where(sql`${t.status} in (${statusesOf('WAITING')}) or ${t.returnAskedAt} is not null`),
    index('doctor_active')
      .on(t.statusChangedAt, t.id)
      .where(sql`${t.status} in (${statusesOf('ACTIVE')})`),
    index('doctor_stopped')
      .on(t.statusChangedAt, t.id)
      .where(sql`${t.status} in (${statusesOf('STOPPED')})`),
    index('doctor_suspended_from')
      .on(t.statusBefore, t.statusChangedAt, t.id)
      .where(sql`${t.suspendedUntil} is not null`),
  ],
)
