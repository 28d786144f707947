import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { LIVING_STATES } from '../../domain/application/application-state.ts'
import { showsDocuments } from '../../domain/application/hospital-access.ts'
import type { Executor } from '../database/client.ts'
import { application } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { accessFacts } from '../database/access-facts.sql.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'

/**
 * The one of the hospitals to which a doctor's document is shown: with which the doctor shared it for an application that
 * is open, or whose work is not over. Null for none.
 */
export async function findHospitalToShow(
  executor: Executor,
  { documentId, hospitalIds, now }: { documentId: string; hospitalIds: readonly number[]; now: Date },
): Promise<number | null> {
  if (hospitalIds.length === 0) return null
  const shared = JSON.stringify([{ id: documentId }])
  const rows = await executor
    .select({ hospitalId: application.hospitalId, state: application.state, access: accessFacts })
    .from(doctorDocument)
    .innerJoin(doctor, eq(doctor.accountId, doctorDocument.accountId))
    .innerJoin(application, eq(application.doctorId, doctor.id))
    .where(
      and(
        eq(doctorDocument.id, documentId),
        inArray(application.state, [...LIVING_STATES]),
        isNotNull(application.releasedAt),
        sql`${application.sharedDocuments} @> ${shared}::jsonb`,
        inArray(application.hospitalId, [...hospitalIds]),
      ),
    )
  const shownFor = rows.find(({ state, access }) => showsDocuments({ state, ...access }, now))
  return shownFor?.hospitalId ?? null
}
