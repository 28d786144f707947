import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DOCTOR_STATUS, SEX } from '../../../domain/doctor-words.ts'
import { account } from './account.ts'
import { instant, oneOf } from './columns.ts'

export const doctor = pgTable(
  'doctor',
  {
    /** The doctor's `uid` on the wire. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .unique()
      .references(() => account.id),
    status: text().$type<keyof typeof DOCTOR_STATUS>().notNull().default('INITIAL'),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana').notNull(),
    firstNameKana: text('first_name_kana').notNull(),
    sex: text().$type<keyof typeof SEX>().notNull(),
    birthDate: date('birth_date').notNull(),
    statusChangedAt: instant('status_changed_at').notNull().defaultNow(),
    /** When a dated suspension ends by itself; see `doctor-status.sql.ts`, by which the status is read. */
    suspendedUntil: instant('suspended_until'),
    /** The status it ends in. */
    suspendedFrom: text('suspended_from').$type<keyof typeof DOCTOR_STATUS>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    oneOf('doctor_status_known', t.status, DOCTOR_STATUS),
    oneOf('doctor_sex_known', t.sex, SEX),
    index('doctor_status').on(t.status, t.statusChangedAt),
    index('doctor_suspension')
      .on(t.suspendedUntil)
      .where(sql`${t.suspendedUntil} is not null`),
    oneOf('doctor_suspended_from_known', t.suspendedFrom, DOCTOR_STATUS),
    check(
      'doctor_suspension_whole',
      sql`(${t.suspendedUntil} is null) = (${t.suspendedFrom} is null) and (${t.suspendedUntil} is null or ${t.status} = 'SUSPENDED')`,
    ),
  ],
)
