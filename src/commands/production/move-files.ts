import { moveFiles } from '../../backend/file/move-files.ts'
import { now } from '../../platform/clock.ts'
import { StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { onServedFiles } from './served-files.ts'

/** `npm run move-files`: moves the bodies of all files to where FILE_STORE says, beside running processes. */

await onServedFiles(
  { again: 'もう一度実行すると、続きから移します', options: {} },
  async (database, settings) => {
    const { moved, missing } = await moveFiles({ database, clock: now, settings })
    say(`${moved}件のファイルを${settings.place === 's3' ? 'S3' : 'データベース'}へ移しました。`)
    if (missing.length > 0)
      throw new StartFailure(
        `保管先に本体のないファイルが${missing.length}件あります。そのままにしました: ${missing.join('、')}`,
      )
  },
)
