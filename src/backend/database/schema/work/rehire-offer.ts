import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { REHIRE_END, REHIRE_STATE, type RehireEnd, type RehireState } from '../../../../domain/work/rehire.ts'
import { application, work } from './application.ts'
import { instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { regularWork } from '../listing/regular-work.ts'
import { spotWork } from '../listing/spot-work.ts'

const isOpen = sql.raw("state in ('OFFERED', 'VIEWED')")

/** A listing that a hospital offers to a doctor who has worked there: at most one open offer per doctor and listing. */
export const rehireOffer = pgTable(
  'rehire_offer',
  {
    id: uuid().primaryKey().defaultRandom(),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    /** The confirmed work that the offer goes back to. */
    workId: uuid('work_id')
      .notNull()
      .references(() => work.id),
    /** The listing: one of the two. */
    spotWorkId: bigint('spot_work_id', { mode: 'number' }).references(() => spotWork.id),
    regularWorkId: bigint('regular_work_id', { mode: 'number' }).references(() => regularWork.id),
    /** 指名手当: added to the listing's fee, of a contract to that of each date. */
    premiumYen: integer('premium_yen').notNull(),
    /** The hospital's words to the doctor. */
    message: text().notNull(),
    state: text().$type<RehireState>().notNull().default('OFFERED'),
    /** The member who made the offer. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    offeredAt: instant('offered_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    viewedAt: instant('viewed_at'),
    decidedAt: instant('decided_at'),
    /** Why it ended without an answer. */
    endReason: text('end_reason').$type<RehireEnd>(),
    /** The doctor's words to the hospital. */
    declineReason: text('decline_reason').notNull().default(''),
    /** The application that accepting made. */
    applicationId: uuid('application_id').references(() => application.id),
  },
  (t) => [
    uniqueIndex('rehire_offer_open').on(t.doctorId, t.spotWorkId).where(isOpen),
    uniqueIndex('rehire_offer_regular_open').on(t.doctorId, t.regularWorkId).where(isOpen),
    index('rehire_offer_of_doctor').on(t.doctorId, t.offeredAt),
    index('rehire_offer_of_hospital').on(t.hospitalId, t.offeredAt),
    // The deletion of a work asks for it.
    index('rehire_offer_of_work').on(t.workId),
    index('rehire_offer_due').on(t.expiresAt).where(isOpen),
    // The open offers of a hospital, which come before all others.
    index('rehire_offer_open_of_hospital').on(t.hospitalId, t.expiresAt, t.id).where(isOpen),
    check('rehire_offer_listing', sql`num_nonnulls(${t.spotWorkId}, ${t.regularWorkId}) = 1`),
    isOneOf('rehire_offer_state_known', t.state, REHIRE_STATE),
    isOneOf('rehire_offer_end_known', t.endReason, REHIRE_END),
    check('rehire_offer_premium', sql`${t.premiumYen} between 0 and 500000`),
    check('rehire_offer_times', sql`${t.expiresAt} > ${t.offeredAt}`),
    check('rehire_offer_decided', sql`(${t.decidedAt} is null) = (${t.state} in ('OFFERED', 'VIEWED'))`),
    check('rehire_offer_ended', sql`(${t.endReason} is not null) = (${t.state} = 'EXPIRED')`),
    check('rehire_offer_accepted', sql`(${t.applicationId} is not null) = (${t.state} = 'ACCEPTED')`),
    check(
      'rehire_offer_text_length',
      sql`greatest(char_length(${t.message}), char_length(${t.declineReason})) <= 500`,
    ),
  ],
)

/** Whether a doctor wants offers of a hospital; without a row, yes. Hospitals never read it. */
export const rehireInterest = pgTable(
  'rehire_interest',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    isWanted: boolean('is_wanted').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.doctorId, t.hospitalId] })],
)
