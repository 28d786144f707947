import type { Database, Executor } from '../database/client.ts'
import { orderDeliveries } from '../delivery/delivery-order.service.ts'
import { orderMails } from '../mail/mail-order.service.ts'
import { insertHits, insertNotices, putDigests } from './notice.store.ts'
import { digestOf, noticeRowsFor } from './notice-words.ts'
import { raiseTimeouts, matchPublications, type Named } from './publication-news.ts'
import { queuePublications, type Publication } from './publication-queue.store.ts'
import { countDigests, findReaders, lockNotifying } from './publication.store.ts'

async function notifyDoctors(tx: Executor, found: readonly Named[], now: Date): Promise<void> {
  const byDoctor = Map.groupBy(found, ({ doctorId }) => doctorId)
  if (byDoctor.size === 0) return
  await lockNotifying(tx)
  const doctorIds = [...byDoctor.keys()]
  const { since, digestKey } = digestOf(now)
  const readers = await findReaders(tx, doctorIds, { since, digestKey })
  const digests = await countDigests(tx, doctorIds, digestKey)
  const words = readers.map((reader) =>
    noticeRowsFor(reader, byDoctor.get(reader.doctorId) ?? [], {
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
  await orderDeliveries(
    tx,
    words.flatMap(({ deliveries }) => deliveries),
    now,
  )
}

/**
 * Matches published listings and writes notices, mails and hits in one transaction, so that a crash loses
 * nothing and workers may run concurrently. Paused listings are re-queued.
 */
export async function notifyOfPublications(
  database: Database,
  clock: () => Date,
  publications: readonly Publication[],
): Promise<void> {
  const now = clock()
  const { paused, found } = await matchPublications(database, publications, now)
  await database.transaction(async (tx) => {
    await raiseTimeouts(tx)
    await queuePublications(tx, paused, { isLater: true })
    await notifyDoctors(tx, found, now)
  })
}

/** Announces a listing that was published outside its insert, in the transaction of that. */
export const announcePublication = (tx: Executor, publication: Publication): Promise<void> =>
  queuePublications(tx, [publication], { isLater: false })
