import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { LIVING_STATES } from '../../domain/application/application-state.ts'
import type { Executor } from '../database/client.ts'
import { application } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospitalMember } from '../database/schema/hospital/hospital-member.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'

/**
 * The membership by which an account may view a doctor's document: of a hospital with which the doctor shared it
 * for an application that is still open or matched. Null for everybody else.
 */
export async function findMemberToShow(
  executor: Executor,
  { accountId, documentId }: { accountId: string; documentId: string },
): Promise<string | null> {
  const shared = JSON.stringify([{ id: documentId }])
  const [row] = await executor
    .select({ memberId: hospitalMember.id })
    .from(doctorDocument)
    .innerJoin(doctor, eq(doctor.accountId, doctorDocument.accountId))
    .innerJoin(application, eq(application.doctorId, doctor.id))
    .innerJoin(hospitalMember, eq(hospitalMember.hospitalId, application.hospitalId))
    .where(
      and(
        eq(doctorDocument.id, documentId),
        inArray(application.state, [...LIVING_STATES]),
        isNotNull(application.releasedAt),
        sql`${application.sharedDocuments} @> ${shared}::jsonb`,
        eq(hospitalMember.accountId, accountId),
        isNull(hospitalMember.leftAt),
      ),
    )
    .limit(1)
  return row?.memberId ?? null
}
