import { eq, sql } from 'drizzle-orm'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import type { PermitTerms } from '../../../domain/listing/terms/terms-snapshot.ts'
import { plannedInterval, restAround, type RestAnswer } from '../../../domain/work/rest-interval.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { findKnownWorks, isBusyAt } from '../hours/known-works.service.ts'

type Moved = { workId: string; doctorId: string; start: Date; end: Date }

/** Whether a work at another time overlaps another work of its doctor, and what the rest around it would be. */
export async function findMovedRest(
  executor: Executor,
  { workId, doctorId, start, end }: Moved,
): Promise<{ overlaps: boolean; rest: RestAnswer } | null> {
  const [row] = await executor
    .select({
      permit: sql<PermitTerms | null>`${application.terms}->'permit'`,
      shift: sql<Shift>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit>`coalesce(${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(eq(work.id, workId))
  if (!row) return null
  const works = await findKnownWorks(executor, { doctorId, start, end })
  const others = works.filter(({ id }) => id !== workId)
  return {
    overlaps: isBusyAt(others, { start, end }),
    rest: restAround(plannedInterval({ ...row, start, end }), others),
  }
}

/** Whether a window of rest would be broken with the work at another time. */
export async function isRestShort(executor: Executor, moved: Moved): Promise<boolean> {
  const found = await findMovedRest(executor, moved)
  return found?.rest.fit === 'ALARM'
}
