/** What came of liking or following, as the doctor is told. The first six are no refusals. */
const OUTCOME = {
  LIKED: 'お気に入りに追加しました。',
  UNLIKED: 'お気に入りから外しました。',
  FOLLOWED: '病院をフォローしました。新しい求人が出たときにお知らせします。',
  UNFOLLOWED: '病院のフォローを解除しました。',
  CHANNELS_SET: '通知の受け取り方を変更しました。',
  TAKEN_OVER: 'この端末に保存したお気に入りを引き継ぎました。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  NOT_FOUND: 'この求人または病院は、掲載が終了しています。',
  CLOSED: '募集が終了した求人は、新しくお気に入りに追加できません。',
  TOO_MANY:
    '保存できる数の上限(お気に入りは500件、フォローは100病院)に達しています。使わないものを外してからお試しください。',
} as const

export type LikeOutcome = keyof typeof OUTCOME

const isOutcome = (word: string): word is LikeOutcome => Object.hasOwn(OUTCOME, word)

const DONE: readonly string[] = [
  'LIKED',
  'UNLIKED',
  'FOLLOWED',
  'UNFOLLOWED',
  'CHANNELS_SET',
  'TAKEN_OVER',
] satisfies LikeOutcome[]

/** Undefined for a word that is none of ours: it may come from the address. */
export const likeOutcomeText = (outcome: string | undefined): string | undefined =>
  outcome !== undefined && isOutcome(outcome) ? OUTCOME[outcome] : undefined

export const isLikeDone = (outcome: string): boolean => DONE.includes(outcome)
