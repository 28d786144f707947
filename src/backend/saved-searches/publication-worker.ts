import { lt } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { savedSearchHit } from '../database/schema/saved-search.ts'
import { createWorkLoop, type WorkLoop } from '../work-loop.ts'
import { tellOfPublications } from './publication.service.ts'

/** Publications come from any writer, so they are looked for. */
const LOOK_MS = 5_000
const DAY_MS = 86_400_000
/** How long it is remembered who was told of a listing. */
const KEPT_DAYS = 180

type PublicationWorkerOptions = {
  database: Database
  clock: () => Date
  report: (error: unknown, context: Record<string, unknown>) => void
}

/** Empties the queue of publications, by as many processes as there are. */
export function createPublicationWorker({ database, clock, report }: PublicationWorkerOptions): WorkLoop {
  let tidiedAt = 0

  async function tidy(): Promise<void> {
    const now = clock().getTime()
    if (now - tidiedAt < DAY_MS) return
    tidiedAt = now
    await database.delete(savedSearchHit).where(lt(savedSearchHit.at, new Date(now - KEPT_DAYS * DAY_MS)))
  }

  return createWorkLoop({
    round: async (isOver) => {
      while ((await tellOfPublications(database, clock)) > 0 && !isOver());
      await tidy()
      return LOOK_MS
    },
    againAfterMs: LOOK_MS,
    onError: (error) => report(error, { worker: 'saved searches' }),
  })
}
