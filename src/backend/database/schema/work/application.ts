import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  APPLICATION_STATE,
  DECLINE_REASON,
  WORK_STATE,
  type ApplicationState,
  type DeclineReason,
  type WorkState,
} from '../../../../domain/application/application-words.ts'
import type { Actor } from '../../../../domain/account/actor.ts'
import { INTERVIEW_PLACE, type InterviewPlace } from '../../../../domain/application/interview.ts'
import type { DocumentKind } from '../../../../domain/doctor/registration-words.ts'
import type { Missing } from '../../../../domain/listing/requirements.ts'
import { agreedTerms } from '../../agreed-terms/terms-column.ts'
import { calendarRevision, instant, isOneOf } from '../columns.ts'
import { doctor } from '../doctor/doctor.ts'
import { hospital } from '../hospital/hospital.ts'
import { hospitalMember } from '../hospital/hospital-member.ts'
import { regularWork } from '../listing/regular-work.ts'
import { spotWork } from '../listing/spot-work.ts'

export type SharedDocument = { id: string; kind: DocumentKind }

export const application = pgTable(
  'application',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The listing: one of the two. */
    spotWorkId: bigint('spot_work_id', { mode: 'number' }).references(() => spotWork.id),
    regularWorkId: bigint('regular_work_id', { mode: 'number' }).references(() => regularWork.id),
    /** The listing's hospital, which never changes: for the index of the hospital's inbox. */
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    state: text().$type<ApplicationState>().notNull(),
    /** The listing's slot that this doctor holds; set exactly while MATCHED. */
    slotNo: smallint('slot_no'),
    message: text(),
    /**
     * Documents the doctor agreed to share with this hospital when applying. They may have been replaced
     * since.
     */
    sharedDocuments: jsonb('shared_documents').$type<SharedDocument[]>().notNull().default([]),
    requestedStart: instant('requested_start'),
    requestedEnd: instant('requested_end'),
    /**
     * Snapshot of the terms the doctor saw when applying; changed by nothing but what both sides agree on: an
     * accepted offer, a renewal, and the hours of a spot work that is moved.
     */
    terms: agreedTerms().notNull(),
    /** What the doctor lacked for the listing when applying; empty in applications older than the comparison. */
    missing: jsonb().$type<Missing[]>().notNull().default([]),
    appliedAt: instant('applied_at').notNull(),
    /** When the hospital came to know of it; null while it waits for the doctor's approval. */
    releasedAt: instant('released_at'),
    /** The deadline of whoever has to answer: the hospital, or after OFFERED the doctor. */
    replyDueAt: instant('reply_due_at'),
    /** The doctor has to answer: an offer, or the times of an interview. */
    awaitsDoctor: boolean('awaits_doctor').notNull().default(false),
    readByHospitalAt: instant('read_by_hospital_at'),
    decidedAt: instant('decided_at'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    declineNote: text('decline_note'),
  },
  (t) => [
    // A slot takes one doctor.
    uniqueIndex('application_slot_once')
      .on(t.spotWorkId, t.slotNo)
      .where(sql`${t.state} = 'MATCHED'`),
    uniqueIndex('application_regular_slot_once')
      .on(t.regularWorkId, t.slotNo)
      .where(sql`${t.state} = 'MATCHED'`),
    // A doctor has at most one open application to a listing.
    uniqueIndex('application_once')
      .on(t.doctorId, t.spotWorkId)
      .where(sql`${t.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED')`),
    uniqueIndex('application_regular_once')
      .on(t.doctorId, t.regularWorkId)
      .where(sql`${t.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED')`),
    index('application_waiting')
      .on(t.replyDueAt)
      .where(sql`${t.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED')`),
    // The hospital's inbox, by deadline.
    index('application_to_answer')
      .on(t.hospitalId, t.replyDueAt, t.id)
      .where(
        sql`${t.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW') and not ${t.awaitsDoctor} and ${t.releasedAt} is not null`,
      ),
    // The answers that a hospital's figures come from.
    index('application_released_of_hospital')
      .on(t.hospitalId, t.releasedAt, t.id)
      .where(sql`${t.releasedAt} is not null`),
    // Terms of the version before, which the data step reads.
    index('application_terms_unread')
      .on(t.id)
      .where(sql`not (${t.terms} ? 'linesSum')`),
    index('application_of_doctor').on(t.doctorId, t.state, t.appliedAt.desc()),
    check('application_listing', sql`num_nonnulls(${t.spotWorkId}, ${t.regularWorkId}) = 1`),
    check(
      'application_awaits_doctor',
      sql`${t.awaitsDoctor} = (${t.state} = 'OFFERED') or ${t.state} = 'INTERVIEW'`,
    ),
    isOneOf('application_state_known', t.state, APPLICATION_STATE),
    isOneOf('application_decline_reason_known', t.declineReason, DECLINE_REASON),
    check('application_slot_while_matched', sql`(${t.slotNo} is not null) = (${t.state} = 'MATCHED')`),
    check(
      'application_due_while_waiting',
      sql`${t.replyDueAt} is not null or ${t.state} not in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED')`,
    ),
    check('application_message_length', sql`char_length(${t.message}) <= 500`),
  ],
)

/** Other terms that the hospital offers a doctor (条件提示). */
export const applicationOffer = pgTable(
  'application_offer',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => hospitalMember.id),
    /** The application's terms before, and those that bind once the doctor accepts. */
    before: agreedTerms().notNull(),
    terms: agreedTerms().notNull(),
    note: text().notNull(),
    offeredAt: instant('offered_at').notNull(),
    /** Set when the doctor accepts or declines, or the application ends otherwise. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('application_offer_open')
      .on(t.applicationId)
      .where(sql`${t.closedAt} is null`),
    check('application_offer_note_length', sql`char_length(${t.note}) <= 500`),
  ],
)

/** Times for an interview that the hospital proposes to a doctor (面談). */
export const applicationInterview = pgTable(
  'application_interview',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => hospitalMember.id),
    /** The starts of the proposed times, ISO instants. */
    starts: jsonb().$type<string[]>().notNull(),
    minutes: smallint().notNull(),
    place: text().$type<InterviewPlace>().notNull(),
    note: text().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    /** The doctor's answer; without a chosen time none of them fits. */
    answeredAt: instant('answered_at'),
    chosenStart: instant('chosen_start'),
    /** Set when the hospital proposes others or decides, or the application ends otherwise. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('application_interview_open')
      .on(t.applicationId)
      .where(sql`${t.closedAt} is null`),
    isOneOf('application_interview_place_known', t.place, INTERVIEW_PLACE),
    check('application_interview_note_length', sql`char_length(${t.note}) <= 500`),
    check('application_interview_chosen', sql`${t.chosenStart} is null or ${t.answeredAt} is not null`),
  ],
)

/** Audit log of an application's state transitions. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    fromState: text('from_state').$type<ApplicationState>(),
    toState: text('to_state').$type<ApplicationState>().notNull(),
    actor: text().$type<Actor>().notNull(),
    /** The member who decided; null unless the actor is the hospital. */
    memberId: uuid('member_id').references(() => hospitalMember.id),
    reason: text(),
  },
  (t) => [index('application_event_of_application').on(t.applicationId, t.id)],
)

/** States of a work that the hospital still has something to do with, as the index `work_open_of_hospital` lists them. */
export const openStates = sql.raw(
  (
    [
      'SCHEDULED',
      'CANCELLATION_REQUESTED',
      'IN_PROGRESS',
      'FINISHED',
      'REPORTED',
      'CORRECTION_REQUESTED',
    ] satisfies WorkState[]
  )
    .map((state) => `'${state}'`)
    .join(', '),
)

/**
 * One dated piece of work of a doctor. Migration 0001 adds the exclusion constraint `work_no_overlap`: works
 * of one doctor that are not cancelled may not overlap in time.
 */
export const work = pgTable(
  'work',
  {
    id: uuid().primaryKey().defaultRandom(),
    spotWorkId: bigint('spot_work_id', { mode: 'number' }).references(() => spotWork.id),
    /** Null in works that came from elsewhere. A regular contract has many works. */
    applicationId: uuid('application_id').references(() => application.id),
    hospitalId: bigint('hospital_id', { mode: 'number' })
      .notNull()
      .references(() => hospital.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctor.id),
    state: text().$type<WorkState>().notNull().default('SCHEDULED'),
    plannedStart: instant('planned_start').notNull(),
    plannedEnd: instant('planned_end').notNull(),
    breakMinutes: smallint('break_minutes').notNull(),
    fee: integer().notNull(),
    /** The report that counts (`work_report`); null before the first one. */
    reportNumber: smallint('report_number'),
    /** How many reminders are behind the work (`domain/work/work-reminder.ts`). */
    reminders: smallint().notNull().default(0),
    ...calendarRevision(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('work_of_spot_application')
      .on(t.applicationId)
      .where(sql`${t.spotWorkId} is not null`),
    index('work_of_application').on(t.applicationId, t.plannedStart),
    index('work_of_doctor').on(t.doctorId, t.plannedStart),
    index('work_of_hospital').on(t.hospitalId, t.plannedStart, t.id),
    // What the job `work-day` moves on.
    index('work_under_way')
      .on(t.plannedStart)
      .where(sql`${t.state} in ('SCHEDULED', 'IN_PROGRESS', 'FINISHED')`),
    index('work_reported_of_hospital')
      .on(t.hospitalId, t.plannedStart, t.id)
      .where(sql`${t.state} = 'REPORTED'`),
    index('work_disputed')
      .on(t.plannedStart, t.id)
      .where(sql`${t.state} = 'CORRECTION_REQUESTED'`),
    // The hospital's works until they are confirmed.
    index('work_open_of_hospital')
      .on(t.hospitalId, t.plannedStart, t.id)
      .where(sql`${t.state} in (${openStates})`),
    isOneOf('work_state_known', t.state, WORK_STATE),
    check('work_times', sql`${t.plannedEnd} > ${t.plannedStart}`),
  ],
)
