import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { SLIP_STATE, type PaidBy, type SlipState } from '../../../../domain/work/payment.ts'
import { work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/**
 * A payment that either side has marked: one doctor, one payday, with the works and compensations that point to it
 * (`workPayment`), and one tax. What nobody has marked has no row here.
 */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey().defaultRandom(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    /** As the hospital has entered it, for the whole payment. */
    withheldYen: integer('withheld_yen'),
    paidOn: date('paid_on').notNull(),
    markedAt: instant('marked_at').notNull(),
    markedBy: text('marked_by').$type<PaidBy>().notNull(),
    memberId: uuid('member_id').references(() => hospitalMember.id),
  },
  (t) => [
    unique('payment_of_parties').on(t.id, t.doctorId, t.hospitalId),
    index('payment_by_hospital').on(t.hospitalId, t.paidOn),
    index('payment_of_doctor').on(t.doctorId, t.paidOn),
    index('payment_to_complete')
      .on(t.hospitalId)
      .where(sql`${t.markedBy} = 'DOCTOR'`),
    isOneOf('payment_marked_by_known', t.markedBy, { HOSPITAL: 1, DOCTOR: 1 }),
    check('payment_withheld', sql`${t.withheldYen} between 0 and 100000000`),
  ],
)

/**
 * What is to be paid of a work by the agreed terms: the pay of a confirmed one, or the compensation for one that the
 * hospital has cancelled; the difference by which an agreed objection has raised pay that was paid; and the payment in
 * which it was paid.
 */
export const workPayment = pgTable(
  'work_payment',
  {
    /** That of the work, but of a difference. A trigger says so for the version before, which names none. */
    id: uuid().primaryKey(),
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id, { onDelete: 'cascade' }),
    /** The report by which it was paid, where another one counts since; null: the one that counts. */
    reportNumber: smallint('report_number'),
    /** Of a difference: the report by which the work was paid before, and the day on which more was agreed on. */
    sinceNumber: smallint('since_number'),
    agreedOn: date('agreed_on'),
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
    /** キャンセル補償 in place of the pay, with the day of the cancellation. */
    compensationYen: integer('compensation_yen'),
    cancelledOn: date('cancelled_on'),
    /** Set exactly while it is marked as paid; the work is then PAID, unless it was cancelled. */
    paymentId: uuid('payment_id'),
    /** The tax of a payment that the hospital took back, with its first work: it need not be entered again. */
    enteredYen: integer('entered_yen'),
    /** When the doctor confirmed that the pay has arrived. */
    receivedAt: instant('received_at'),
    /** When the hospital was reminded of a missed payday. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    // A payment holds works of its own doctor and hospital only.
    foreignKey({
      name: 'work_payment_paid_in',
      columns: [t.paymentId, t.doctorId, t.hospitalId],
      foreignColumns: [payment.id, payment.doctorId, payment.hospitalId],
    }),
    index('work_payment_open')
      .on(t.hospitalId, t.lastDay)
      .where(sql`${t.paymentId} is null`),
    index('work_payment_overdue')
      .on(t.lastDay)
      .where(sql`${t.paymentId} is null and ${t.remindedAt} is null`),
    index('work_payment_of_payment')
      .on(t.paymentId)
      .where(sql`${t.paymentId} is not null`),
    index('work_payment_of_doctor').on(t.doctorId, t.payday),
    unique('work_payment_difference').on(t.workId, t.sinceNumber),
    check(
      'work_payment_parts',
      sql`(${t.sinceNumber} is null) = (${t.id} = ${t.workId}) and (${t.sinceNumber} is null) = (${t.agreedOn} is null)`,
    ),
    check('work_payment_days', sql`(${t.payday} is null) = (${t.lastDay} is null)`),
    check(
      'work_payment_entered',
      sql`${t.enteredYen} is null or (${t.enteredYen} >= 0 and ${t.paymentId} is null)`,
    ),
    check('work_payment_received', sql`${t.receivedAt} is null or ${t.paymentId} is not null`),
    check(
      'work_payment_compensation',
      sql`case when ${t.compensationYen} is null then ${t.cancelledOn} is null
      else ${t.compensationYen} > 0 and ${t.cancelledOn} is not null end`,
    ),
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
    isOneOf('tax_slip_state_known', t.state, SLIP_STATE),
    check('tax_slip_year', sql`${t.year} between 2000 and 2999`),
  ],
)
