import { holdsKeyOf } from '../../backend/seal-keys/check-keys.ts'
import { now } from '../../platform/clock.ts'
import { StartFailure } from '../start-failure.ts'

/** The key that seals bank accounts and, during its change, the other one, as the settings give them. */
export const givenKeys = (): Buffer[] =>
  ['BANK_ACCOUNT_KEY', 'BANK_ACCOUNT_OTHER_KEY'].flatMap((name) => {
    const text = process.env[name]
    return text ? [Buffer.from(text, 'base64')] : []
  })

/** Throws `StartFailure` when the database is sealed with a key that is not given. */
export async function expectKnownKey(url: string): Promise<void> {
  const keys = givenKeys()
  if (keys.length > 0 && !(await holdsKeyOf(url, keys, now())))
    throw new StartFailure(
      'BANK_ACCOUNT_KEY が、このデータベースの口座を暗号化している鍵と違います。元の鍵を指定してください(鍵の替え方は src/commands/OPERATIONS.md にあります)。',
    )
}
