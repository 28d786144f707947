/** What came of keeping or changing a search, as the doctor is told. The first two are no refusals. */
const OUTCOME = {
  SAVED: '条件を保存しました。合う求人が掲載されたらお知らせします。',
  CHANGED: '保存した条件を変更しました。',
  DELETED: '保存した条件を削除しました。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_REGISTERED: '会員登録を完了すると、条件を保存できます。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  TOO_MANY: '保存できる条件は20件までです。使わない条件を削除してからお試しください。',
  EMPTY: '条件や名前が空のままでは保存できません。',
  NOT_FOUND: 'この条件はすでに削除されています。',
} as const

export type SavedSearchOutcome = keyof typeof OUTCOME

const isOutcome = (word: string): word is SavedSearchOutcome => Object.hasOwn(OUTCOME, word)

const DONE: readonly string[] = ['SAVED', 'CHANGED', 'DELETED'] satisfies SavedSearchOutcome[]

/** Undefined for a word that is none of ours. */
export const savedSearchOutcomeText = (outcome: string): string | undefined =>
  isOutcome(outcome) ? OUTCOME[outcome] : undefined

export const isSavedSearchDone = (outcome: string): boolean => DONE.includes(outcome)
