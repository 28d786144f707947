import { randomBytes } from 'node:crypto'
import { recoveryCodeOf, RECOVERY_CODES, typedFactorCode } from '../../../domain/account/second-factor.ts'
import type { Executor } from '../../database/client.ts'
import type { SealKeys } from '../../seal-keys/seal-keys.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findFactor, replaceRecoveryCodes, takeRecoveryCode, takeStep } from './factor.store.ts'
import { sealOwner } from '../../seal-keys/factor-owner.ts'
import { stepOfCode } from './totp.ts'

export type CodeCheck = 'APP' | 'RECOVERY' | 'WRONG' | 'NO_FACTOR'

/**
 * Checks what was typed as a code, and uses it up: the time step of a code and a recovery code are accepted once.
 * Requires a transaction, and attempts to be counted before.
 */
export async function takeCode(
  tx: Executor,
  seal: SealKeys | null,
  { accountId, typed, now }: { accountId: string; typed: string; now: Date },
): Promise<CodeCheck> {
  const factor = await findFactor(tx, accountId)
  if (!factor) return 'NO_FACTOR'
  const given = typedFactorCode(typed)
  if (given?.kind === 'RECOVERY') {
    const codeHash = hashOfSecret(given.code)
    return (await takeRecoveryCode(tx, { accountId, codeHash, now })) ? 'RECOVERY' : 'WRONG'
  }
  const secret = seal?.open(sealOwner(accountId), factor.sealed) ?? null
  const step = given && secret !== null ? stepOfCode(secret, given.code, now) : null
  return step !== null && (await takeStep(tx, accountId, step)) ? 'APP' : 'WRONG'
}

/** Makes recovery codes in place of all earlier ones; the codes themselves are stored nowhere. */
export async function makeRecoveryCodes(tx: Executor, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(16)))
  await replaceRecoveryCodes(tx, accountId, codes.map(hashOfSecret))
  return codes
}
