import type { PasswordService } from '../password/password.service.ts'
import type { Database } from '../../database/client.ts'
import type { SealKeys } from '../../seal-keys/seal-keys.ts'
import { createFactorService } from './factor.service.ts'
import type { RecordFactor } from './factor-notice.ts'
import { createLogInSteps } from './log-in-step.service.ts'

type Options = {
  database: Database
  passwords: Pick<PasswordService, 'reauthenticate'>
  /** Null: secrets cannot be encrypted, and no factor is set up. */
  seal: SealKeys | null
  record: RecordFactor
  clock: () => Date
}

/** The services of second factors: changing one, and logging in with it. */
export const createFactors = (options: Options) => ({
  factors: createFactorService(options),
  steps: createLogInSteps(options),
})
