import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { application, type SharedDocument } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'

/** A doctor's documents that are verified and not expired (by the Tokyo day of `now`). */
export const findShareableDocuments = (
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<SharedDocument[]> =>
  executor
    .select({ id: doctorDocument.id, kind: doctorDocument.kind })
    .from(doctorDocument)
    .innerJoin(doctor, eq(doctor.accountId, doctorDocument.accountId))
    .where(
      and(
        eq(doctor.id, doctorId),
        eq(doctorDocument.state, 'VERIFIED'),
        or(isNull(doctorDocument.expiresOn), gte(doctorDocument.expiresOn, tokyoDay(now))),
      ),
    )
    .orderBy(doctorDocument.kind)

/** Documents that the doctor shared with hospitals, newest first. */
export const findDocumentShares = (executor: Executor, doctorId: string, limit: number) =>
  executor
    .select({
      hospitalName: hospital.name,
      documents: application.sharedDocuments,
      sharedAt: application.appliedAt,
      state: application.state,
    })
    .from(application)
    .innerJoin(hospital, eq(hospital.id, application.hospitalId))
    .where(
      and(eq(application.doctorId, doctorId), sql`jsonb_array_length(${application.sharedDocuments}) > 0`),
    )
    .orderBy(desc(application.appliedAt), desc(application.id))
    .limit(limit)

export type DocumentShareRow = Awaited<ReturnType<typeof findDocumentShares>>[number]
