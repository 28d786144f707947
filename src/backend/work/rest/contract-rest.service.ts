import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { plannedDates, plannedUntil } from '../../../domain/work/engagement.ts'
import { checkRest, type RestSource } from '../../../domain/work/rest-interval.ts'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { contractOf } from '../engagement/engagement.service.ts'

const DAY = 86_400_000

type Applied = { id: string; doctorId: string; terms: TermsSnapshot; listing: RestSource }

/** The doctor's standing works around a time, in their order. */
const findWorksAround = (executor: Executor, doctorId: string, [from, until]: readonly [Date, Date]) =>
  executor
    .select({
      start: work.plannedStart,
      end: work.plannedEnd,
      shift: sql<Shift | null>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit | null>`coalesce(${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
    })
    .from(work)
    .leftJoin(application, eq(application.id, work.applicationId))
    .leftJoin(spotWork, eq(spotWork.id, work.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(and(standingWorks(doctorId), lt(work.plannedStart, until), gt(work.plannedEnd, from)))
    .orderBy(asc(work.plannedStart))

/**
 * Whether every date of the first months of a contract that is applied for keeps clear of the doctor's works, and the
 * rest between them. One statement.
 */
export async function areRestsKept(
  executor: Executor,
  { doctorId, terms, listing }: Applied,
  now: Date,
): Promise<boolean> {
  const contract = contractOf(terms)
  const until = plannedUntil(contract.contractStart, tokyoDay(now))
  const dates = plannedDates(contract, terms.fee, { after: null, until }).filter(
    ({ state }) => state === 'CONFIRMED',
  )
  const [first, last] = [dates.at(0), dates.at(-1)]
  if (!first || !last) return true
  const span = [new Date(first.start.getTime() - DAY), new Date(last.end.getTime() + DAY)] as const
  const works = await findWorksAround(executor, doctorId, span)
  return dates.every(({ start, end }) => {
    if (works.some((one) => one.start < end && one.end > start)) return false
    const before = works.findLast((one) => one.end <= start) ?? null
    const after = works.find((one) => one.start >= end) ?? null
    const rest = checkRest({ ...listing, start, end }, { before, after })
    return rest.before === null && rest.after === null
  })
}
