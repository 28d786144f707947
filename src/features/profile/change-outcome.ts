import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { good, outcomeWords, type OutcomeWords } from '../../domain/text/outcome-words.ts'

/** Outcomes of requesting a change and of withdrawing the request. */
const MESSAGES = {
  REQUESTED: good('変更を申請しました。担当者が確認してから反映します。'),
  WITHDRAWN: good('申請を取り下げました。'),
  INVALID: 'まだ申請していません。入力した内容をご確認ください。',
  ALREADY_OPEN: 'この項目の申請は受け付け済みです。内容を変えるときは、先に取り下げてください。',
  NOT_VERIFIED: 'この項目は申請なしで変更できます。「編集する」から変更してください。',
  UNCHANGED: 'いまの登録と同じ内容です。',
  ALREADY_DECIDED: '担当者の確認が先に終わりました。結果をご確認ください。',
  UNREACHABLE: UNAVAILABLE,
}
export type AskedOutcome = keyof typeof MESSAGES

export const askedWords = outcomeWords(MESSAGES)

/** Refusals only: the form shows its own errors, and the page shows success. */
export const askedRefusal: OutcomeWords = (outcome) => {
  const told = outcome === 'INVALID' ? undefined : askedWords(outcome)
  return told?.tone === 'danger' ? told : undefined
}
