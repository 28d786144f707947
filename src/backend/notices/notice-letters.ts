import { noticeName } from '../../domain/doctor/profile-words.ts'
import { trackedLink } from '../../domain/visit/tracking.ts'
import type { Database } from '../database/client.ts'
import type { ShortMessageWriter } from '../delivery/delivery-job.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import { topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'
import { findNotice } from './notice.store.ts'

/**
 * The mail of one notice; none when the notice is gone, and when, since it was ordered, the member has left the
 * hospital or the doctor has stopped such mails.
 */
export const createNoticeLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof NOTICE_MAIL, LetterWriter>> => ({
  [NOTICE_MAIL]: async ({ noticeId = '' }, recipient) => {
    const notice = await findNotice(database, noticeId, recipient)
    if (!notice) return null
    const letter = letterOf(notice.title, [
      notice.body,
      '',
      `${origin}${trackedLink(notice.link, { tCrd: 'm', tSrc: 's' })}`,
    ])
    // Members of a hospital are always mailed.
    if (notice.doctorId === null) return letter
    const topic = topicOf(notice.type)
    const isStopped = notice.notices !== null && !notice.notices.includes(noticeName(topic, 'MAIL'))
    return isStopped ? null : { ...letter, topic }
  },
})

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
