import { good, outcomeWords } from '../text/outcome-words.ts'
import { UNAVAILABLE } from '../text/outage.ts'

/** Kinds of notices that a hospital's member may have by mail. The list of notices holds every kind. */
export const MEMBER_MAIL = {
  APPLICATION: '応募・面談・条件への回答・求人の確認',
  WORK: '成立した勤務のキャンセルや変更',
  MESSAGE: '医師からのメッセージ',
} as const
export type MemberMail = keyof typeof MEMBER_MAIL

const isMemberMail = (topic: string): topic is MemberMail => Object.hasOwn(MEMBER_MAIL, topic)

/** The kinds among some words, in their order here. */
export const memberMailsIn = (words: readonly string[]): MemberMail[] =>
  Object.keys(MEMBER_MAIL)
    .filter(isMemberMail)
    .filter((kind) => words.includes(kind))

export const memberMailWords = outcomeWords({
  SAVED: good('メールの設定を保存しました。'),
  UNREACHABLE: UNAVAILABLE,
})
