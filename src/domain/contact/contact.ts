import { isMailAddress } from '../account/mail-address.ts'
import type { AccountKind } from '../account/account-kind.ts'
import { ruleMessage } from '../text/form-messages.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { plainAddress } from '../text/typed-text.ts'

/** お問い合わせ: what anybody asks our staff, answered by mail. */
export const CONTACT_TOPIC = {
  WORK: '応募・勤務について',
  PAY: '報酬・支払いについて',
  ACCOUNT: '登録・ログインについて',
  HOSPITAL: '求人の掲載について(病院の方)',
  COMPLAINT: '苦情・ご意見',
  OTHER: 'その他',
} as const
export type ContactTopic = keyof typeof CONTACT_TOPIC

/** Who asked: the kind of the account, or nobody we know. */
export const CONTACT_SENDER = {
  VISITOR: 'ログインなし',
  DOCTOR: '先生',
  HOSPITAL: '病院の担当者',
  STAFF: '運営スタッフ',
} as const satisfies Record<AccountKind | 'VISITOR', string>
export type ContactSender = keyof typeof CONTACT_SENDER

export const CONTACT_STATE = { OPEN: '未対応', ANSWERED: '回答済み', CLOSED: '回答不要' } as const
export type ContactState = keyof typeof CONTACT_STATE

/** What our staff decide about an open contact. */
export const CONTACT_VERDICT = { ANSWERED: '回答する', CLOSED: '回答せずに終える' } as const
export type ContactVerdict = keyof typeof CONTACT_VERDICT

const TRANSITIONS: Readonly<Record<ContactState, readonly ContactState[]>> = {
  OPEN: ['ANSWERED', 'CLOSED'],
  ANSWERED: [],
  CLOSED: [],
}

export const mayContactFollow = (from: ContactState, to: ContactState): boolean =>
  TRANSITIONS[from].includes(to)

/** Lengths in code points: of the question, of our staff's answer or reason, of the name. */
export const CONTACT_TEXT = { least: 10, most: 2_000 } as const
export const CONTACT_WORDS = { least: 5, most: 3_000 } as const
export const CONTACT_NAME = 100

/** Business days in which our staff answer. */
export const ANSWER_DAYS = 2

/** The address of a typed one; null if it is none. */
export function contactMail(typed: string): string | null {
  const mail = plainAddress(typed)
  return isMailAddress(mail) ? mail : null
}

export const MAIL_PROBLEM = 'メールアドレスの形式で入力してください'
export const TOPIC_PROBLEM = ruleMessage('required')

export const SEND_CONTACT_OUTCOME = {
  RECEIVED: good(`お問い合わせを受け付けました。通常${ANSWER_DAYS}営業日以内に、メールでお答えします。`),
  TOO_MANY: '短い間に多くのお問い合わせをいただいたため、受け付けできません。時間をおいてお試しください。',
} as const

export const DECIDE_CONTACT_OUTCOME = {
  ANSWERED: good('回答をメールで送りました。'),
  CLOSED: good('回答せずに終えたことを記録しました。'),
  ALREADY_DECIDED: info('このお問い合わせは、ほかの担当者が対応しました。'),
} as const

export const sendContactWords = outcomeWords({ ...SEND_CONTACT_OUTCOME, UNREACHABLE: UNSENT })
export const decideContactWords = outcomeWords({ ...DECIDE_CONTACT_OUTCOME, UNREACHABLE: UNSENT })
