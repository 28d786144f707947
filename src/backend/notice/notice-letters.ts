import { NOTICE_KIND, noticeName } from '../../domain/doctor/profile-words.ts'
import { MEMBER_MAIL, memberMailsIn } from '../../domain/hospital/member-mail.ts'
import { hrefOf } from '../../platform/address.ts'
import { toListing } from '../../platform/addresses.ts'
import { trackedLink } from '../../domain/visit/tracking.ts'
import type { Database } from '../database/client.ts'
import type { ShortMessageWriter } from '../delivery/delivery-job.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import { isRefusalNotice, topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'
import { nameListings } from '../saved-search/match-words.ts'
import { findAlternatives } from './alternatives.store.ts'
import { findNotice } from './notice.store.ts'

/**
 * The mail of one notice; none when the notice is gone, and when, since it was ordered, the member has left the
 * hospital or the reader has stopped such mails.
 */
export function createNoticeLetters(
  database: Database,
  { origin, clock }: { origin: string; clock: () => Date },
): Readonly<Record<typeof NOTICE_MAIL, LetterWriter>> {
  /** Listings instead of the one of the notice's application, with links that say where they came from. */
  async function alternativesTo(applicationId: string | null): Promise<string[]> {
    if (applicationId === null) return []
    const { kind, ids } = await findAlternatives(database, { applicationId, now: clock() })
    const listings = await nameListings(database, kind, ids)
    const inOrder = ids.flatMap((id) => listings.find((one) => Number(one.id) === id) ?? [])
    if (inOrder.length === 0) return []
    return [
      '',
      '代わりの求人:',
      ...inOrder.flatMap(({ id, when, fee, place }) => [
        '',
        `■ ${when} ${fee}`,
        place,
        `${origin}${hrefOf(toListing(kind, String(id), { tCrd: 'm', tSrc: 'd' }))}`,
      ]),
    ]
  }

  return {
    [NOTICE_MAIL]: async ({ noticeId = '' }, recipient) => {
      const notice = await findNotice(database, noticeId, recipient)
      if (!notice) return null
      const letter = letterOf(notice.title, [
        notice.body,
        '',
        `${origin}${trackedLink(notice.link, { tCrd: 'm', tSrc: 's' })}`,
        ...(isRefusalNotice(notice.type) ? await alternativesTo(notice.applicationId) : []),
      ])
      const topic = topicOf(notice.type)
      if (notice.doctorId === null) {
        const [kind] = memberMailsIn([topic])
        return kind && notice.memberMails?.includes(kind) ? { ...letter, about: MEMBER_MAIL[kind] } : null
      }
      const isStopped = notice.notices !== null && !notice.notices.includes(noticeName(topic, 'MAIL'))
      return isStopped ? null : { ...letter, about: NOTICE_KIND[topic] }
    },
  }
}

/** The same notice as a short message for the doctor's LINE or device; none once it has been read in the app. */
export const createNoticeMessages = (
  database: Database,
): Readonly<Record<typeof NOTICE_MAIL, ShortMessageWriter>> => ({
  [NOTICE_MAIL]: async ({ noticeId = '' }, channel) => {
    const notice = await findNotice(database, noticeId, '')
    if (!notice || notice.readAt) return null
    const name = noticeName(topicOf(notice.type), channel)
    return notice.notices !== null && !notice.notices.includes(name) ? null : notice
  },
})
