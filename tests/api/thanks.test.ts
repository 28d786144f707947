import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { cancellations, type Fields, type Matched } from '#tests/support/cancellations.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { thanksHouse, type ThanksHouse } from '#tests/support/thanks.ts'

/** お礼: what a hospital passes on about a confirmed work, once per source, and changes until it is read. */

const AT_ONCE = 50
const DAY = 24

describe('thanks', () => {
  let scene: ThanksHouse
  beforeAll(async () => {
    scene = thanksHouse(await cancellations())
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const asMember = (one: Matched, member: Matched['member']): Matched => ({ ...one, member })

  test('are sent once per source, and told to the doctor', async () => {
    const one = await scene.confirmed()
    expect((await scene.thankableOf(one)).thanks).toEqual([])
    expect(await scene.send(one)).toBe('SENT')
    expect(await scene.send(one)).toBe('ALREADY_SENT')
    expect(await scene.send(one, 'NURSE', { body: '' })).toBe('SENT')
    expect(await scene.records.toldOf(one)).toContain('WORK_CONFIRMED')
    expect((await scene.thankable(one.member.bearer)).may_thank).toBe(true)
    const { thanks } = await scene.thankableOf(one)
    expect(thanks).toHaveLength(2)
    expect(thanks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          source: 'APPRECIATION_SOURCE_HOSPITAL',
          body: '夜間の対応、ありがとうございました。',
        }),
        expect.objectContaining({ source: 'APPRECIATION_SOURCE_NURSE', body: '' }),
      ]),
    )
    expect(thanks[0].changeable_until).toBeDefined()
    const { appreciations, unread } = await scene.read(one)
    expect(unread).toBe(2)
    expect(appreciations.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['APPRECIATION_SOURCE_HOSPITAL', 'APPRECIATION_SOURCE_NURSE']),
    )
  })

  test('wait for the confirmation, and end sixty days after the work', async () => {
    const early = await scene.reported()
    expect(await scene.send(early)).toBe('NOT_YET')
    expect(await scene.thankableOf(early)).toBeUndefined()
    const late = await scene.confirmed()
    const ended = (days: number) =>
      scene.db.database
        .update(work)
        .set({ plannedStart: hours(-days * DAY - 8), plannedEnd: hours(-days * DAY) })
        .where(eq(work.id, late.workId))
    await ended(60.1)
    expect(await scene.send(late)).toBe('CLOSED')
    expect(await scene.thankableOf(late)).toBeUndefined()
    await ended(59.9)
    expect(await scene.send(late)).toBe('SENT')
  })

  test('are changed and taken back within ten minutes, until they are read', async () => {
    const one = await scene.confirmed()
    await scene.send(one)
    expect(await scene.change(one, 'HOSPITAL', { body: '', stamp: 'THANKS_STAMP_CAREFUL' })).toBe('CHANGED')
    expect(await scene.rowsOf(one)).toMatchObject([{ stamp: 'CAREFUL', body: '' }])
    expect(await scene.takeBack(one)).toBe('WITHDRAWN')
    expect(await scene.rowsOf(one)).toEqual([])
    expect(await scene.takeBack(one)).toBe('NOT_CHANGEABLE')
    expect(await scene.change(one)).toBe('NOT_CHANGEABLE')
    // Sent anew, it is told anew.
    expect(await scene.send(one)).toBe('SENT')
    scene.at(9)
    expect(await scene.change(one)).toBe('CHANGED')
    scene.at(10)
    expect(await scene.change(one)).toBe('NOT_CHANGEABLE')
    expect(await scene.takeBack(one)).toBe('NOT_CHANGEABLE')
    scene.at(0)
    const [row] = await scene.rowsOf(one)
    await scene.mark(one, [row?.id ?? ''])
    expect(await scene.change(one)).toBe('NOT_CHANGEABLE')
    expect((await scene.thankableOf(one)).thanks[0].is_read).toBe(true)
  })

  test('name no patient, unless the member says that nobody is named', async () => {
    const one = await scene.confirmed()
    const body = '患者番号 12345 の件、ありがとうございました。'
    expect(await scene.send(one, 'HOSPITAL', { body })).toBe('PATIENT_DATA')
    expect(await scene.rowsOf(one)).toEqual([])
    expect(await scene.send(one, 'HOSPITAL', { body, has_no_patient_data: true })).toBe('SENT')
    expect(await scene.change(one, 'HOSPITAL', { body })).toBe('PATIENT_DATA')
  })

  test('are sent by the hospital’s own members whose role allows it', async () => {
    const one = await scene.confirmed()
    const { database } = scene.db
    const viewer = await insertMember(database, one.hospitalId, { role: 'VIEWER' })
    const place = makeHospitals(2)[1]
    if (!place) throw new Error('no hospital')
    await database.insert(hospital).values(place.row).onConflictDoNothing()
    const nextDoor = await insertMember(database, place.row.id)
    for (const member of [viewer, nextDoor, { ...one.member, bearer: one.bearer }]) {
      const refused = member === nextDoor ? 'not_found' : 'permission_denied'
      expect(await scene.send(asMember(one, member))).toBe(refused)
      expect(await scene.change(asMember(one, member))).toBe(refused)
      expect(await scene.takeBack(asMember(one, member))).toBe(refused)
    }
    expect((await scene.thankable(viewer.bearer)).may_thank ?? false).toBe(false)
    expect((await scene.thankable(nextDoor.bearer)).works).toEqual([])
    const former = await insertMember(database, one.hospitalId)
    await database
      .update(hospitalMember)
      .set({ leftAt: hours(-1) })
      .where(eq(hospitalMember.id, former.memberId))
    expect(await scene.send(asMember(one, former))).toBe('permission_denied')
    expect(await scene.send({ ...one, workId: crypto.randomUUID() })).toBe('not_found')
    expect(await scene.rowsOf(one)).toEqual([])
  })

  test('do not reach a doctor who has left', async () => {
    const one = await scene.confirmed()
    await scene.db.database.update(doctor).set({ status: 'DEACTIVATED' }).where(eq(doctor.id, one.doctorId))
    expect(await scene.send(one)).toBe('DOCTOR_LEFT')
    expect((await scene.thankableOf(one)).has_doctor_left).toBe(true)
  })

  test.each<Fields>([
    { source: 'APPRECIATION_SOURCE_UNSPECIFIED' },
    { stamp: 'THANKS_STAMP_UNSPECIFIED' },
    { body: 'あ'.repeat(301) },
    { body: '\0' },
    { work_id: 'x' },
    { idempotency_key: 'x' },
  ])('are refused malformed: %o', async (fields) => {
    expect(await scene.send(await scene.confirmed(), 'HOSPITAL', fields)).toBe('invalid_argument')
  })

  test('have one effect and one answer for one key, and no second for another request', async () => {
    const one = await scene.confirmed()
    const key = { idempotency_key: `thanks-${one.id}` }
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => scene.send(one, 'HOSPITAL', key)))
    expect(new Set(all)).toEqual(new Set(['SENT']))
    expect(await scene.rowsOf(one)).toHaveLength(1)
    expect(await scene.send(one, 'NURSE', key)).toBe('invalid_argument')
    const back = { idempotency_key: `back-${one.id}` }
    const taken = await Promise.all(Array.from({ length: AT_ONCE }, () => scene.takeBack(one, back)))
    expect(new Set(taken)).toEqual(new Set(['WITHDRAWN']))
    expect(scene.backend.reported).toEqual([])
  })

  test('of two members at once one is sent', async () => {
    const one = await scene.confirmed()
    const second = asMember(one, await insertMember(scene.db.database, one.hospitalId))
    const all = await Promise.all([scene.send(one), scene.send(second)])
    expect(new Set(all)).toEqual(new Set(['ALREADY_SENT', 'SENT']))
  })
})
