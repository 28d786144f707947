import type { Database, Executor } from '../database/client.ts'
import { orderDeliveries } from '../delivery/delivery-order.service.ts'
import { orderMails } from '../mail/mail-order.service.ts'
import { insertHits, insertNotices, putDigests } from './notice.store.ts'
import { digestOf, noticeRowsFor } from './notice-words.ts'
import {
  matchFollowers,
  matchSearches,
  raiseTimeouts,
  withoutPaused,
  type NamedMatch,
} from './publication-news.ts'
import { queuePublications, type QueuedPublication } from './publication-queue.store.ts'
import { countDigests, findReaders, findTold, hitOf, lockNotifying } from './publication.store.ts'

/** Doctors who are told in one transaction, few enough for a tenth of a second. */
const AT_ONCE = 500

async function notifyDoctors(
  tx: Executor,
  found: ReadonlyMap<string, NamedMatch[]>,
  now: Date,
): Promise<void> {
  await raiseTimeouts(tx)
  await lockNotifying(tx)
  const doctorIds = [...found.keys()]
  const told = await findTold(tx, doctorIds, [...found.values()].flat())
  const { since, digestKey } = digestOf(now)
  const readers = await findReaders(tx, doctorIds, { since, digestKey })
  const digests = await countDigests(tx, doctorIds, digestKey)
  const words = readers.map((reader) =>
    noticeRowsFor(
      reader,
      (found.get(reader.doctorId) ?? []).filter((one) => !told.has(hitOf(one))),
      { now, digestKey, inDigest: digests.get(reader.doctorId) ?? 0 },
    ),
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

async function tell(database: Database, found: ReadonlyMap<string, NamedMatch[]>, now: Date): Promise<void> {
  const byDoctor = [...found]
  for (let from = 0; from < byDoctor.length; from += AT_ONCE) {
    const some = new Map(byDoctor.slice(from, from + AT_ONCE))
    await database.transaction((tx) => notifyDoctors(tx, some, now))
  }
}

/** Matches by saved searches and followed hospitals, of each doctor: the search takes precedence over the hospital. */
const joined = (bySearch: readonly NamedMatch[], followed: readonly NamedMatch[]): NamedMatch[] => {
  const known = new Set(bySearch.map(hitOf))
  return [...bySearch, ...followed.filter((one) => !known.has(hitOf(one)))]
}

/**
 * Matches published listings and writes notices, mails and hits, for so many doctors in one transaction; followers are
 * matched page by page, since a hospital may have very many. What has been written when a process ends is not matched by
 * the one that takes the job again, and a hit that another process has written meanwhile is seen under the lock: nobody is
 * told twice. Paused listings are re-queued.
 */
export async function notifyOfPublications(
  database: Database,
  clock: () => Date,
  publications: readonly QueuedPublication[],
): Promise<void> {
  const now = clock()
  const { paused, found } = await matchSearches(database, publications, now)
  const bySearch = Map.groupBy(found, ({ doctorId }) => doctorId)
  let open = withoutPaused(publications, paused)
  for (let after: string | null = null; open.length > 0;) {
    const page = await matchFollowers(database, open, { after, now })
    paused.push(...page.paused)
    open = withoutPaused(open, page.paused)
    const followed = Map.groupBy(page.found, ({ doctorId }) => doctorId)
    for (const [doctorId, own] of followed) followed.set(doctorId, joined(bySearch.get(doctorId) ?? [], own))
    for (const doctorId of followed.keys()) bySearch.delete(doctorId)
    await tell(database, followed, now)
    if (page.last === null) break
    after = page.last
  }
  await tell(database, bySearch, now)
  if (paused.length > 0) await database.transaction((tx) => queuePublications(tx, paused, { isLater: true }))
}

/** Announces a listing that was published outside its insert, in the transaction of that. */
export const announcePublication = (tx: Executor, publication: QueuedPublication): Promise<void> =>
  queuePublications(tx, [publication], { isLater: false })
