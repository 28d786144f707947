/** What came of asking for a change or withdrawing it. */
const MESSAGES = {
  REQUESTED: '変更を申請しました。担当者が確認してから反映します。',
  WITHDRAWN: '申請を取り下げました。',
  INVALID: 'まだ申請していません。入力した内容をご確認ください。',
  ALREADY_OPEN: 'この項目の申請は受け付け済みです。内容を変えるときは、先に取り下げてください。',
  NOT_VERIFIED: 'この項目は申請なしで変更できます。「編集する」から変更してください。',
  UNCHANGED: 'いまの登録と同じ内容です。',
  ALREADY_DECIDED: '担当者の確認が先に終わりました。結果をご確認ください。',
} as const
export type AskedOutcome = keyof typeof MESSAGES

export type AskedMessage = { tone: 'good' | 'danger'; text: string }

/** Undefined for what is no outcome; an address may say anything. */
export function askedMessage(outcome: string | undefined): AskedMessage | undefined {
  const text = Object.entries(MESSAGES).find(([name]) => name === outcome)?.[1]
  return text && { tone: outcome === 'REQUESTED' || outcome === 'WITHDRAWN' ? 'good' : 'danger', text }
}
