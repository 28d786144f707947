import type { ApplicationState } from './application-words.ts'

/** Why an application came to nothing, where the hospital gave no reason. */
export const ENDED_WORD: Readonly<Partial<Record<ApplicationState, string>>> = {
  DECLINED: '病院がお見送りにしました',
  WITHDRAWN: '先生が応募をやめました',
  EXPIRED: '回答の期限が過ぎました',
  LISTING_CLOSED: '募集が終了しました',
  CANCELLED: '成立した後にキャンセルになりました',
}
