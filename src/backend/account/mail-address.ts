import { isMailAddress } from '../../domain/mail-address.ts'

/** Where to write to the owner of an account: the login id, when it is an address. */
export const mailAddressOf = (loginId: string | null): string | null =>
  loginId !== null && isMailAddress(loginId) ? loginId : null
