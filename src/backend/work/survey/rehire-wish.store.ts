import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { work } from '../../database/schema/work/application.ts'
import { rehireInterest } from '../../database/schema/work/rehire-offer.ts'

/** Whether the doctor of a work wants offers of its hospital. */
export async function isRehireWantedOf(executor: Executor, workId: string): Promise<boolean> {
  const [row] = await executor
    .select({ isWanted: rehireInterest.isWanted })
    .from(work)
    .innerJoin(
      rehireInterest,
      and(eq(rehireInterest.doctorId, work.doctorId), eq(rehireInterest.hospitalId, work.hospitalId)),
    )
    .where(eq(work.id, workId))
  return row?.isWanted ?? true
}
