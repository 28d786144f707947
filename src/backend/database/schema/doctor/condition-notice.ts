import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  NOTICE_DELIVERY,
  NOTICE_ITEM,
  type NoticeDelivery,
  type NoticeItem,
  type NoticeLine,
  type TypedItems,
} from '../../../../domain/work/terms-notice.ts'
import { application } from '../work/application.ts'
import { allOf, instant, isOneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'

/**
 * A version of the notice of terms (労働条件通知書) of a matched contract. Versions that were issued are kept; one
 * with missing items waits for the hospital.
 */
export const conditionNotice = pgTable(
  'condition_notice',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    number: smallint().notNull(),
    /** The last version. */
    isCurrent: boolean('is_current').notNull().default(true),
    /** Doctor and hospital of the application, which never change: for the indexes. */
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    lines: jsonb().$type<NoticeLine[]>().notNull(),
    /** Items that the hospital typed for this contract. */
    typed: jsonb().$type<TypedItems>().notNull(),
    /** Items required by law that nobody has written yet. */
    missing: text().array().$type<NoticeItem[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    issuedAt: instant('issued_at'),
    /** The member who completed it; null when nothing was missing. */
    issuedBy: uuid('issued_by').references(() => hospitalMember.id),
    /** The doctor's wish; null until stated. */
    delivery: text().$type<NoticeDelivery>(),
    acknowledgedAt: instant('acknowledged_at'),
    handedOverAt: instant('handed_over_at'),
    handedOverBy: uuid('handed_over_by').references(() => hospitalMember.id),
  },
  (t) => [
    unique('condition_notice_number').on(t.applicationId, t.number),
    uniqueIndex('condition_notice_current')
      .on(t.applicationId)
      .where(sql`${t.isCurrent}`),
    index('condition_notice_to_acknowledge')
      .on(t.doctorId, t.issuedAt)
      .where(sql`${t.isCurrent} and ${t.issuedAt} is not null and ${t.acknowledgedAt} is null`),
    index('condition_notice_to_complete')
      .on(t.hospitalId)
      .where(sql`${t.isCurrent} and ${t.issuedAt} is null`),
    index('condition_notice_of_doctor').on(t.doctorId, t.createdAt),
    isOneOf('condition_notice_delivery_known', t.delivery, NOTICE_DELIVERY),
    allOf('condition_notice_missing_known', t.missing, NOTICE_ITEM),
    check('condition_notice_complete', sql`(${t.issuedAt} is null) = (cardinality(${t.missing}) > 0)`),
    check(
      'condition_notice_answered',
      sql`${t.issuedAt} is not null or num_nonnulls(${t.acknowledgedAt}, ${t.handedOverAt}) = 0`,
    ),
    check('condition_notice_handed_over', sql`(${t.handedOverAt} is null) = (${t.handedOverBy} is null)`),
  ],
)

/**
 * Applications whose notice may have to be issued: triggers of the migration add them when a work is matched or moved
 * or the terms of a match change; the job `terms-notice` takes them.
 */
export const conditionNoticeDue = pgTable('condition_notice_due', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => application.id, { onDelete: 'cascade' }),
})

/** A hospital's rules for every contract, as its notices say them. */
export const hospitalCommonTerms = pgTable('hospital_common_terms', {
  hospitalId: bigint('hospital_id', { mode: 'number' })
    .primaryKey()
    .references(() => hospital.id),
  items: jsonb().$type<TypedItems>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Null in what was imported. */
  updatedBy: uuid('updated_by').references(() => hospitalMember.id),
})
