import { HISTORY_LENGTH } from './search-history.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** Messages after a command about saved searches. */
const OUTCOME = {
  SAVED: good('条件を保存しました。合う求人が掲載されたらお知らせします。'),
  CHANGED: good('保存した条件を変更しました。'),
  DELETED: good('保存した条件を削除しました。'),
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_REGISTERED: '会員登録を完了すると、条件を保存できます。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  TOO_MANY: `保存できる条件は${HISTORY_LENGTH}件までです。使わない条件を削除してからお試しください。`,
  EMPTY: '条件や名前が空のままでは保存できません。',
  NOT_FOUND: 'この条件はすでに削除されています。',
  UNREACHABLE: UNAVAILABLE,
}

export type SavedSearchOutcome = keyof typeof OUTCOME

export const savedSearchWords = outcomeWords(OUTCOME)
