import { and, arrayOverlaps, desc, eq, gte, lt, ne, not, notExists, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { addDays, tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { isLeftOut } from '../database/ng-columns.sql.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { application } from '../database/schema/work/application.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

const ALTERNATIVES = 3

const midnight = (day: string) => new Date(`${day}T00:00:00+09:00`)

async function findRefused(executor: Executor, applicationId: string) {
  const [row] = await executor
    .select({ doctorId: application.doctorId, spot: spotWork, regular: regularWork })
    .from(application)
    .leftJoin(spotWork, eq(spotWork.id, application.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .where(eq(application.id, applicationId))
  return row ?? null
}

/** On the day of a shift and the days beside it, in Tokyo. */
function isAround({ startTime }: typeof spotWork.$inferSelect) {
  const day = tokyoDay(startTime)
  return and(
    gte(spotWork.startTime, midnight(addDays(day, -1))),
    lt(spotWork.startTime, midnight(addDays(day, 2))),
  )
}

/**
 * Open listings instead of an application's, the best paid first: of its kind and prefecture, on its day and the days
 * beside it, or on one of its weekdays; none that the doctor has applied for, or whose NG settings leave out.
 */
export async function findAlternatives(
  executor: Executor,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<{ kind: SearchKind; ids: number[] }> {
  const found = await findRefused(executor, applicationId)
  const { spot, regular } = found ?? {}
  const refused = spot ?? regular
  const kind = spot ? 'spot' : 'regular'
  if (!found || !refused) return { kind, ids: [] }
  const { doctorId } = found
  const { listing, isOpen } = LISTINGS[kind]
  const applied = spot ? application.spotWorkId : application.regularWorkId
  const own = executor
    .select({ one: sql`1` })
    .from(application)
    .where(and(eq(application.doctorId, doctorId), eq(applied, listing.id)))
  const rows = await executor
    .select({ id: listing.id })
    .from(listing)
    .innerJoin(hospital, eq(hospital.id, listing.hospitalId))
    .where(
      and(
        isOpen(now),
        eq(listing.prefecture, refused.prefecture),
        spot ? isAround(spot) : arrayOverlaps(regularWork.weekdays, regular?.weekdays ?? []),
        ne(listing.id, refused.id),
        notExists(own),
        not(isLeftOut(kind, doctorId)),
      ),
    )
    .orderBy(desc(listing.fee), listing.id)
    .limit(ALTERNATIVES)
  return { kind, ids: rows.map(({ id }) => id) }
}
