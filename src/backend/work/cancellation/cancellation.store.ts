import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Caution } from '../../../domain/cancellation/caution.ts'
import type { Executor } from '../../database/client.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'

/** The doctor's cancellations with 注意 points since an instant. */
export const findCautions = async (executor: Executor, doctorId: string, since: Date): Promise<Caution[]> => {
  const rows = await executor
    .select({ at: cancellation.decidedAt, tier: cancellation.tier })
    .from(cancellation)
    .where(
      and(
        eq(cancellation.doctorId, doctorId),
        eq(cancellation.decision, 'ACCEPTED'),
        inArray(cancellation.tier, ['CAUTION_1', 'CAUTION_2', 'CAUTION_3']),
        gt(cancellation.decidedAt, since),
      ),
    )
  return rows.flatMap(({ at, tier }) => (at && tier ? [{ at, tier }] : []))
}
