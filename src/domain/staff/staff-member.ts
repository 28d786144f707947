import { provedWords } from '../account/identity-proof.ts'
import { isMailAddress } from '../account/mail-address.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { plainAddress, plainText } from '../text/typed-text.ts'
import { NEW_MEMBER_WORDS, WAIT_HOURS } from './membership.ts'

/** Length of the reason for which a member of our staff ends a colleague's access, in characters. */
export const REMOVE_REASON = { least: 5, most: 500 } as const

/** The longest name of a member of our staff, in characters. */
export const STAFF_NAME_LENGTH = 40

/** Outcomes of ending a colleague's access. */
export const REMOVE_STAFF_OUTCOME = { REMOVED: '', OWN: '', GONE: '' } as const

/** Outcomes of making somebody a member of our staff. */
export const ADD_STAFF_OUTCOME = { ADDED: '', ALREADY: '', OTHER_KIND: '' } as const
export type AddStaffOutcome = keyof typeof ADD_STAFF_OUTCOME

/** Outcomes of confirming somebody whom a colleague has added. */
export const CONFIRM_STAFF_OUTCOME = {
  CONFIRMED: '',
  OWN_ADDITION: '',
  NEW_MEMBER: '',
  NOT_WAITING: '',
} as const

const ownWords = outcomeWords({
  ADDED: good(
    `パスワードを決めるためのメールを送り、運営スタッフ全員にお知らせしました。ほかの運営スタッフが確認するか、${WAIT_HOURS}時間が過ぎると、運営の画面を使えるようになります。`,
  ),
  CONFIRMED: good('確認を記録しました。この方は、運営の画面を使えるようになりました。'),
  OWN_ADDITION: `ご自分で追加した方は確認できません。ほかの運営スタッフにご依頼いただくか、${WAIT_HOURS}時間お待ちください。`,
  NEW_MEMBER: NEW_MEMBER_WORDS,
  NOT_WAITING: info('この方の確認は、すでに終わっています。'),
  ALREADY: info('このメールアドレスの方は、すでに運営スタッフです。'),
  OTHER_KIND:
    'このメールアドレスは、医師または病院の担当者として使われています。別のアドレスを入力してください。',
  REMOVED: good('運営スタッフの権限を外しました。すべての端末からログアウトしました。'),
  OWN: 'ご自分の権限は外せません。ほかの運営スタッフにご依頼ください。',
  GONE: info('この方の権限は、すでに外れています。'),
  UNREACHABLE: UNAVAILABLE,
})

/** Messages after a command about the members of our staff, of which each asks for a proof. */
export const staffMemberWords = provedWords(ownWords)

/** Name and mail address of a new member as they are stored; null for what is none. */
export function readNewStaff(typed: { name: string; address: string }): {
  name: string | null
  address: string | null
} {
  const name = plainText(typed.name)
  const address = plainAddress(typed.address)
  return {
    name: name === '' || [...name].length > STAFF_NAME_LENGTH ? null : name,
    address: isMailAddress(address) ? address : null,
  }
}
