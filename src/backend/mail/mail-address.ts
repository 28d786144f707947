import { isMailAddress } from '../../domain/account/mail-address.ts'

/** The owner's mail address: the login id, when it is an address. */
export const mailAddressOf = (loginId: string | null): string | null =>
  loginId !== null && isMailAddress(loginId) ? loginId : null

type Addressed = { loginId: string | null; mailConfirmedAt: Date | null }

/** The address, if confirmed. Security notices go to confirmed addresses only. */
export const provedAddressOf = ({ loginId, mailConfirmedAt }: Addressed): string | null =>
  mailConfirmedAt === null ? null : mailAddressOf(loginId)

/** Whether the login id is an unconfirmed mail address. */
export const isMailUnconfirmed = (owner: Addressed): boolean =>
  owner.mailConfirmedAt === null && mailAddressOf(owner.loginId) !== null
