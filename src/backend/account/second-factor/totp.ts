import { Secret, TOTP } from 'otpauth'
import { FACTOR_CODE } from '../../../domain/account/second-factor.ts'

const SETTINGS = { algorithm: 'SHA1', digits: FACTOR_CODE.digits, period: FACTOR_CODE.seconds } as const

/** How many steps an authenticator's clock may be off. */
const WINDOW = 1

/** A random secret of 20 bytes, in base 32 as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ ...SETTINGS, issuer: 'DPワーク', label, secret }).toString()

/** The time step whose code this is, of the present one and its neighbours; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const token = { ...SETTINGS, secret: Secret.fromBase32(secret), timestamp }
  const delta = TOTP.validate({ ...token, token: code, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta
}
