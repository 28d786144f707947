import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { LIVING_STATES } from '../../domain/application/application-state.ts'
import type { Executor } from '../database/client.ts'
import { application } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'

/**
 * The one of the hospitals to which a doctor's document is shown: with which the doctor shared it for an application that
 * is still open or matched. Null for none.
 */
export async function findHospitalToShow(
  executor: Executor,
  { documentId, hospitalIds }: { documentId: string; hospitalIds: readonly number[] },
): Promise<number | null> {
  if (hospitalIds.length === 0) return null
  const shared = JSON.stringify([{ id: documentId }])
  const [row] = await executor
    .select({ hospitalId: application.hospitalId })
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
    .limit(1)
  return row?.hospitalId ?? null
}
