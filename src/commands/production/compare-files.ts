import { compareObjects } from '../../backend/file/compare-objects.ts'
import { createObjectStore } from '../../backend/file/object-store.ts'
import { now } from '../../platform/clock.ts'
import { StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { onServedFiles } from './served-files.ts'

/**
 * `npm run compare-files`, after a restore: which objects of the bucket the database does not know, and which files have lost
 * theirs. `-- --delete` deletes the former. May be repeated, also beside running processes.
 */

/** Objects deleted at the same time. */
const TOGETHER = 8

const options = { delete: { type: 'boolean', default: false } } as const

await onServedFiles(
  { again: 'もう一度実行してください', options },
  async (database, { s3 }, { delete: isDeleting }) => {
    if (!s3)
      throw new StartFailure('ファイルの保管先(S3)が設定されていません。S3_ENDPOINT などを設定してください。')
    const objects = createObjectStore(s3)
    const { held, unknown, missing } = await compareObjects(database, objects, now())
    say(`保管先には${held}件あり、うち${unknown.length}件をデータベースは知りません。`)
    if (missing > 0)
      say(`本体が保管先にないファイルが${missing}件あります。消した版を保管先から戻してください。`)
    if (unknown.length === 0) return
    if (!isDeleting)
      return say('知らないものを消すには `npm run compare-files -- --delete` を実行してください。')
    if (unknown.length === held)
      throw new StartFailure(
        'データベースが保管先のものをひとつも知らないため、何も消しませんでした。DATABASE_URL と S3_BUCKET の組をご確認ください。',
      )
    for (let at = 0; at < unknown.length; at += TOGETHER)
      await Promise.all(unknown.slice(at, at + TOGETHER).map((id) => objects.remove(id)))
    say(`${unknown.length}件を保管先から消しました。`)
  },
)
