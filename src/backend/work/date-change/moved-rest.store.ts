import { eq, sql } from 'drizzle-orm'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import { checkRest, type RestCheck } from '../../../domain/work/rest-interval.ts'
import type { Executor } from '../../database/client.ts'
import { neighbourWorks, toNeighbours } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

type Moved = { workId: string; doctorId: string; start: Date; end: Date }

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/** Whether a work at another time overlaps another work of its doctor, and how long the rest around it would be. */
export async function findMovedRest(
  executor: Executor,
  { workId, doctorId, start, end }: Moved,
): Promise<{ overlaps: boolean; rest: RestCheck } | null> {
  const around = neighbourWorks({ doctorId, from: at(start), to: at(end), exceptWork: sql`${workId}` })
  const [row] = await executor
    .select({
      ...around,
      shift: sql<Shift>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit>`coalesce(${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
    })
    .from(application)
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(
      eq(
        application.id,
        sql`(${executor.select({ id: work.applicationId }).from(work).where(eq(work.id, workId))})`,
      ),
    )
  if (!row) return null
  const { overlaps, shift, nightDutyPermit, before, after } = row
  const rest = checkRest({ shift, nightDutyPermit, start, end }, toNeighbours({ before, after }))
  return { overlaps, rest }
}

/** Whether the rest around a work at another time would be shorter than the guideline. */
export async function isRestShort(executor: Executor, moved: Moved): Promise<boolean> {
  const found = await findMovedRest(executor, moved)
  return found !== null && (found.rest.before !== null || found.rest.after !== null)
}
