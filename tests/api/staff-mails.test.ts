import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { decideChange, outcomeOf, requestChange } from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { addressOf, decideAs, insertStaff } from '#tests/support/staff.ts'

let db: TestDatabase
let catcher: MailCatcher
let backend: TestBackend
let member: TestDoctor

beforeAll(async () => {
  catcher = await startMailCatcher()
  db = await testDatabase({ max: 10 })
  const sendMail = createSmtp({ url: catcher.url, from: 'DPワーク <mail@example.test>' })
  backend = testBackend(db.database, () => NOW, null, { sendMail })
  member = await insertStaff(db.database, '運営 花子')
}, 60_000)
afterAll(async () => {
  await db.close()
  await catcher.close()
})
beforeEach(() => db.database.delete(mailOutbox))

const decide = (doctorId: string, more: Record<string, unknown>) =>
  decideAs({ backend, database: db.database, bearer: member.bearer }, doctorId, more)

async function mailsTo(address: string) {
  await backend.sendMails()
  return catcher.mails().filter(({ recipients }) => recipients.includes(address))
}

test.each([
  ['VERIFY_LICENSE', 'INITIAL', '', '医師免許を確認しました', '/search/spot'],
  ['APPROVE', 'MEDICAL_LICENSE_VERIFIED', '', '審査が完了しました', '/search/spot'],
  ['RETURN', 'INITIAL', '番号が読めません。', '書類の再提出をお願いします', '/sign-up?step=documents'],
  ['REJECT', 'INITIAL', '登録がありません。', 'ご登録の審査結果のお知らせ', '/profile'],
  ['SUSPEND', 'APPROVE', '確認のためです。', 'ご利用の一時停止のお知らせ', '/work/matched'],
  ['REINSTATE', 'SUSPENDED', '確認できました。', 'ご利用を再開しました', '/search/spot'],
  ['REINSTATE', 'REJECT', '再度承ります。', 'ご登録の手続きを再開しました', '/sign-up?step=documents'],
  [
    'REINSTATE',
    'DEACTIVATED',
    'お待ちしていました。',
    'ご登録の手続きを再開しました',
    '/sign-up?step=documents',
  ],
] as const)(
  '%s of %s is told by mail, with reason and next step',
  async (decision, status, reason, subject, path) => {
    const before = status === 'SUSPENDED' ? 'APPROVE' : null
    const person = await insertDoctor(db.database, { status, before })
    const address = await addressOf(db.database, person)
    const made = await decide(person.doctorId, { decision, seen_status: status, reason })
    expect(made.body.outcome).toBe('DECIDE_OUTCOME_DECIDED')
    const [mail, ...more] = await mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`【DPワーク】${subject}`)
    const lines = mail?.text.split('\n') ?? []
    expect(lines[0]).toBe('試験 一郎先生')
    expect(lines).toContain(`${ORIGIN}${path}`)
    expect(mail?.text).toContain(reason)
    expect(lines.includes('【担当者からの連絡】')).toBe(reason !== '')
    expect(lines.includes(`${ORIGIN}/contact`)).toBe(decision === 'REJECT' || decision === 'SUSPEND')
  },
)

test('a decision sent five times causes one mail; a refused decision causes none', async () => {
  const person = await insertDoctor(db.database, { status: 'INITIAL' })
  const address = await addressOf(db.database, person)
  const key = { idempotency_key: crypto.randomUUID() }
  await Promise.all(Array.from({ length: 5 }, () => decide(person.doctorId, key)))
  await decide(person.doctorId, { decision: 'REJECT', reason: '' })
  await decide(person.doctorId, { decision: 'APPROVE', seen_status: 'INITIAL' })
  expect(await mailsTo(address)).toHaveLength(1)
})

test('of two decisions at once only the one that was made is told', async () => {
  const second = await insertStaff(db.database, '運営 二郎')
  const person = await insertDoctor(db.database, { status: 'INITIAL' })
  const address = await addressOf(db.database, person)
  await Promise.all([
    decide(person.doctorId, {}),
    decideAs({ backend, database: db.database, bearer: second.bearer }, person.doctorId, {
      decision: 'REJECT',
      reason: '登録番号がありません。',
    }),
  ])
  expect(await mailsTo(address)).toHaveLength(1)
})

test('an account without an address is decided about all the same', async () => {
  const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
  expect((await decide(doctorId, {})).body.outcome).toBe('DECIDE_OUTCOME_DECIDED')
  expect(await db.database.select().from(mailOutbox)).toEqual([])
  expect(backend.reported).toEqual([])
})

describe('a request to change what is verified', () => {
  async function requested() {
    const person = await insertRegistered(db.database)
    const address = await addressOf(db.database, person)
    const { body } = await requestChange(backend, person.bearer)
    const changeId: string = body.profile.changes[0].id
    return { address, changeId }
  }
  const decideOn = (changeId: string, more?: Record<string, unknown>) =>
    decideChange(backend, changeId, member.bearer, more)

  test('is told by mail once it is approved, by the new name, and once only', async () => {
    const { address, changeId } = await requested()
    const key = { idempotency_key: crypto.randomUUID() }
    await Promise.all(Array.from({ length: 3 }, () => decideOn(changeId, key)))
    const [mail, ...more] = await mailsTo(address)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('【DPワーク】氏名を変更しました')
    expect(mail?.text.split('\n')[0]).toBe('佐藤 一郎先生')
    expect(mail?.text).toContain(`${ORIGIN}/profile`)
  })

  test('is told by mail with the reason when it is returned', async () => {
    const { address, changeId } = await requested()
    expect(outcomeOf(await decideOn(changeId, { decision: 'RETURN', reason: '' }))).toBe('REASON_REQUIRED')
    expect(await mailsTo(address)).toEqual([])
    await decideOn(changeId, { decision: 'RETURN', reason: '戸籍の写しを添えてください。' })
    const [mail] = await mailsTo(address)
    expect(mail?.subject).toBe('【DPワーク】氏名の変更の申請についてのお知らせ')
    expect(mail?.text).toContain('【担当者からの連絡】\n戸籍の写しを添えてください。')
    // What was asked for is personal and stands in the profile.
    expect(mail?.text).not.toContain('佐藤')
  })
})
