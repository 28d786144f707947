import { and, eq, inArray } from 'drizzle-orm'
import { OPEN_REHIRE_STATES } from '../../../domain/work/rehire.ts'
import type { Executor } from '../../database/client.ts'
import { rehireInterest, rehireOffer } from '../../database/schema/work/rehire-offer.ts'

/**
 * Ends the open offers of a doctor who leaves, and forgets which hospitals may make them. The caller must hold the lock
 * of the doctor's row.
 */
export async function endAllRehires(tx: Executor, doctorId: string, now: Date): Promise<void> {
  await tx
    .update(rehireOffer)
    .set({ state: 'EXPIRED', decidedAt: now, endReason: 'LEFT' })
    .where(and(eq(rehireOffer.doctorId, doctorId), inArray(rehireOffer.state, [...OPEN_REHIRE_STATES])))
  await tx.delete(rehireInterest).where(eq(rehireInterest.doctorId, doctorId))
}
