import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** Messages after a command about likes or subscriptions. */
const OUTCOME = {
  LIKED: good('お気に入りに追加しました。'),
  UNLIKED: good('お気に入りから外しました。'),
  FOLLOWED: good('病院をフォローしました。新しい求人が出たときにお知らせします。'),
  UNFOLLOWED: good('病院のフォローを解除しました。'),
  CHANNELS_SET: good('通知の受け取り方を変更しました。'),
  TAKEN_OVER: good('この端末に保存したお気に入りを引き継ぎました。'),
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  NOT_FOUND: 'この求人または病院は、掲載が終了しています。',
  CLOSED: '募集が終了した求人は、新しくお気に入りに追加できません。',
  TOO_MANY:
    '保存できる数の上限(お気に入りは500件、フォローは100病院)に達しています。使わないものを外してからお試しください。',
  UNREACHABLE: UNAVAILABLE,
}

export type LikeOutcome = keyof typeof OUTCOME

export const likeWords = outcomeWords(OUTCOME)
