import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** Length of the reason for which a member of our staff ends a colleague's access, in characters. */
export const REMOVE_REASON = { least: 5, most: 500 } as const

/** Outcomes of ending a colleague's access. */
export const REMOVE_STAFF_OUTCOME = { REMOVED: '', OWN: '', GONE: '' } as const

export const removeStaffWords = outcomeWords({
  REMOVED: good('運営スタッフの権限を外しました。すべての端末からログアウトしました。'),
  OWN: 'ご自分の権限は外せません。ほかの運営スタッフにご依頼ください。',
  GONE: info('この方の権限は、すでに外れています。'),
  UNREACHABLE: UNAVAILABLE,
})
