import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createNoticeLetters } from '#app/backend/notice/notice-letters.ts'
import { orderNotices, type NewNotice } from '#app/backend/notice/notice-order.service.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertMember } from '#tests/support/members.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'
import { withdrawals, type Applied, type Withdrawals } from '#tests/support/withdrawals.ts'

describe('notices', () => {
  let scene: Withdrawals
  beforeAll(async () => {
    scene = await withdrawals()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const hospitalOf = async ({ spot }: Applied): Promise<number> => {
    const [row] = await scene.db.database.select().from(spotWork).where(eq(spotWork.id, spot))
    return row?.hospitalId ?? 0
  }
  const ofApplication = async ({ id }: Applied) => {
    const rows = await scene.db.database.select().from(notification).orderBy(notification.createdAt)
    return rows.filter(({ dedupeKey }) => dedupeKey.endsWith(id))
  }
  const list = async (bearer: string | undefined, side: string, more = {}) =>
    callTwirp(
      scene.backend,
      'dp.notice.Notices/ListNotices',
      { side: `NOTICE_SIDE_${side}`, limit: 20, ...more },
      bearer,
    )
  const markRead = async (bearer: string, side: string, until: string) =>
    callTwirp(
      scene.backend,
      'dp.notice.Notices/MarkNoticesRead',
      { side: `NOTICE_SIDE_${side}`, until },
      bearer,
    )

  test('the hospital hears of an application and of its end, once each', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const again = await Promise.all([1, 2, 3].map(() => scene.withdraw(one.bearer, one.id)))
    expect(again).toHaveLength(3)
    const rows = await ofApplication(one)
    const hospitalId = await hospitalOf(one)
    expect(rows.map(({ type }) => type)).toEqual(['APPLICATION_RECEIVED', 'APPLICATION_UNDONE'])
    expect(rows.every((row) => row.hospitalId === hospitalId && row.doctorId === null)).toBe(true)
    expect(rows[0]?.title).toBe('試験 一郎先生から応募がありました')
    expect(rows[0]?.body).toMatch(/^\d+\/\d+\(.\) 17:00〜翌9:00の求人への応募です/)
  })

  test('both hear when nobody answered in time', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    scene.at(2 * 24 * 60)
    await scene.backend.jobs.run('application-deadline', [{}])
    await scene.backend.jobs.run('application-deadline', [{}])
    const rows = await ofApplication(one)
    expect(rows.map(({ type }) => type).toSorted()).toEqual([
      'APPLICATION_EXPIRED',
      'APPLICATION_RECEIVED',
      'APPLICATION_UNANSWERED',
    ])
    expect(rows.find(({ type }) => type === 'APPLICATION_EXPIRED')).toMatchObject({
      link: '/work/applied',
      hospitalId: null,
      doctorId: expect.any(String),
    })
  })

  test('the mail of a refusal names up to three other listings, which say where the click came from', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const beside = [95_000, 99_000, 92_000, 91_000].map((fee) => insertListing(scene.db.database, { fee }))
    const [second, first, third, fourth] = await Promise.all(beside)
    const far = await insertListing(scene.db.database, { fee: 200_000, startTime: hours(20 * 24 + 5) })
    const drafted = await insertListing(scene.db.database, { fee: 200_000, status: 'DRAFT' })
    const later = 2 * 24 * 60
    scene.at(later)
    await scene.backend.jobs.run('application-deadline', [{}])
    const refusal = (await ofApplication(one)).find(({ type }) => type === 'APPLICATION_EXPIRED')
    const clock = () => hours(later / 60)
    const write = createNoticeLetters(scene.db.database, { origin: ORIGIN, clock }).NOTICE
    const text = (await write({ noticeId: refusal?.id ?? '' }, ''))?.text ?? ''
    const links = [...text.matchAll(/\/spot\/(\d+)(\S*)/g)].map(([, id, search]) => [id, search])
    expect(links).toEqual([first, second, third].map((id) => [id, '?tCrd=m&tSrc=d']))
    for (const id of [fourth, far, drafted, String(one.spot)]) expect(text).not.toContain(`/spot/${id}?`)
  })

  test('a hospital hears nothing of an application that is held until the doctor’s approval', async () => {
    const { bearer } = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const before = await scene.db.database.$count(notification)
    const held = await scene.apply(one.spot, bearer)
    expect(held.outcome).toBe('APPLY_OUTCOME_APPLIED')
    await scene.withdraw(bearer, held.application.id)
    expect(await scene.db.database.$count(notification)).toBe(before)
  })

  test('each side reads its own, newest first, and marks them as read', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const hospitalId = await hospitalOf(one)
    const member = await insertMember(scene.db.database, hospitalId, { role: 'VIEWER' })
    const colleague = await insertMember(scene.db.database, hospitalId)
    const first = (await list(member.bearer, 'HOSPITAL', { limit: 1 })).body
    expect(first.notices).toHaveLength(1)
    expect(first.notices[0].is_read).toBe(false)
    expect(first.unread).toBeGreaterThan(0)
    const second = (await list(member.bearer, 'HOSPITAL', { limit: 1, after: first.next_cursor })).body
    expect(second.notices[0]?.id).not.toBe(first.notices[0].id)
    const until = first.notices[0].created_at
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await markRead(member.bearer, 'HOSPITAL', until)).status).toBe(200)
    expect((await list(colleague.bearer, 'HOSPITAL')).body.unread).toBe(0)
    expect((await list(one.bearer, 'DOCTOR')).body).toMatchObject({ notices: [], unread: 0 })
  })

  test('nobody reads those of the other side, malformed calls are refused', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const member = await insertMember(scene.db.database, await hospitalOf(one))
    const staff = await insertStaff(scene.db.database, '係')
    expect((await list(undefined, 'DOCTOR')).status).toBe(401)
    for (const bearer of [one.bearer, staff.bearer]) expect((await list(bearer, 'HOSPITAL')).status).toBe(403)
    // No doctor yet: 412 is Twirp's failed_precondition.
    for (const bearer of [member.bearer, staff.bearer])
      expect((await list(bearer, 'DOCTOR')).status).toBe(412)
    expect((await list(one.bearer, 'UNSPECIFIED')).status).toBe(400)
    expect((await list(one.bearer, 'DOCTOR', { limit: 51 })).status).toBe(400)
    expect((await list(one.bearer, 'DOCTOR', { after: 'x' })).status).toBe(400)
  })

  describe('mails', () => {
    const about = (doctorId: string, hospitalId: number): NewNotice['facts'] => ({
      doctorId,
      hospitalName: `病院${hospitalId}`,
      shift: '12/18(金) 17:00〜翌9:00',
    })
    const order = (notices: NewNotice[], now = NOW) =>
      scene.db.database.transaction((tx) => orderNotices(tx, notices, now))
    const mailsTo = (recipient: string) =>
      scene.db.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))

    test('go to a doctor who wants them, once, and to nobody who does not', async () => {
      const person = await insertRegistered(scene.db.database)
      const { doctorId } = person
      const address = await addressOf(scene.db.database, person)
      await scene.db.database
        .update(account)
        .set({ mailConfirmedAt: NOW })
        .where(eq(account.id, person.accountId))
      const notice = (dedupeKey: string): NewNotice => ({
        kind: 'APPLICATION_DECLINED',
        to: { doctorId },
        dedupeKey,
        facts: about(doctorId, 1),
      })
      await scene.db.database
        .update(doctorProfile)
        .set({ notices: ['APPLICATION_MAIL'] })
        .where(eq(doctorProfile.doctorId, doctorId))
      await Promise.all(Array.from({ length: 50 }, () => order([notice('one')])))
      expect(await mailsTo(address)).toHaveLength(1)
      await scene.db.database
        .update(doctorProfile)
        .set({ notices: ['MESSAGE_MAIL', 'APPLICATION_LINE'] })
        .where(eq(doctorProfile.doctorId, doctorId))
      await order([notice('two')])
      expect(await mailsTo(address)).toHaveLength(1)
      const rows = await scene.db.database
        .select()
        .from(notification)
        .where(and(eq(notification.doctorId, doctorId)))
        .orderBy(notification.dedupeKey)
      expect(rows.map(({ channels }) => channels)).toEqual([['MAIL'], ['LINE']])
    })

    test('go to the members of a hospital, but not to who has left, and not at night', async () => {
      const one = await scene.applied({ applicationStatus: 'SELECTION' })
      const hospitalId = await hospitalOf(one)
      const reachable = async () => {
        const { accountId } = await insertMember(scene.db.database, hospitalId)
        const loginId = `${accountId.slice(0, 8)}@hospital.test`
        await scene.db.database
          .update(account)
          .set({ loginId, mailConfirmedAt: NOW })
          .where(eq(account.id, accountId))
        return loginId
      }
      const loginId = await reachable()
      const colleague = await reachable()
      const { doctorId } = await insertDoctor(scene.db.database)
      const night = new Date('2026-11-21T23:00:00+09:00')
      await order(
        [{ kind: 'APPLICATION_RECEIVED', to: { hospitalId }, dedupeKey: 'night', facts: about(doctorId, 1) }],
        night,
      )
      const [mail] = await mailsTo(loginId)
      expect(mail?.kind).toBe('NOTICE')
      const jobs = await scene.db.database.execute<{ start_after: string | Date }>(
        `select start_after from pgboss.job where name = 'mail' and (data ->> 'mailId')::bigint = ${mail?.id}`,
      )
      expect(await mailsTo(colleague)).toHaveLength(1)
      expect(jobs.rows.map(({ start_after }) => new Date(start_after))).toEqual([
        new Date('2026-11-22T08:00:00+09:00'),
      ])
      // Who has left before the morning is told nothing.
      const write = createNoticeLetters(scene.db.database, { origin: ORIGIN, clock: () => NOW }).NOTICE
      const payload = { noticeId: String(mail?.payload['noticeId']) }
      expect(await write(payload, colleague)).toMatchObject({
        subject: expect.stringMatching(/応募がありました$/),
      })
      await scene.db.database
        .update(hospitalMember)
        .set({ leftAt: NOW })
        .where(
          inArray(
            hospitalMember.accountId,
            scene.db.database.select({ id: account.id }).from(account).where(eq(account.loginId, colleague)),
          ),
        )
      expect(await write(payload, colleague)).toBeNull()
      expect(await write(payload, loginId)).not.toBeNull()
    })
  })
})
