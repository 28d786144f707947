import { isMailAddress } from '../../../domain/account/mail-address.ts'

/** Where to write to the owner of an account: the login id, when it is an address. */
export const mailAddressOf = (loginId: string | null): string | null =>
  loginId !== null && isMailAddress(loginId) ? loginId : null

type Addressed = { loginId: string | null; mailConfirmedAt: Date | null }

/** The address, once its owner has said that it is theirs: only there go mails about the account's safety. */
export const provedAddressOf = ({ loginId, mailConfirmedAt }: Addressed): string | null =>
  mailConfirmedAt === null ? null : mailAddressOf(loginId)

/** An address nobody has said is theirs yet; a login id that is no address has nothing to confirm. */
export const isMailUnconfirmed = (owner: Addressed): boolean =>
  owner.mailConfirmedAt === null && mailAddressOf(owner.loginId) !== null
