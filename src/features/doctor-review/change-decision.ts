import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { good, outcomeWords } from '../../domain/text/outcome-words.ts'

/** Messages to our staff after a decision about a change request. */
const CHANGE_DECISION_MESSAGES = {
  DECIDED: good('申請の結果を記録しました。'),
  CHANGED_MEANWHILE:
    'ほかの担当者の処理か、先生の取り下げや写真の差し替えが先にありました。最新の内容を確認してから、もう一度お選びください。',
  REASON_REQUIRED: '差し戻すときは、先生にお伝えする理由を入力してください。',
  NOT_CHOSEN: '承認か差し戻しを選んでください。',
  UNREACHABLE: UNAVAILABLE,
}
export type ChangeDecisionOutcome = keyof typeof CHANGE_DECISION_MESSAGES

export const changeDecisionWords = outcomeWords(CHANGE_DECISION_MESSAGES)
