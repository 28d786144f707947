import { UNSENT } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** カレンダー購読: the address at which calendar programs read a doctor's works. */

/** 32 random bytes in base64url. */
export const isFeedToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Days after which works and cancelled works leave the calendar. */
export const FEED_DAYS = { past: 90, cancelled: 30 } as const

export const FEED_OUTCOME = {
  ISSUED: good('カレンダー購読URLを発行しました。下のURLをカレンダーに登録してください。'),
  CHANGED: good('カレンダーの表示を変更しました。次の読み込みから反映されます。'),
  REVOKED: good('カレンダー購読URLを無効にしました。登録済みのカレンダーは更新されなくなります。'),
  NONE: 'カレンダー購読URLは発行されていません。',
  NOT_ALLOWED: '現在、カレンダー購読URLを発行できません。くわしくはお問い合わせください。',
  TOKEN_TAKEN: '発行できませんでした。ページを読み込み直して、もう一度お試しください。',
} as const

export const feedWords = outcomeWords({ ...FEED_OUTCOME, UNREACHABLE: UNSENT })
