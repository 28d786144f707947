import { sql } from 'drizzle-orm'
import { listingChannels } from '../../domain/doctor/profile-words.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { hrefOf } from '../../platform/address.ts'
import { toHistory, toListing, toSubscription } from '../../platform/addresses.ts'
import { mailAddressOf } from '../account/mailbox/mail-address.ts'
import type { Database, Executor } from '../database/client.ts'
import type { notification } from '../database/schema/notification.ts'
import type { savedSearchHit } from '../database/schema/saved-search.ts'
import { orderMails, type NewMail } from '../mail/mail-order.service.ts'
import { nameRegular, nameSpot, type NamedListing } from './match-words.ts'
import {
  countDigests,
  findRegularFacts,
  findRegularMatches,
  findSpotFacts,
  findSpotMatches,
  findReaders,
  tellAlone,
  type Match,
  type Reader,
} from './publication.store.ts'
import { findFollowMatches } from './follow-match.store.ts'
import { insertHits, insertNotices, putDigests } from './notice.store.ts'
import { findPaused, putBack, type Publication } from './publication-queue.store.ts'

const HOUR_MS = 3_600_000
/** Listings of their own that a doctor hears of within an hour; the rest of a flood becomes one notice. */
const NOTICES_AN_HOUR = 5
/** Mails within an hour; then one more at its end, with all the rest. */
const MAILS_AN_HOUR = 2
/** A mail waits for what is published together, and for transactions under way. */
const GATHER_MS = 120_000

const TYPE = 'SAVED_SEARCH_NEW'
export const SAVED_SEARCH_MAIL = 'SAVED_SEARCH_NEW'

type Named = Match & { kind: SearchKind; listing: NamedListing }

async function nameMatches(tx: Executor, ids: (kind: SearchKind) => number[], now: Date): Promise<Named[]> {
  const named: Named[] = []
  const add = (matches: Match[], listings: NamedListing[]) => {
    const byId = new Map(listings.map((listing) => [listing.id, listing]))
    for (const match of matches) {
      const listing = byId.get(match.listingId)
      if (listing) named.push({ ...match, kind: listing.kind, listing })
    }
  }
  /** A search that meets it says why; following the hospital is told where none does. */
  const withFollowed = async (kind: SearchKind, bySearch: Match[]) => {
    const told = new Set(bySearch.map(({ doctorId, listingId }) => `${doctorId}:${listingId}`))
    const followed = await findFollowMatches(tx, kind, ids(kind), now)
    return [...bySearch, ...followed.filter((one) => !told.has(`${one.doctorId}:${one.listingId}`))]
  }
  const [spots, regulars] = [ids('spot'), ids('regular')]
  if (spots.length > 0) {
    const matches = await withFollowed('spot', await findSpotMatches(tx, spots, now))
    if (matches.length > 0) add(matches, (await findSpotFacts(tx, spots)).map(nameSpot))
  }
  if (regulars.length > 0) {
    const matches = await withFollowed('regular', await findRegularMatches(tx, regulars, now))
    if (matches.length > 0) add(matches, (await findRegularFacts(tx, regulars)).map(nameRegular))
  }
  return named
}

type Order = { mailKey: string; due: Date }

/** The next mail of a doctor: soon, or with a flood at the end of the hour. */
function mailOrder({ doctorId, mailed }: Reader, now: Date): Order {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  if (mailed >= MAILS_AN_HOUR) {
    return { mailKey: `saved-search:${doctorId}:${hour}:rest`, due: new Date(hour + HOUR_MS + GATHER_MS) }
  }
  const gathered = Math.floor(now.getTime() / GATHER_MS) * GATHER_MS
  // Whoever comes late into a gathering has its whole length left to be written.
  return { mailKey: `saved-search:${doctorId}:${gathered}`, due: new Date(gathered + 2 * GATHER_MS) }
}

type Word = {
  notices: (typeof notification.$inferInsert)[]
  digest: typeof notification.$inferInsert | null
  hits: (typeof savedSearchHit.$inferInsert)[]
  mail: (NewMail & { due: Date }) | null
}

/** What one doctor is told of what was found for them: listings of their own first, the rest as one notice for the hour. */
function wordFor(
  reader: Reader,
  found: readonly Named[],
  { now, digestKey, inDigest }: { now: Date; digestKey: string; inDigest: number },
): Word {
  const channels = listingChannels(reader)
  const byMail = (one: Named) => (one.channels ?? channels).includes('MAIL')
  const recipient = reader.mailConfirmedAt && found.some(byMail) ? mailAddressOf(reader.loginId) : null
  const order = recipient ? mailOrder(reader, now) : null
  const single = Math.max(0, NOTICES_AN_HOUR - reader.notified)
  const row = { doctorId: reader.doctorId, type: TYPE, channels, createdAt: now } as const
  const rest = found.slice(single)
  const [first] = rest
  return {
    notices: found.slice(0, single).map(({ listing, label, ...one }) => ({
      ...row,
      channels: one.channels ?? channels,
      ...(one.searchId === null
        ? { title: `${label}の新着: ${listing.when}`, body: `${listing.place} ${listing.fee}。` }
        : {
            title: `保存した条件の新着: ${listing.when}`,
            body: `${listing.place} ${listing.fee}。保存した条件「${label}」に合います。`,
          }),
      link: hrefOf(toListing(listing.kind, String(listing.id))),
      dedupeKey: `${TYPE}:${listing.kind}:${listing.id}`,
    })),
    digest: first
      ? {
          ...row,
          title: `${first.searchId === null ? first.label : '保存した条件'}の新着がほかに${inDigest + rest.length}件あります`,
          body: `「${first.label}」など、保存した条件やフォロー中の病院の求人が続けて掲載されました。`,
          link: hrefOf(first.searchId === null ? toSubscription() : toHistory(first.kind)),
          dedupeKey: digestKey,
        }
      : null,
    hits: found.map((one, at) => ({
      doctorId: one.doctorId,
      kind: one.kind,
      listingId: one.listingId,
      searchId: one.searchId,
      at: now,
      noticeKey: at < single ? `${TYPE}:${one.kind}:${one.listingId}` : digestKey,
      mailKey: byMail(one) ? (order?.mailKey ?? null) : null,
    })),
    mail:
      recipient && order
        ? {
            key: order.mailKey,
            kind: SAVED_SEARCH_MAIL,
            recipient,
            payload: { mailKey: order.mailKey },
            due: order.due,
          }
        : null,
  }
}

/**
 * Looks at listings that were published, finds the saved searches they meet and tells their doctors; all of it or nothing,
 * so that a process may die at any point and several may work at once. What is paused is put back.
 */
export const tellOfPublications = (
  database: Database,
  clock: () => Date,
  publications: readonly Publication[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock()
    // Nobody waits for it, and every search there is may be looked at.
    await tx.execute(sql`set local statement_timeout = '60s'; set local lock_timeout = '60s'`)
    const paused = await findPaused(tx, publications, now)
    await putBack(tx, paused)
    const isPaused = ({ kind, listingId }: Publication) =>
      paused.some((one) => one.kind === kind && one.listingId === listingId)
    const taken = publications.filter((one) => !isPaused(one))
    const found = await nameMatches(
      tx,
      (kind) => taken.flatMap((one) => (one.kind === kind ? [one.listingId] : [])),
      now,
    )
    const byDoctor = Map.groupBy(found, ({ doctorId }) => doctorId)
    if (byDoctor.size === 0) return
    await tellAlone(tx)
    const doctorIds = [...byDoctor.keys()]
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
    const digestKey = `${TYPE}:digest:${hour.toISOString()}`
    const readers = await findReaders(tx, doctorIds, { since: hour, digestKey })
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
  })
