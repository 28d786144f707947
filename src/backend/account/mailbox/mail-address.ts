import { isMailAddress } from '../../../domain/account/mail-address.ts'

/** The owner's mail address: the login id, when it is an address. */
export const mailAddressOf = (loginId: string | null): string | null =>
  loginId !== null && isMailAddress(loginId) ? loginId : null

type Addressed = { loginId: string | null; mailConfirmedAt: Date | null }

/** The address, if it is proved. Mails about the account's safety go only there. */
export const provedAddressOf = ({ loginId, mailConfirmedAt }: Addressed): string | null =>
  mailConfirmedAt === null ? null : mailAddressOf(loginId)

/** Whether the address is still unproved; a login id that is no address has nothing to prove. */
export const isMailUnconfirmed = (owner: Addressed): boolean =>
  owner.mailConfirmedAt === null && mailAddressOf(owner.loginId) !== null
