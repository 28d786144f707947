import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { savedSearchHit } from '#app/backend/database/schema/doctor/saved-search.ts'
import { createNoticeLetters } from '#app/backend/notice/notice-letters.ts'
import { keepMailStop } from '#app/backend/notice/stop-mails.service.ts'
import { RETENTION } from '#app/backend/retention/retention.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { orderNotices } from '#app/backend/notice/notice-order.service.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/** One-click unsubscription of mails (RFC 8058). */

let scene: Withdrawals
let hospitalId: number
let person: TestDoctor

beforeAll(async () => {
  scene = await withdrawals()
  const spot = await insertListing(scene.db.database)
  hospitalId = (await scene.listingOf(Number(spot)))?.hospitalId ?? 0
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(async () => {
  person = await insertRegistered(scene.db.database)
  await reach(person.accountId)
  await scene.db.database
    .update(doctorProfile)
    .set({ notices: ['MESSAGE_MAIL', 'MESSAGE_LINE', 'LISTING_MAIL'] })
    .where(eq(doctorProfile.doctorId, person.doctorId))
})

const reach = (accountId: string) =>
  scene.db.database
    .update(account)
    .set({ loginId: `${accountId.slice(0, 8)}@reader.test`, mailConfirmedAt: NOW })
    .where(eq(account.id, accountId))

const press = (token: string, method = 'POST') =>
  scene.backend.handlers.unsubscribe(
    new Request(`${ORIGIN}/mail/unsubscribe/${token}`, {
      method,
      ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    }),
  )

const noticesOf = async () =>
  (
    await scene.db.database
      .select({ notices: doctorProfile.notices })
      .from(doctorProfile)
      .where(eq(doctorProfile.doctorId, person.doctorId))
  )[0]?.notices

const mailsOf = (accountId: string) =>
  scene.db.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${accountId.slice(0, 8)}@reader.test`))

/** The token of a mail about a message. */
async function mailed(): Promise<string> {
  const facts = { doctorId: person.doctorId, hospitalName: '病院', shift: '12/18(金) 17:00〜翌9:00' }
  const notice = { kind: 'MESSAGE_TO_DOCTOR', to: { doctorId: person.doctorId }, facts } as const
  await scene.db.database.transaction((tx) =>
    orderNotices(tx, [{ ...notice, dedupeKey: crypto.randomUUID() }], NOW),
  )
  return (await mailsOf(person.accountId)).at(-1)?.token ?? ''
}

test('stops mails of that kind, and nothing else, however often it is pressed', async () => {
  const token = await mailed()
  for (let time = 0; time < 3; time++) expect((await press(token)).status).toBe(200)
  expect(await noticesOf()).toEqual(['MESSAGE_LINE', 'LISTING_MAIL'])
  const before = (await mailsOf(person.accountId)).length
  await mailed()
  expect(await mailsOf(person.accountId)).toHaveLength(before)
})

test('who has chosen nothing by kind keeps the other kinds', async () => {
  const token = await mailed()
  await scene.db.database
    .update(doctorProfile)
    .set({ notices: null, channels: ['MAIL'] })
    .where(eq(doctorProfile.doctorId, person.doctorId))
  expect((await press(token)).status).toBe(200)
  expect(await noticesOf()).toEqual([
    'APPLICATION_MAIL',
    'WORK_MAIL',
    'LISTING_MAIL',
    'THANKS_MAIL',
    'REGISTRATION_MAIL',
  ])
})

test('of new listings it stops those of followed hospitals too', async () => {
  await scene.db.database
    .insert(hospitalSubscription)
    .values({ accountId: person.accountId, hospitalId, channels: ['MAIL', 'LINE'], createdAt: NOW })
  const mailKey = crypto.randomUUID()
  await scene.db.database
    .insert(savedSearchHit)
    .values({ doctorId: person.doctorId, kind: 'spot', listingId: 1, at: NOW, noticeKey: mailKey, mailKey })
  const [mail] = await scene.db.database
    .insert(mailOutbox)
    .values({
      key: mailKey,
      kind: 'SAVED_SEARCH_NEW',
      recipient: `${person.accountId.slice(0, 8)}@reader.test`,
      payload: { mailKey },
      createdAt: NOW,
    })
    .returning()
  expect((await press(mail?.token ?? '')).status).toBe(200)
  expect(await noticesOf()).toEqual(['MESSAGE_MAIL', 'MESSAGE_LINE'])
  const [subscription] = await scene.db.database
    .select()
    .from(hospitalSubscription)
    .where(eq(hospitalSubscription.accountId, person.accountId))
  expect(subscription?.channels).toEqual(['LINE'])
})

test('is of the doctor who was mailed, not of whoever has the mail address now', async () => {
  const token = await mailed()
  const address = `${person.accountId.slice(0, 8)}@reader.test`
  await scene.db.database
    .update(account)
    .set({ loginId: `moved-${address}` })
    .where(eq(account.id, person.accountId))
  const other = await insertRegistered(scene.db.database)
  await scene.db.database.update(account).set({ loginId: address }).where(eq(account.id, other.accountId))
  const chosen = ['MESSAGE_MAIL']
  await scene.db.database
    .update(doctorProfile)
    .set({ notices: chosen })
    .where(eq(doctorProfile.doctorId, other.doctorId))
  expect((await press(token)).status).toBe(200)
  expect(await noticesOf()).toEqual(['MESSAGE_LINE', 'LISTING_MAIL'])
  const [left] = await scene.db.database
    .select()
    .from(doctorProfile)
    .where(eq(doctorProfile.doctorId, other.doctorId))
  expect(left?.notices).toEqual(chosen)
})

test('a link works for two years, when its mail and its notice are gone', async () => {
  const token = await mailed()
  const member = await reachedMember()
  await tellHospital()
  const [ofMember] = await mailsOf(member.accountId)
  for (const sent of [token, ofMember?.token ?? '']) await keepMailStop(scene.db.database, sent, NOW)
  await scene.db.database.delete(mailOutbox)
  await scene.db.database.delete(notification)
  const mails = async () =>
    (await scene.db.database.select().from(hospitalMember).where(eq(hospitalMember.id, member.memberId)))[0]
      ?.mails
  const before = (await mails()) ?? []
  for (const sent of [token, ofMember?.token ?? '', token]) expect((await press(sent)).status).toBe(200)
  expect(await noticesOf()).toEqual(['MESSAGE_LINE', 'LISTING_MAIL'])
  expect(await mails()).toHaveLength(before.length - 1)
  expect(RETENTION['mailStops']?.days).toBeGreaterThanOrEqual(730)
})

test('a mail that still waits is not sent', async () => {
  const token = await mailed()
  const [mail] = await mailsOf(person.accountId)
  const write = createNoticeLetters(scene.db.database, { origin: ORIGIN, clock: () => NOW }).NOTICE
  expect(await write(mail?.payload ?? {}, mail?.recipient ?? '')).toMatchObject({
    about: '病院からのメッセージ',
  })
  await press(token)
  expect(await write(mail?.payload ?? {}, mail?.recipient ?? '')).toBeNull()
})

test('opening the link stops nothing: scanners of mails open links', async () => {
  const token = await mailed()
  const opened = await press(token, 'GET')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`])
  expect(await noticesOf()).toContain('MESSAGE_MAIL')
})

test('an unknown or malformed token, and a mail of no kind, stop nothing', async () => {
  for (const token of [crypto.randomUUID(), 'x', `${await mailed()}x`])
    expect((await press(token)).status).toBe(404)
  const [letter] = await scene.db.database
    .insert(mailOutbox)
    .values({
      key: crypto.randomUUID(),
      kind: 'PASSWORD_RESET',
      recipient: `${person.accountId.slice(0, 8)}@reader.test`,
      payload: {},
      createdAt: NOW,
    })
    .returning()
  expect((await press(letter?.token ?? '')).status).toBe(404)
  expect((await press(await mailed(), 'DELETE')).status).toBe(405)
  expect(await noticesOf()).toContain('MESSAGE_MAIL')
})

/** A member of the hospital who reads mails. */
async function reachedMember() {
  const member = await insertMember(scene.db.database, hospitalId)
  await reach(member.accountId)
  return member
}

/** A message and a cancellation for the hospital. */
async function tellHospital() {
  const facts = { doctorId: person.doctorId, hospitalName: '病院', shift: '' }
  const kinds = ['MESSAGE_TO_HOSPITAL', 'CANCELLATION_REQUESTED'] as const
  const told = kinds.map((kind) => ({ kind, to: { hospitalId }, dedupeKey: crypto.randomUUID(), facts }))
  await scene.db.database.transaction((tx) => orderNotices(tx, told, NOW))
}

test('a member’s mail stops mails of its kind to that member, not to colleagues', async () => {
  const [member, colleague] = [await reachedMember(), await reachedMember()]
  await tellHospital()
  const write = createNoticeLetters(scene.db.database, { origin: ORIGIN, clock: () => NOW }).NOTICE
  const own = await mailsOf(member.accountId)
  const letters = await Promise.all(own.map(async (mail) => write(mail.payload, mail.recipient)))
  expect(new Set(letters.map((letter) => letter?.about))).toEqual(
    new Set(['医師からのメッセージ', '成立した勤務のキャンセルや変更']),
  )
  const message = own.find((_, at) => letters[at]?.about === '医師からのメッセージ')
  for (let time = 0; time < 3; time++) expect((await press(message?.token ?? '')).status).toBe(200)
  // One that waits is not sent, and the next one is not ordered.
  expect(await write(message?.payload ?? {}, message?.recipient ?? '')).toBeNull()
  await tellHospital()
  expect(await mailsOf(member.accountId)).toHaveLength(3)
  expect(await mailsOf(colleague.accountId)).toHaveLength(4)
  expect(await noticesOf()).toContain('MESSAGE_MAIL')
})

test('a member chooses the kinds of mails, for the chosen hospital only', async () => {
  const member = await reachedMember()
  const set = async (mails: unknown, bearer = member.bearer) =>
    (await callTwirp(scene.backend, 'dp.hospital.Members/SetMemberMails', { mails }, bearer)).status
  expect(await set(['MEMBER_MAIL_WORK', 'MEMBER_MAIL_WORK'])).toBe(200)
  await tellHospital()
  expect(await mailsOf(member.accountId)).toHaveLength(1)
  expect(await set([])).toBe(200)
  await tellHospital()
  expect(await mailsOf(member.accountId)).toHaveLength(1)
  const { memberships } = (await callTwirp(scene.backend, 'dp.hospital.Members/GetMember', {}, member.bearer))
    .body
  expect(memberships[0].mails ?? []).toEqual([])
  expect(await set(['MEMBER_MAIL_UNSPECIFIED'])).toBe(400)
  expect(await set(['MEMBER_MAIL_EVERYTHING'])).toBe(400)
  expect(await set(['MEMBER_MAIL_WORK'], person.bearer)).toBe(403)
})

test('the page’s button does the same for a visitor', async () => {
  const token = await mailed()
  const call = async (one: string) =>
    (await callTwirp(scene.backend, 'dp.notice.Notices/StopMails', { token: one })).body.is_stopped ?? false
  expect(await call('x')).toBe(false)
  expect(await call(token)).toBe(true)
  expect(await noticesOf()).toEqual(['MESSAGE_LINE', 'LISTING_MAIL'])
})
