import { unsent } from '../text/outage.ts'
import { FREED, LAW_PERCENT } from './compensation.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** Results of the commands about a cancellation, each with its words for who gave the command. */
const SHARED = {
  NOT_FOUND: 'この勤務は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const

export const REQUEST_OUTCOME = {
  REQUESTED: good('申請を受け付けました。病院の確認後に確定します。'),
  ALREADY_REQUESTED: info('すでにキャンセルを申請しています。病院の確認をお待ちください。'),
  STARTED: '勤務開始後は、病院にお電話でご連絡ください。',
  ENDED: 'この勤務は、すでにキャンセルされたか終了しています。',
  TIER_CHANGED: 'キャンセルの扱いが変わりました。下の内容をもう一度ご確認ください。',
  CALL_MISSING: '勤務開始まで24時間を切っています。先に病院へお電話でご連絡ください。',
  ...SHARED,
} as const
export type RequestOutcome = keyof typeof REQUEST_OUTCOME

export const TAKE_BACK_OUTCOME = {
  WITHDRAWN: good('キャンセルの申請を取り下げました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'この申請は、病院がすでに回答しています。下の内容をご確認ください。',
  STARTED: '勤務開始後は、病院にお電話でご連絡ください。',
  ...SHARED,
} as const

export const DECIDE_OUTCOME = {
  ACCEPTED: good(
    'キャンセルを承認しました。先生にお知らせし、スポットの枠は、募集の締め切り前なら募集に戻しました。',
  ),
  REJECTED: good('キャンセルを差し戻しました。勤務は予定どおりです。'),
  ALREADY_DECIDED: 'この申請は、すでに回答済みか、先生が取り下げました。',
  CALL_MISSING: '差し戻す前に、先生にお電話でご相談ください。',
  NOT_FOUND: SHARED.NOT_FOUND,
} as const

export const CANCEL_WORK_OUTCOME = {
  CANCELLED: good('勤務をキャンセルし、先生にお知らせしました。'),
  REQUESTED_BY_DOCTOR: info('先生からもキャンセルの申請が届いています。先にそちらへご回答ください。'),
  STARTED: '勤務の開始後はキャンセルできません。先生にお電話でご連絡ください。',
  ENDED: 'この勤務は、すでにキャンセルされたか終了しています。',
  COMPENSATION_TOO_LOW: `補償額が下限(予定の給与の${LAW_PERCENT}%)を下回っています。${FREED}を除き、下限以上の額を入力してください。`,
  NOT_FOUND: SHARED.NOT_FOUND,
} as const
export type CancelWorkOutcome = keyof typeof CANCEL_WORK_OUTCOME

const UNREACHABLE = unsent('申請')

export const requestWords = outcomeWords({ ...REQUEST_OUTCOME, UNREACHABLE })
export const takeBackCancellationWords = outcomeWords({ ...TAKE_BACK_OUTCOME, UNREACHABLE })
export const decideWords = outcomeWords({ ...DECIDE_OUTCOME, UNREACHABLE })
export const cancelWorkWords = outcomeWords({ ...CANCEL_WORK_OUTCOME, UNREACHABLE })
