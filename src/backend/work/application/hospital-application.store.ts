import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { showsDocuments, showsTelephone } from '../../../domain/application/hospital-access.ts'
import { accessFacts } from '../../database/access-facts.sql.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { Executor } from '../../database/client.ts'
import { countUpTo } from '../../database/count-up-to.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { doctorDocument, doctorProfile } from '../../database/schema/doctor/registration.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import type { KeysetCursor } from '../../database/keyset-cursor.ts'
import { isSpotWorkOf } from '../core/application-end.store.ts'
import { openInterview, openOffer } from '../core/proposal.store.ts'
import { acceptedTerms, isLastRenewal } from '../contract/last-renewal.sql.ts'

/** States in which the hospital may have to answer (`application_to_answer`). */
const TO_ANSWER = ['APPLIED', 'UNDER_REVIEW', 'INTERVIEW'] as const

const isToAnswer = (hospitalId: number) =>
  and(
    eq(application.hospitalId, hospitalId),
    inArray(application.state, TO_ANSWER),
    eq(application.awaitsDoctor, false),
    isNotNull(application.releasedAt),
  )

const doctorName = {
  lastName: doctor.lastName,
  firstName: doctor.firstName,
  specialties: doctorProfile.specialties,
  licenceDate: doctorProfile.licenceDate,
}

/** Applications that a hospital has to answer, by deadline, by keyset pagination. */
export const findInbox = (
  executor: Executor,
  { hospitalId, limit, after }: { hospitalId: number; limit: number; after: KeysetCursor | null },
) =>
  executor
    .select({
      id: application.id,
      state: application.state,
      terms: application.terms,
      missing: application.missing,
      appliedAt: application.appliedAt,
      // Set while an answer is pending (`application_due_while_waiting`).
      dueAt: sql<Date>`${application.replyDueAt}`.mapWith(application.replyDueAt),
      ...doctorName,
      worksHere: sql<number>`(select count(*)::int from ${work} past where past.doctor_id = ${application.doctorId}
        and past.hospital_id = ${application.hospitalId} and past.state in ('REPORTED', 'CONFIRMED', 'PAID', 'FINISHED'))`,
    })
    .from(application)
    .innerJoin(doctor, eq(doctor.id, application.doctorId))
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, application.doctorId))
    .where(
      and(
        isToAnswer(hospitalId),
        after
          ? sql`(${application.replyDueAt}, ${application.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(application.replyDueAt), asc(application.id))
    .limit(limit)

/** Number of applications to answer, up to `COUNTED`. */
export const countInbox = (executor: Executor, hospitalId: number): Promise<number> =>
  countUpTo(
    executor,
    sql`select 1 from ${application} where ${isToAnswer(hospitalId)} order by ${application.replyDueAt}`,
  )

/** The shared documents; without an id where the doctor has replaced the picture. */
const sharedDocuments = (): SQL<{ id: string | null; kind: DocumentKind }[]> => sql`(
  select coalesce(json_agg(json_build_object('kind', shared.kind, 'id', there.id)), '[]')
  from jsonb_to_recordset(${application.sharedDocuments}) shared(id uuid, kind text)
  left join ${doctorDocument} there on there.id = shared.id)`

/** The column of the listing that there is. */
const either = <Value>(spot: Column & { _: { data: Value } }, regular: Column) =>
  sql<Value>`coalesce(${spot}, ${regular})`

/**
 * An application with what its hospital may know of the doctor; null for an unknown one
 * and for one that is held. Documents and telephone as `hospital-access.ts` says; of other workplaces only whether a work overlaps.
 */
export async function findApplicationFile(executor: Executor, id: string, now: Date) {
  const [row] = await executor
    .select({
      id: application.id,
      hospitalId: application.hospitalId,
      doctorId: application.doctorId,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      state: application.state,
      message: application.message,
      missing: application.missing,
      sharedDocuments: sharedDocuments(),
      requestedStart: application.requestedStart,
      requestedEnd: application.requestedEnd,
      terms: application.terms,
      appliedAt: application.appliedAt,
      replyDueAt: application.replyDueAt,
      decidedAt: application.decidedAt,
      declineReason: application.declineReason,
      declineNote: application.declineNote,
      ...doctorName,
      departments: doctorProfile.departments,
      skills: doctorProfile.skills,
      phone: doctorProfile.phone,
      access: accessFacts,
      workId: work.id,
      offer: openOffer,
      interview: openInterview,
      /** The contract of a matched regular application. */
      contract: regularEngagement,
      renewal: contractRenewal,
      acceptedTerms,
      // Of whichever listing it is.
      listing: {
        slots: either(spotWork.slots, regularWork.slots),
        filledSlots: either(spotWork.filledSlots, regularWork.filledSlots),
        applicantCount: either(spotWork.applicantCount, regularWork.applicantCount),
        title: either(spotWork.title, regularWork.title),
        shift: either(spotWork.shift, regularWork.shift),
        nightDutyPermit: either(spotWork.nightDutyPermit, regularWork.nightDutyPermit),
        breakMinutes: either(spotWork.breakMinutes, regularWork.breakMinutes),
      },
    })
    .from(application)
    .innerJoin(doctor, eq(doctor.id, application.doctorId))
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .leftJoin(work, isSpotWorkOf)
    .leftJoin(regularEngagement, eq(regularEngagement.applicationId, application.id))
    .leftJoin(contractRenewal, isLastRenewal)
    .leftJoin(doctorProfile, eq(doctorProfile.doctorId, application.doctorId))
    .where(and(eq(application.id, id), isNotNull(application.releasedAt)))
  if (!row) return null
  const { access, ...file } = row
  const facts = { state: file.state, ...access }
  const isShown = showsDocuments(facts, now)
  return {
    ...file,
    phone: showsTelephone(facts, now) ? file.phone : null,
    sharedDocuments: file.sharedDocuments.map((one) => ({ ...one, id: isShown ? one.id : null })),
  }
}

/** The doctor's past works at a hospital, newest first. */
export const findWorksHere = (
  executor: Executor,
  { doctorId, hospitalId, limit }: { doctorId: string; hospitalId: number; limit: number },
) =>
  executor
    .select({
      id: work.id,
      state: work.state,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      fee: work.fee,
    })
    .from(work)
    .where(
      and(
        eq(work.doctorId, doctorId),
        eq(work.hospitalId, hospitalId),
        or(isNull(work.applicationId), inArray(work.state, ['FINISHED', 'REPORTED', 'CONFIRMED', 'PAID'])),
      ),
    )
    .orderBy(desc(work.plannedStart))
    .limit(limit)
