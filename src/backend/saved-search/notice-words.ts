import { HOUR_MS } from '../../domain/duration.ts'
import { listingChannels } from '../../domain/doctor/profile-words.ts'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../domain/notice/delivery-words.ts'
import { afterQuietHours } from '../../domain/notice/quiet-hours.ts'
import { hrefOf } from '../../platform/address.ts'
import { toHistory, toListing, toSubscription } from '../../platform/addresses.ts'
import { mailAddressOf } from '../mail/mail-address.ts'
import type { notification } from '../database/schema/notification.ts'
import type { savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import type { NewDelivery } from '../delivery/delivery-order.service.ts'
import type { NewMail } from '../mail/mail-order.service.ts'
import type { NamedMatch } from './publication-news.ts'
import type { Reader } from './publication.store.ts'

/** Rate limit of notices per listing; further listings of the hour go into one digest. */
const NOTICES_AN_HOUR = 5
/** Rate limit of mails; further listings of the hour go into one mail at its end. */
const MAILS_AN_HOUR = 2
/** Window in which listings are batched into one mail. */
const GATHER_MS = 120_000

const TYPE = 'SAVED_SEARCH_NEW'
export const SAVED_SEARCH_MAIL = 'SAVED_SEARCH_NEW'

type Order = { mailKey: string; due: Date }

/**
 * Key and due time of the doctor's next mail: the end of the batch window, or of the hour over the rate
 * limit.
 */
function mailOrder({ doctorId, mailed }: Reader, now: Date): Order {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  if (mailed >= MAILS_AN_HOUR) {
    return { mailKey: `saved-search:${doctorId}:${hour}:rest`, due: new Date(hour + HOUR_MS + GATHER_MS) }
  }
  const gathered = Math.floor(now.getTime() / GATHER_MS) * GATHER_MS
  // Due one window later, to include transactions that commit at the end of this one.
  return { mailKey: `saved-search:${doctorId}:${gathered}`, due: new Date(gathered + 2 * GATHER_MS) }
}

/** What the hour's listings are by LINE and on devices: one message each, at its end, outside the quiet hours. */
function deliveriesOf(
  { doctorId, accountId }: Reader,
  wanted: readonly DeliveryChannel[],
  now: Date,
): NewDelivery[] {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const [from, until] = [new Date(hour).toISOString(), new Date(hour + HOUR_MS).toISOString()]
  return wanted.map((channel) => ({
    channel,
    key: `saved-search:${doctorId}:${hour}`,
    accountId,
    kind: SAVED_SEARCH_MAIL,
    payload: { doctorId, from, until },
    due: afterQuietHours(new Date(hour + HOUR_MS + GATHER_MS)),
  }))
}

/** The current hour's digest: its start, and the dedupe key of its notice. */
export function digestOf(now: Date): { since: Date; digestKey: string } {
  const since = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  return { since, digestKey: `${TYPE}:digest:${since.toISOString()}` }
}

type NoticeRows = {
  notices: (typeof notification.$inferInsert)[]
  digest: typeof notification.$inferInsert | null
  hits: (typeof savedSearchHit.$inferInsert)[]
  mail: (NewMail & { due: Date }) | null
  deliveries: NewDelivery[]
}

/**
 * Rows to insert for one doctor: single notices up to the rate limit, a digest of the rest, hits and the
 * mail.
 */
export function noticeRowsFor(
  reader: Reader,
  found: readonly NamedMatch[],
  { now, digestKey, inDigest }: { now: Date; digestKey: string; inDigest: number },
): NoticeRows {
  const channels = listingChannels(reader)
  const isBy = (channel: NotificationChannel) => (one: NamedMatch) =>
    (one.channels ?? channels).includes(channel)
  const byMail = isBy('MAIL')
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
    deliveries: deliveriesOf(
      reader,
      DELIVERY_CHANNELS.filter((channel) => found.some(isBy(channel))),
      now,
    ),
  }
}
