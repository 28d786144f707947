import { isMailAddress } from '../../domain/mail-address.ts'

/** Where to write to the owner of an account: the login id, when it is an address. */
export const mailAddressOf = (loginId: string | null): string | null =>
  loginId !== null && isMailAddress(loginId) ? loginId : null

/** An address nobody has said is theirs yet; a login id that is no address has nothing to confirm. */
export const isMailUnconfirmed = (owner: { loginId: string | null; mailConfirmedAt: Date | null }): boolean =>
  owner.mailConfirmedAt === null && mailAddressOf(owner.loginId) !== null
