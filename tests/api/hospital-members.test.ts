import { HOUR_MS } from '#app/domain/duration.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import {
  hospitalInvitation,
  hospitalMemberEvent,
} from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { createInvitations } from '#app/backend/hospital/invitation.service.ts'
import { callTwirp, testBackend, type TestBackend, key } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember, joinHospital, type TestMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'

describe('members of a hospital', () => {
  let db: TestDatabase
  let backend: TestBackend
  let owner: TestMember
  let own = 0
  let nextDoor = 0
  let now = NOW
  let count = 0

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => now)
    const places = makeHospitals(30)
    await db.database.insert(hospital).values(places.map(({ row }) => row))
    own = places[0]?.row.id ?? 0
    nextDoor = places[1]?.row.id ?? 0
    owner = await insertMember(db.database, own)
  }, 60_000)
  afterAll(() => db.close())

  const call = (method: string, body: object, bearer: string | undefined = owner.bearer) =>
    callTwirp(backend, `dp.hospital.HospitalMembers/${method}`, body, bearer)
  const address = () => `member-${(count += 1)}@example.jp`
  const invite = (to: string, role = 'STAFF', by: TestMember = owner) =>
    call('InviteMember', { address: to, role: `MEMBER_ROLE_${role}`, ...key() }, by.bearer)
  const outcome = (answer: { body: { outcome: string } }) => answer.body.outcome.replace(/^.*_OUTCOME_/, '')
  const waiting = async (to: string) => {
    const [row] = await db.database
      .select()
      .from(hospitalInvitation)
      .where(
        and(
          eq(hospitalInvitation.address, to),
          isNull(hospitalInvitation.voidedAt),
          isNull(hospitalInvitation.acceptedAt),
        ),
      )
    if (!row) throw new Error(`nobody invited ${to}`)
    return row
  }
  /** The token of the mail of a waiting invitation, as it is written when it is sent. */
  const tokenFor = async (to: string) => {
    const { letters } = createInvitations(db.database, () => now, 'https://app.example')
    const letter = await letters.HOSPITAL_INVITATION({ invitationId: (await waiting(to)).id })
    return /確認コード: (\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }
  const accept = (token: string, name = '新田 花') => call('AcceptInvitation', { token, name }, '')
  const roleOf = async (memberId: string) =>
    (await db.database.select().from(hospitalMember).where(eq(hospitalMember.id, memberId)))[0]
  const remove = (memberId: string, by: TestMember = owner) =>
    call('RemoveMember', { member_id: memberId, ...key() }, by.bearer)
  const change = (memberId: string, role: string, by: TestMember = owner) =>
    call('ChangeRole', { member_id: memberId, role: `MEMBER_ROLE_${role}`, ...key() }, by.bearer)

  describe('an invitation', () => {
    test('makes an account of a member, whose first password comes by mail; it is good once', async () => {
      const to = address()
      expect(outcome(await invite(`  ${to.toUpperCase()} `, 'VIEWER'))).toBe('INVITED')
      const token = await tokenFor(to)
      expect(outcome(await accept(token))).toBe('JOINED_NEW')
      expect(outcome(await accept(token))).toBe('LINK_USED')
      const [made] = await db.database.select().from(account).where(eq(account.loginId, to))
      expect(made).toMatchObject({ kind: 'HOSPITAL', passwordHash: null, mailConfirmedAt: NOW })
      const mails = await db.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, to))
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['HOSPITAL_INVITATION', 'PASSWORD_RESET'])
      const { body } = await call('ListMembers', {})
      expect(body.members).toContainEqual(
        expect.objectContaining({ name: '新田 花', address: to, role: 'MEMBER_ROLE_VIEWER' }),
      )
      expect(body.changes).toContainEqual(
        expect.objectContaining({ event: 'MEMBER_EVENT_JOINED', subject: '新田 花' }),
      )
    })

    test('joins the account of a member of another hospital', async () => {
      const to = address()
      const member = await insertMember(db.database, nextDoor)
      await db.database
        .update(account)
        .set({ loginId: to, mailConfirmedAt: NOW })
        .where(eq(account.id, member.accountId))
      await invite(to)
      expect(outcome(await accept(await tokenFor(to)))).toBe('JOINED')
      expect(outcome(await invite(to))).toBe('ALREADY_MEMBER')
    })

    test.each(['DOCTOR', 'STAFF'] as const)(
      'refuses the address of a %s, and may be used later',
      async (kind) => {
        const to = address()
        const person =
          kind === 'STAFF' ? await insertStaff(db.database, '運営 花子') : await insertDoctor(db.database)
        await db.database
          .update(account)
          .set({ loginId: to, mailConfirmedAt: NOW })
          .where(eq(account.id, person.accountId))
        expect(outcome(await invite(to))).toBe('INVITED')
        expect(outcome(await accept(await tokenFor(to)))).toBe('OTHER_KIND')
        expect((await waiting(to)).acceptedAt).toBeNull()
        const members = db.database.$count(hospitalMember, eq(hospitalMember.accountId, person.accountId))
        expect(await members).toBe(0)
      },
    )

    test('is mailed to one address five times in a quarter of an hour, and 20 times a day by one hospital', async () => {
      const [{ row } = { row: undefined }] = makeHospitals(31 + (count += 1)).slice(-1)
      if (!row) throw new Error('no hospital')
      await db.database.insert(hospital).values(row)
      const chief = await insertMember(db.database, row.id)
      const to = address()
      for (let time = 0; time < 5; time += 1)
        expect(outcome(await invite(to, 'STAFF', chief))).toBe('INVITED')
      const sixth = await invite(to, 'STAFF', chief)
      expect(sixth.status).toBe(429)
      expect(sixth.body.msg).toMatch(/15分に5通/)
      // The link of the last one is still good.
      expect((await waiting(to)).voidedAt).toBeNull()
      const others = Array.from({ length: 20 }, address)
      const statuses: number[] = []
      for (const other of others) {
        statuses.push((await invite(other, 'STAFF', chief)).status)
        await db.database
          .update(hospitalInvitation)
          .set({ voidedAt: now })
          .where(eq(hospitalInvitation.address, other))
      }
      expect(statuses).toEqual([...Array<number>(15).fill(200), ...Array<number>(5).fill(429)])
    })

    test('ends after 72 hours, when it is taken back, and when a later one replaces it', async () => {
      const [late, back, twice] = [address(), address(), address()]
      for (const to of [late, back, twice]) await invite(to)
      const tokens = [await tokenFor(late), await tokenFor(back), await tokenFor(twice)] as const
      const voiding = { invitation_id: (await waiting(back)).id, ...key() }
      const first = await call('VoidInvitation', voiding)
      expect(outcome(first)).toBe('VOIDED')
      expect(await call('VoidInvitation', voiding)).toEqual(first)
      expect(outcome(await call('VoidInvitation', { ...voiding, ...key() }))).toBe('GONE')
      await invite(twice)
      expect(outcome(await accept(tokens[1]))).toBe('LINK_REPLACED')
      expect(outcome(await accept(tokens[2]))).toBe('LINK_REPLACED')
      now = new Date(NOW.getTime() + 72 * HOUR_MS)
      expect(outcome(await accept(tokens[0]))).toBe('LINK_EXPIRED')
      now = NOW
    })

    test('of fifty at once one makes a member', async () => {
      const to = address()
      await invite(to)
      const token = await tokenFor(to)
      const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token)))
      const words = answers.map(outcome)
      expect(words.filter((word) => word === 'JOINED_NEW')).toHaveLength(1)
      expect(words.filter((word) => word === 'LINK_USED')).toHaveLength(49)
      expect(await db.database.$count(account, eq(account.loginId, to))).toBe(1)
    })

    test('a repetition mails once; the key of another address is refused', async () => {
      const to = address()
      const request = { address: to, role: 'MEMBER_ROLE_STAFF', ...key() }
      const first = await call('InviteMember', request)
      expect(await call('InviteMember', request)).toEqual(first)
      expect((await call('InviteMember', { ...request, address: address() })).status).toBe(400)
      expect(await db.database.$count(mailOutbox, eq(mailOutbox.recipient, to))).toBe(1)
    })

    test('malformed input is refused with words', async () => {
      expect(outcome(await invite('not an address'))).toBe('INVALID_ADDRESS')
      for (const answer of [
        await call('InviteMember', { address: address(), ...key() }),
        await call('InviteMember', { address: address(), role: 'MEMBER_ROLE_STAFF' }),
        await call('RemoveMember', { member_id: 'x', ...key() }),
        await accept('x', ''),
      ]) {
        expect(answer.status).toBe(400)
        expect(answer.body.msg).toMatch(/[ぁ-ん]/)
      }
      for (const token of ['', 'x', 'あ'.repeat(43), 'x'.repeat(43)])
        expect(outcome(await accept(token))).toBe('LINK_UNKNOWN')
    })
  })

  describe('changing and removing', () => {
    test('a new role holds at the next call', async () => {
      const colleague = await insertMember(db.database, own, { role: 'STAFF' })
      expect((await invite(address(), 'STAFF', colleague)).status).toBe(403)
      expect(outcome(await change(colleague.memberId, 'OWNER'))).toBe('CHANGED')
      expect(outcome(await change(colleague.memberId, 'OWNER'))).toBe('UNCHANGED')
      expect(outcome(await invite(address(), 'STAFF', colleague))).toBe('INVITED')
      expect(outcome(await change(colleague.memberId, 'VIEWER'))).toBe('CHANGED')
      expect((await roleOf(colleague.memberId))?.role).toBe('VIEWER')
    })

    test('a removed member is out at once, with all sessions; who works elsewhere keeps them', async () => {
      const [gone, elsewhere] = [await insertMember(db.database, own), await insertMember(db.database, own)]
      await joinHospital(db.database, elsewhere.accountId, nextDoor, 'STAFF')
      const request = { member_id: gone.memberId, ...key() }
      const first = await call('RemoveMember', request)
      expect(outcome(first)).toBe('REMOVED')
      expect(await call('RemoveMember', request)).toEqual(first)
      expect(outcome(await remove(gone.memberId))).toBe('GONE')
      expect([401, 403]).toContain((await call('ListMembers', {}, gone.bearer)).status)
      const open = (accountId: string) =>
        db.database.$count(session, and(eq(session.accountId, accountId), isNull(session.revokedAt)))
      expect(await open(gone.accountId)).toBe(0)
      expect(outcome(await remove(elsewhere.memberId))).toBe('REMOVED')
      expect(await open(elsewhere.accountId)).toBe(1)
      expect((await call('ListMembers', {}, elsewhere.bearer)).status).toBe(200)
    })

    test('the last owner is neither demoted nor removed, whoever is first', async () => {
      const place = makeHospitals(30)[20]?.row.id ?? 0
      const [one, other] = [await insertMember(db.database, place), await insertMember(db.database, place)]
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          turn % 2 ? remove(one.memberId, other) : remove(other.memberId, one),
        ),
      )
      const removed = answers.filter(({ body }) => body.outcome === 'REMOVE_MEMBER_OUTCOME_REMOVED')
      expect(removed).toHaveLength(1)
      for (const { status } of answers) expect([200, 401, 403]).toContain(status)
      const left = await db.database
        .select()
        .from(hospitalMember)
        .where(and(eq(hospitalMember.hospitalId, place), isNull(hospitalMember.leftAt)))
      expect(left).toHaveLength(1)
      const last = left[0]?.id === one.memberId ? one : other
      expect(outcome(await remove(last.memberId, last))).toBe('LAST_OWNER')
      expect(outcome(await change(last.memberId, 'STAFF', last))).toBe('LAST_OWNER')
    })

    test('every change is recorded with who did it', async () => {
      const colleague = await insertMember(db.database, own)
      await change(colleague.memberId, 'VIEWER')
      await remove(colleague.memberId)
      const events = await db.database
        .select()
        .from(hospitalMemberEvent)
        .where(eq(hospitalMemberEvent.actorId, owner.memberId))
      expect(events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['INVITED', 'INVITATION_VOIDED', 'ROLE_CHANGED', 'REMOVED']),
      )
    })
  })

  test('the hospital next door, roles without the right, strangers and former members change nothing', async () => {
    const colleague = await insertMember(db.database, own, { role: 'STAFF' })
    const neighbour = await insertMember(db.database, nextDoor)
    expect(outcome(await remove(colleague.memberId, neighbour))).toBe('GONE')
    expect(outcome(await change(colleague.memberId, 'VIEWER', neighbour))).toBe('GONE')
    const former = await insertMember(db.database, own)
    await db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    const { bearer } = await insertDoctor(db.database)
    const viewer = await insertMember(db.database, own, { role: 'VIEWER' })
    const list = await call('ListMembers', {}, viewer.bearer)
    expect(list.body.invitations ?? []).toEqual([])
    expect(list.body.changes ?? []).toEqual([])
    for (const [by, status] of [
      [viewer.bearer, 403],
      [colleague.bearer, 403],
      [former.bearer, 403],
      [bearer, 403],
      ['', 401],
    ] as const)
      for (const [method, body] of [
        ['InviteMember', { address: address(), role: 'MEMBER_ROLE_STAFF' }],
        ['ChangeRole', { member_id: owner.memberId, role: 'MEMBER_ROLE_STAFF' }],
        ['RemoveMember', { member_id: owner.memberId }],
        ['VoidInvitation', { invitation_id: crypto.randomUUID() }],
      ] as const)
        expect((await call(method, { ...body, ...key() }, by)).status).toBe(status)
    expect((await roleOf(owner.memberId))?.leftAt).toBeNull()
  })
})
