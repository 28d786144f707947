import type { Database } from '../../database/client.ts'
import type { SealKeys } from '../../seal-keys/seal-keys.ts'
import { lockEpoch } from '../epoch.store.ts'
import { beginProvedLogIn, type Begun, type Browser } from '../session/begin-session.ts'
import { isDeviceOf } from '../session/known-device.store.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { isLogInStepSpent, throttleFactor } from '../throttle.ts'
import { takeCode } from './factor-code.ts'
import { tellOfFactor, tellOfWrongCode, type RecordFactor } from './factor-notice.ts'
import { countRecoveryCodes } from './factor.store.ts'
import { findLogInStep, takeLogInStep } from './log-in-step.store.ts'

export type LogInStepAnswer =
  | { outcome: 'LOGGED_IN'; begun: Begun }
  | { outcome: 'WRONG_CODE' | 'STEP_OVER' }
  | { outcome: 'TOO_MANY_ATTEMPTS'; retryAfter: number }

type Options = { database: Database; seal: SealKeys | null; record: RecordFactor; clock: () => Date }

/** The second step of a log-in. */
export const createLogInSteps = ({ database, seal, record, clock }: Options) => ({
  /** Completes the log-in of a step's cookie by a code, and starts the session. A step and a code count once. */
  async answer({
    step: secret,
    code,
    browser,
  }: {
    step: string | null
    code: string
    browser: Browser
  }): Promise<LogInStepAnswer> {
    const now = clock()
    const idHash = hashOfSecret(secret ?? '')
    const step = await findLogInStep(database, idHash, now)
    if (!step) return { outcome: 'STEP_OVER' }
    const { accountId } = step
    const isOwnDevice = await isDeviceOf(database, { accountId, device: browser.device })
    const own = isOwnDevice ? `${browser.device} ${accountId}` : null
    const { retryAfter, attemptKeys } = await throttleFactor(database, { accountId, own, now })
    if (retryAfter !== null) return { outcome: 'TOO_MANY_ATTEMPTS', retryAfter }
    if (await isLogInStepSpent(database, idHash.toString('base64url'), now)) return { outcome: 'STEP_OVER' }
    return database.transaction(async (tx): Promise<LogInStepAnswer> => {
      // Under this lock one code of the account is checked at a time, by whatever process.
      await lockEpoch(tx, accountId)
      if (!(await findLogInStep(tx, idHash, now))) return { outcome: 'STEP_OVER' }
      const checked = await takeCode(tx, seal, { accountId, typed: code, now })
      if (checked === 'NO_FACTOR') return { outcome: 'STEP_OVER' }
      if (checked === 'WRONG') {
        await tellOfWrongCode(tx, accountId, now)
        return { outcome: 'WRONG_CODE' }
      }
      await takeLogInStep(tx, idHash, now)
      if (checked === 'RECOVERY') {
        const left = await countRecoveryCodes(tx, accountId)
        await tellOfFactor(tx, record, { accountId, kind: 'FACTOR_CODE_USED', now, left })
      }
      return {
        outcome: 'LOGGED_IN',
        begun: await beginProvedLogIn(tx, { ...step, browser, attemptKeys, now }),
      }
    })
  },
})

export type LogInSteps = ReturnType<typeof createLogInSteps>
