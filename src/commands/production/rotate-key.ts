import { openDatabase } from '../../backend/database/client.ts'
import { changeKey, forgetLostKey, UnknownKeys } from '../../backend/seal-keys/change-key.ts'
import { now } from '../../platform/clock.ts'
import { readOptions } from '../options.ts'
import { setKeptKeys } from '../own-keys.ts'
import { checkKeySettings, readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { expectKnownKey, givenKeys } from './known-keys.ts'
import { openServedDatabase } from './served-database.ts'

/**
 * `npm run rotate-key`, with BANK_ACCOUNT_KEY and BANK_ACCOUNT_OTHER_KEY: seals everything with the new one of both.
 * `-- --lost`: the old key is lost, and what it sealed is given up.
 */

const NEEDS_BOTH =
  '鍵を替えるには、今の鍵と新しい鍵の両方を BANK_ACCOUNT_KEY と BANK_ACCOUNT_OTHER_KEY に指定してください(順は問いません)。'
const NOT_OURS = 'どちらの鍵も、このデータベースの今の鍵ではありません。何も変えていません。'
const ONE_KEY =
  '--lost には、新しい鍵だけを BANK_ACCOUNT_KEY に指定してください(BANK_ACCOUNT_OTHER_KEY は外します)。'

async function rotate(): Promise<void> {
  const { values } = readOptions({ options: { lost: { type: 'boolean', default: false } } })
  const settings = readSettings()
  await setKeptKeys(settings.DATA_DIR)
  checkKeySettings()
  const [one, other] = givenKeys()
  if (values.lost ? !one || other : !one || !other || one.equals(other))
    throw new StartFailure(values.lost ? ONE_KEY : NEEDS_BOTH)
  const { url, close } = await openServedDatabase(settings, true)
  const database = openDatabase({ url, max: 1, patient: true })
  try {
    if (one && other) {
      await expectKnownKey(url)
      const { resealed, unreadable } = await changeKey(database, [one, other], now())
      say(`新しい鍵で暗号化し直しました(${resealed}件)。全プロセスの設定から古い鍵を外せます。`)
      if (unreadable > 0) say(`どちらの鍵でも開けないものが${unreadable}件あります。そのままにしました。`)
    } else if (one) {
      const lost = await forgetLostKey(database, one, now())
      say(
        `この鍵を今の鍵にしました。開けない口座${lost}件を消しました。持ち主の医師が登録し直すと、また使えます。`,
      )
    }
  } catch (error) {
    throw error instanceof UnknownKeys ? new StartFailure(NOT_OURS, { cause: error }) : error
  } finally {
    await database.close()
    await close()
  }
}

try {
  await rotate()
} catch (error) {
  fail(error)
}
