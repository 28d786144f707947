import { NOTICE_KIND } from '../../domain/doctor/profile-words.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toHistory, toListing, toNotices, toSubscription } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import type { ShortMessageWriter } from '../delivery/delivery-job.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import { nameListings, type NamedListing } from './match-words.ts'
import { SAVED_SEARCH_MAIL } from './notice-words.ts'
import { FOLLOWED } from './follow-hit.sql.ts'
import { findNewsNotices } from './notice.store.ts'
import { findMailed } from './publication.store.ts'

/** Number of listings named in a mail; the rest is only counted. */
const NAMED = 10

/** Tracking parameters of the mail's links. */
const TRACKING = { tCrd: 'm', tSrc: 's' } as const

/** Renders mails of new listings when they are sent, without deleted searches; null when nothing is left. */
export const createSavedSearchLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof SAVED_SEARCH_MAIL, LetterWriter>> => ({
  [SAVED_SEARCH_MAIL]: async ({ mailKey = '' }) => {
    const found = await findMailed(database, mailKey)
    const [first] = found
    if (!first) return null
    const idsOf = (kind: 'spot' | 'regular') =>
      found.flatMap((one) => (one.kind === kind ? [one.listingId] : []))
    const named = new Map<string, NamedListing>()
    const names = [
      ...(await nameListings(database, 'spot', idsOf('spot'))),
      ...(await nameListings(database, 'regular', idsOf('regular'))),
    ]
    for (const listing of names) named.set(`${listing.kind}:${listing.id}`, listing)
    const known = found.flatMap(({ kind, listingId, label }) => {
      const listing = named.get(`${kind}:${listingId}`)
      return listing ? [{ listing, label }] : []
    })
    if (known.length === 0) return null
    const lines = known
      .slice(0, NAMED)
      .flatMap(({ listing, label }) => [
        '',
        `■ ${listing.when} ${listing.fee}`,
        listing.place,
        label === FOLLOWED ? label : `条件: ${label}`,
        `${origin}${hrefOf(toListing(listing.kind, String(listing.id), TRACKING))}`,
      ])
    const more = known.length - NAMED
    const followed = known.filter(({ label }) => label === FOLLOWED).length
    const source =
      followed === 0 ? '保存した条件' : followed === known.length ? FOLLOWED : `保存した条件と${FOLLOWED}`
    const letter = letterOf(`${source}の新着求人 ${numberText(known.length)}件`, [
      followed === 0
        ? '保存した条件に合う求人が掲載されました。募集枠が埋まっている場合は、ご了承ください。'
        : `${source}の求人が掲載されました。募集枠が埋まっている場合は、ご了承ください。`,
      ...lines,
      ...(more > 0 ? ['', `ほかに${numberText(more)}件あります。`] : []),
      '',
      '一覧と通知の停止は、次のページからお願いいたします。',
      ...(followed < known.length ? [`${origin}${hrefOf(toHistory(first.kind))}`] : []),
      ...(followed > 0 ? [`${origin}${hrefOf(toSubscription())}`] : []),
    ])
    return { ...letter, about: NOTICE_KIND.LISTING }
  },
})

/** Titles in one short message; the rest is only counted. */
const TITLES = 5

/** The listings of an hour as one short message, without those that have been seen in the app. */
export const createSavedSearchMessages = (
  database: Database,
): Readonly<Record<typeof SAVED_SEARCH_MAIL, ShortMessageWriter>> => ({
  [SAVED_SEARCH_MAIL]: async ({ doctorId = '', from = '', until = '' }, channel) => {
    const span = { doctorId, channel, from: new Date(from), until: new Date(until) }
    const news = await findNewsNotices(database, span)
    const [first] = news
    if (!first || news.length === 1) return first ?? null
    const more = news.length - TITLES
    return {
      title: `新着求人のお知らせ ${numberText(news.length)}件`,
      body: [
        ...news.slice(0, TITLES).map(({ title }) => `・${title}`),
        ...(more > 0 ? [`ほかに${numberText(more)}件あります。`] : []),
      ].join('\n'),
      link: hrefOf(toNotices()),
    }
  },
})
