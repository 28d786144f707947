import type { Database } from '../database/client.ts'
import { letterOf, type LetterWriter } from '../mail/letter.ts'
import { topicOf } from './notice-kind.ts'
import { NOTICE_MAIL } from './notice-order.service.ts'
import { findNotice } from './notice.store.ts'

/** The mail of one notice; none when the notice is gone, or a member of the hospital has left since. */
export const createNoticeLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof NOTICE_MAIL, LetterWriter>> => ({
  [NOTICE_MAIL]: async ({ noticeId = '' }, recipient) => {
    const notice = await findNotice(database, noticeId, recipient)
    if (!notice) return null
    const letter = letterOf(notice.title, [notice.body, '', `${origin}${notice.link}`])
    // Members of a hospital are always mailed.
    return notice.doctorId === null ? letter : { ...letter, topic: topicOf(notice.type) }
  },
})
