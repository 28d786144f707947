import { openDatabase } from '../../backend/database/client.ts'
import { inTransaction } from '../../backend/database/statement-failure.ts'
import { addStaffIn } from '../../backend/staff/member/add-staff.service.ts'
import { readNewStaff, STAFF_NAME_LENGTH } from '../../domain/staff/staff-member.ts'
import { now } from '../../platform/clock.ts'
import { readOptions } from '../options.ts'
import { readSettings } from '../settings.ts'
import { fail, StartFailure } from '../start-failure.ts'
import { say } from '../terminal.ts'
import { openServedDatabase } from './served-database.ts'

/**
 * `npm run add-staff -- --name '運営 花子' --mail hanako@example.jp`: makes the first member of our staff, who adds the
 * others at `/staff/members`.
 */

const ANSWER = {
  ADDED:
    '運営スタッフに登録しました。パスワードを決めるためのメールは、動いているサーバー(ROLE が worker か both)が送ります。',
  ALREADY: 'このメールアドレスの方は、すでに運営スタッフです。何も変えていません。',
  OTHER_KIND:
    'このメールアドレスは、医師または病院の担当者として使われています。別のアドレスを指定してください。',
} as const

async function add(): Promise<void> {
  const { values } = readOptions({
    options: { name: { type: 'string', default: '' }, mail: { type: 'string', default: '' } },
  })
  const { name, address } = readNewStaff({ name: values.name, address: values.mail })
  if (!name) throw new StartFailure(`--name にお名前を${STAFF_NAME_LENGTH}文字までで指定してください。`)
  if (!address)
    throw new StartFailure('--mail にメールアドレスを指定してください(例: --mail hanako@example.jp)。')
  const { url, close } = await openServedDatabase(readSettings(), true)
  try {
    const database = openDatabase({ url, max: 1 })
    const outcome = await inTransaction(database, (tx) =>
      addStaffIn(tx, { name, address, addedBy: null, now: now() }),
    )
    await database.close()
    if (outcome === 'OTHER_KIND') throw new StartFailure(ANSWER[outcome])
    say(ANSWER[outcome])
  } finally {
    await close()
  }
}

try {
  await add()
} catch (error) {
  fail(error)
}
