import { comparable, oneValue } from '../text/typed-text.ts'

/** Length and period of a code of an authenticator app (RFC 6238), in digits and seconds. */
export const FACTOR_CODE = { digits: 6, seconds: 30 } as const

/** Recovery codes that a member gets at once; each is good for one log-in. */
export const RECOVERY_CODES = 10

/** Minutes between a right password and its code. */
export const LOG_IN_STEP_MINUTES = 5

/** Minutes for which a secret being set up, and new recovery codes, are shown to their owner. */
export const FACTOR_SHOWN_MINUTES = 10

/** Days for which an owner may put off a required second factor, from the first time of being asked. */
export const FACTOR_GRACE_DAYS = 14

/** Letters and digits of a recovery code: base 32 without what is read for something else. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const RECOVERY_LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** A recovery code as it is read: 「ABCD-EFGH-JKMN-PQRS」. */
export const groupedCode = (code: string): string => code.replace(GROUP, '$&-')

/** What was typed as a code: digits of the app, a recovery code without its hyphens, or null for neither. */
export function typedFactorCode(typed: string): { kind: 'APP' | 'RECOVERY'; code: string } | null {
  const code = comparable(oneValue(typed.slice(0, 100)))
    .replace(/[\s‐-―ー-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (new RegExp(`^\\d{${FACTOR_CODE.digits}}$`).test(code)) return { kind: 'APP', code }
  const isRecovery =
    code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_ALPHABET.includes(letter))
  return isRecovery ? { kind: 'RECOVERY', code } : null
}

/** Makes a recovery code of random bytes, one letter a byte. */
export const recoveryCodeOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, RECOVERY_LENGTH), (byte) => RECOVERY_ALPHABET[byte % 32]).join('')
