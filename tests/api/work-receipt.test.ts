import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageFile } from '#app/backend/database/schema/message.ts'
import { CARFARE_RECEIPT_YEN } from '#app/domain/work/carfare.ts'
import { key } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { insertMember } from '#tests/support/members.ts'
import { getFile, idOf, putFile } from '#tests/support/uploads.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** Carfare above the usual bound needs a receipt, which both sides of the work can open. */

const SPENT = { carfare_yen: CARFARE_RECEIPT_YEN + 1 }

describe('receipts of carfare', () => {
  let scene: CancellationHouse
  let records: ReturnType<typeof workRecords>
  beforeAll(async () => {
    scene = await cancellations()
    records = workRecords(scene)
  }, 60_000)
  afterAll(() => scene.db.close())

  async function finished(changes = {}): Promise<Matched> {
    const full = { carfareType: 'FULLY_PAID', carfareYen: null } as const
    const one = await scene.matched({ ...inHours(300), ...full, ...changes })
    await records.takesPlace(one, -12, -4)
    await records.run()
    await records.run()
    return one
  }
  const put = async (bearer: string) => idOf(await putFile(scene.backend, bearer))
  const statusOf = async (bearer: string, id: string) => (await getFile(scene.backend, bearer, id)).status

  test('the report is refused without one, and the hospital opens the one that came with it', async () => {
    const one = await finished()
    expect(await records.report(one, SPENT)).toBe('RECEIPT_MISSING')
    expect(await records.report(one, SPENT, { receipt_id: crypto.randomUUID() })).toBe('RECEIPT_MISSING')
    expect(await records.report(one, SPENT, { receipt_id: '1' })).toBe('invalid_argument')
    expect(await records.reportsOf(one.workId)).toEqual([])
    const id = await put(one.bearer)
    const same = key()
    for (const _ of [1, 2])
      expect(await records.report(one, SPENT, { receipt_id: id, ...same })).toBe('REPORTED')
    expect((await records.reportsOf(one.workId)).length).toBe(1)
    const receipt = { id, name: 'a.pdf' }
    expect((await records.look(one)).work).toMatchObject({ receipt })
    expect((await records.read(one)).work).toMatchObject({ receipt })
    expect(await statusOf(one.member.bearer, id)).toBe(200)
    expect(await statusOf(one.bearer, id)).toBe(200)
  })

  test('nobody else opens it, nor is it sent or handed in a second time', async () => {
    const one = await finished()
    const id = await put(one.bearer)
    expect(await records.report(one, SPENT, { receipt_id: id })).toBe('REPORTED')
    const stranger = await insertDoctor(scene.db.database)
    const [place] = makeHospitals(2).slice(-1)
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const nextDoor = await insertMember(scene.db.database, place.row.id)
    expect(await statusOf(stranger.bearer, id)).toBe(404)
    expect(await statusOf(nextDoor.bearer, id)).toBe(404)
    expect(await statusOf('', id)).toBe(404)
    const other = await finished()
    expect(await records.report(other, SPENT, { receipt_id: id })).toBe('RECEIPT_MISSING')
    // Another doctor's file that nobody has used yet is none either.
    const foreign = await put(stranger.bearer)
    expect(await records.report(other, SPENT, { receipt_id: foreign })).toBe('RECEIPT_MISSING')
    expect(await statusOf(stranger.bearer, foreign)).toBe(200)
  })

  test('a report anew keeps the receipt, and a new receipt takes its place', async () => {
    const one = await finished()
    const first = await put(one.bearer)
    expect(await records.report(one, SPENT, { receipt_id: first })).toBe('REPORTED')
    expect(await records.report(one, { ...SPENT, ward_calls: 9 })).toBe('REPORTED')
    const second = await put(one.bearer)
    expect(await records.report(one, SPENT, { receipt_id: second })).toBe('REPORTED')
    expect((await records.read(one)).work.receipt.id).toBe(second)
    expect(await statusOf(one.member.bearer, first)).toBe(404)
    const rows = await scene.db.database.select().from(messageFile).where(eq(messageFile.workId, one.workId))
    expect(rows.map(({ id }) => id)).toEqual([second])
  })

  test('none is asked for up to the bound, within a limit below it, of a flat sum, or without carfare', async () => {
    const rules = [
      [{}, CARFARE_RECEIPT_YEN],
      [{ carfareType: 'PAID_WITHIN_LIMIT', carfareYen: 3_000 }, 50_000],
      [{ carfareType: 'PAID_FLAT', carfareYen: 30_000 }, 0],
      [{ carfareType: 'NOTHING', carfareYen: null }, 100_000],
    ] as const
    for (const [rule, spent] of rules)
      expect(await records.report(await finished(rule), { carfare_yen: spent })).toBe('REPORTED')
    const decided = await finished({ carfareType: 'OTHER', carfareYen: null })
    expect(await records.report(decided, SPENT)).toBe('RECEIPT_MISSING')
  })
})
