import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { SLIP_STATE, type PaidBy, type SlipState } from '../../../../domain/money/payment.ts'
import { work } from './application.ts'
import { instant, oneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/** The pay of a confirmed work: when it is due by the agreed terms, and who has marked it as paid. */
export const workPayment = pgTable(
  'work_payment',
  {
    workId: uuid('work_id')
      .primaryKey()
      .references(() => work.id, { onDelete: 'cascade' }),
    /** Doctor and hospital of the work, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    /** Null where the terms name no day that can be computed (`domain/money/payday.ts`). */
    payday: date(),
    lastDay: date('last_day'),
    /** As the hospital has entered it. */
    withheldYen: integer('withheld_yen'),
    /** Set exactly while the work is PAID. */
    paidOn: date('paid_on'),
    markedAt: instant('marked_at'),
    markedBy: text('marked_by').$type<PaidBy>(),
    memberId: uuid('member_id').references(() => hospitalMember.id),
    /** When the doctor confirmed that the pay has arrived. */
    receivedAt: instant('received_at'),
    /** When the hospital was reminded of a missed payday. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    index('work_payment_open')
      .on(t.hospitalId, t.lastDay)
      .where(sql`${t.paidOn} is null`),
    index('work_payment_overdue')
      .on(t.lastDay)
      .where(sql`${t.paidOn} is null and ${t.remindedAt} is null`),
    index('work_payment_paid_by_hospital').on(t.hospitalId, t.paidOn),
    index('work_payment_of_doctor').on(t.doctorId, t.paidOn),
    oneOf('work_payment_marked_by_known', t.markedBy, { HOSPITAL: 1, DOCTOR: 1 }),
    check('work_payment_days', sql`(${t.payday} is null) = (${t.lastDay} is null)`),
    check(
      'work_payment_marked',
      sql`num_nulls(${t.paidOn}, ${t.markedAt}, ${t.markedBy}) in (0, 3) and (${t.receivedAt} is null or ${t.paidOn} is not null)`,
    ),
    check('work_payment_withheld', sql`${t.withheldYen} between 0 and 10000000`),
  ],
)

/** The slip (源泉徴収票) of a doctor, hospital and year; there is a row once either side has noted something. */
export const taxSlip = pgTable(
  'tax_slip',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    year: smallint().notNull(),
    /** The doctor's note. */
    state: text().$type<SlipState>().notNull().default('WAITING'),
    /** The hospital has issued it. */
    issuedAt: instant('issued_at'),
    memberId: uuid('member_id').references(() => hospitalMember.id),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.hospitalId, t.year] }),
    index('tax_slip_of_hospital').on(t.hospitalId, t.year),
    oneOf('tax_slip_state_known', t.state, SLIP_STATE),
    check('tax_slip_year', sql`${t.year} between 2000 and 2999`),
  ],
)
