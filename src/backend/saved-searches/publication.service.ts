import type { Database, Executor } from '../database/client.ts'
import { orderMails } from '../mail/mail-order.service.ts'
import { insertHits, insertNotices, putDigests } from './notice.store.ts'
import { digestOf, wordFor } from './notice-words.ts'
import { beSlow, findNews, type Named } from './publication-news.ts'
import { putBack, type Publication } from './publication-queue.store.ts'
import { countDigests, findReaders, tellAlone } from './publication.store.ts'

async function tellDoctors(tx: Executor, found: readonly Named[], now: Date): Promise<void> {
  const byDoctor = Map.groupBy(found, ({ doctorId }) => doctorId)
  if (byDoctor.size === 0) return
  await tellAlone(tx)
  const doctorIds = [...byDoctor.keys()]
  const { since, digestKey } = digestOf(now)
  const readers = await findReaders(tx, doctorIds, { since, digestKey })
  const digests = await countDigests(tx, doctorIds, digestKey)
  const words = readers.map((reader) =>
    wordFor(reader, byDoctor.get(reader.doctorId) ?? [], {
      now,
      digestKey,
      inDigest: digests.get(reader.doctorId) ?? 0,
    }),
  )
  await insertNotices(
    tx,
    words.flatMap(({ notices }) => notices),
  )
  await putDigests(
    tx,
    words.flatMap(({ digest }) => digest ?? []),
  )
  await insertHits(
    tx,
    words.flatMap(({ hits }) => hits),
  )
  await orderMails(
    tx,
    words.flatMap(({ mail }) => mail ?? []),
    now,
  )
}

/**
 * Looks at listings that were published, finds the saved searches they meet and tells their doctors. One transaction writes all of
 * it, so that a process may die at any point and several may work at once. What is paused is put back.
 */
export async function tellOfPublications(
  database: Database,
  clock: () => Date,
  publications: readonly Publication[],
): Promise<void> {
  const now = clock()
  const { paused, found } = await findNews(database, publications, now)
  await database.transaction(async (tx) => {
    await beSlow(tx)
    await putBack(tx, paused)
    await tellDoctors(tx, found, now)
  })
}
