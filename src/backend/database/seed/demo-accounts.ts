import { eq, inArray } from 'drizzle-orm'
import type { DoctorStatus, Sex } from '../../../domain/doctor-words.ts'
import { hashPassword } from '../../account/password.ts'
import type { Database } from '../client.ts'
import { account } from '../schema/account.ts'
import { doctor } from '../schema/doctor.ts'
import { seedDemoHistory } from './demo-history.ts'
import { refuseInProduction } from './seed-demo-data.ts'

type DemoDoctor = {
  status: DoctorStatus
  lastName: string
  firstName: string
  lastNameKana: string
  firstNameKana: string
  sex: Sex
  birthDate: string
}

const TRUSTED = 'trusted@demo.example'

/** One account per role. Invented people; `new@` has not registered as a doctor yet. */
const DEMO_ACCOUNTS: Record<string, DemoDoctor | null> = {
  [TRUSTED]: {
    status: 'APPROVE',
    lastName: '山田',
    firstName: '太郎',
    lastNameKana: 'ヤマダ',
    firstNameKana: 'タロウ',
    sex: 'MALE',
    birthDate: '1984-06-15',
  },
  'verified@demo.example': {
    status: 'MEDICAL_LICENSE_VERIFIED',
    lastName: '佐藤',
    firstName: '花子',
    lastNameKana: 'サトウ',
    firstNameKana: 'ハナコ',
    sex: 'FEMALE',
    birthDate: '1990-02-03',
  },
  'initial@demo.example': {
    status: 'INITIAL',
    lastName: '鈴木',
    firstName: '一郎',
    lastNameKana: 'スズキ',
    firstNameKana: 'イチロウ',
    sex: 'MALE',
    birthDate: '1993-11-20',
  },
  'review@demo.example': {
    status: 'VIEW_ONLY',
    lastName: '高橋',
    firstName: '美咲',
    lastNameKana: 'タカハシ',
    firstNameKana: 'ミサキ',
    sex: 'FEMALE',
    birthDate: '1988-08-08',
  },
  'banned@demo.example': {
    status: 'BANNED',
    lastName: '田中',
    firstName: '健',
    lastNameKana: 'タナカ',
    firstNameKana: 'ケン',
    sex: 'MALE',
    birthDate: '1979-01-31',
  },
  'new@demo.example': null,
}

const LOGIN_IDS = Object.keys(DEMO_ACCOUNTS)

async function findAccountIds(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: account.id, loginId: account.loginId })
    .from(account)
    .where(inArray(account.loginId, LOGIN_IDS))
  return new Map(rows.flatMap(({ loginId, id }) => (loginId === null ? [] : [[loginId, id]])))
}

/**
 * Accounts to try every role with, and a history for the approved doctor. Run after `seedDemoData` and again whenever
 * the listings were made anew: what is there stays, what has passed is brought up to `now`. Throws `DemoDataRefused`.
 */
export async function seedDemoAccounts(
  database: Database,
  { now, password }: { now: Date; password: string },
): Promise<void> {
  refuseInProduction()
  if ((await findAccountIds(database)).size < LOGIN_IDS.length) {
    const passwordHash = await hashPassword(password)
    await database
      .insert(account)
      .values(LOGIN_IDS.map((loginId) => ({ loginId, passwordHash })))
      .onConflictDoNothing()
  }
  const ids = await findAccountIds(database)
  const doctors = Object.entries(DEMO_ACCOUNTS).flatMap(([loginId, person]) => {
    const accountId = ids.get(loginId)
    return person && accountId ? [{ ...person, accountId }] : []
  })
  await database.insert(doctor).values(doctors).onConflictDoNothing()
  const [trusted] = await database
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.accountId, ids.get(TRUSTED) ?? ''))
  if (trusted) await seedDemoHistory(database, trusted.id, now)
}
