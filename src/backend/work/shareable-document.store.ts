import { and, eq, gte, isNull, or } from 'drizzle-orm'
import { tokyoDay } from '../../domain/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import type { SharedDocument } from '../database/schema/application.ts'
import { doctor } from '../database/schema/doctor.ts'
import { doctorDocument } from '../database/schema/registration.ts'

/** A doctor's documents that our staff have verified and that still hold. */
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
