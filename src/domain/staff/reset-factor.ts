import { provedWords } from '../account/identity-proof.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** Length of the reason for which our staff take away a member's second factor, in characters. */
export const RESET_REASON = { least: 5, most: 500 } as const

/** Outcomes of taking it away. */
export const RESET_FACTOR_OUTCOME = { RESET: '', NO_FACTOR: '', UNKNOWN: '', OWN: '' } as const

const ownWords = outcomeWords({
  RESET: good('二段階認証を解除しました。ご本人にメールでお知らせし、すべての端末からログアウトしました。'),
  NO_FACTOR: 'この方は、二段階認証を設定していません。',
  UNKNOWN: 'このメールアドレスの方は見つかりません。',
  OWN: 'ご自分の二段階認証は、ここでは解除できません。「ログインの設定」から変更するか、ほかの運営スタッフにご依頼ください。',
  UNREACHABLE: UNAVAILABLE,
})

/** Messages after a second factor was to be taken away, which asks for a proof. */
export const resetFactorWords = provedWords(ownWords)
