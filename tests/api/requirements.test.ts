import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { regularWork, regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { NOTHING_REQUIRED, type Requirements } from '#app/domain/listing/requirements.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

/** What a listing asks of a doctor decides how the doctor may apply. Doctors here are licensed since 2013-04-20. */

describe('requirements', () => {
  let db: TestDatabase
  let backend: TestBackend
  let shift = 0

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
  }, 60_000)
  afterAll(() => db.close())

  test('words of before become constants, and what is of no list a note that is shown', async () => {
    const id = Number(await asking({}))
    await db.database.execute(
      sql`update spot_work_detail set requirements = ${JSON.stringify({
        minYears: 5,
        specialties: ['内科専門医', '外科専門医', 'UROLOGY'],
        skills: ['気管挿管', '胃カメラ'],
        firstTimeOk: false,
      })}::jsonb where spot_work_id = ${id}`,
    )
    const [detail] = await db.database.select().from(spotWorkDetail).where(eq(spotWorkDetail.spotWorkId, id))
    expect(detail?.requirements).toEqual({
      minYears: 5,
      specialties: ['SURGERY', 'UROLOGY'],
      skills: ['TRACHEAL_INTUBATION'],
      firstTimeOk: false,
      note: '内科専門医、胃カメラ',
    })
    const [row] = await db.database.select().from(spotWork).where(eq(spotWork.id, id))
    expect(row).toMatchObject({
      minYears: 5,
      requiredSpecialties: ['SURGERY', 'UROLOGY'],
      requiredSkills: ['TRACHEAL_INTUBATION'],
      firstTimeOk: false,
      unmet: 'SELECTION',
    })
  })

  /** A listing without selection that asks for something; each on a day of its own. */
  async function asking(more: Partial<Requirements>): Promise<string> {
    shift += 3
    const id = await insertListing(db.database, { startTime: hours((9 + shift) * 24 + 5), slots: 3 })
    await db.database
      .update(spotWorkDetail)
      .set({ requirements: { ...NOTHING_REQUIRED, ...more } })
      .where(eq(spotWorkDetail.spotWorkId, Number(id)))
    return id
  }
  const doctorWith = async (more: Partial<typeof doctorProfile.$inferInsert> = {}) => {
    const one = await insertRegistered(db.database)
    await db.database
      .update(doctorProfile)
      .set({ version: 2, ...more })
      .where(eq(doctorProfile.doctorId, one.doctorId))
    return one
  }
  const apply = async (bearer: string, id: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: id, idempotency_key: crypto.randomUUID(), ...more },
      bearer,
    )
    expect(status).toBe(200)
    return { outcome: String(body.outcome).replace('APPLY_OUTCOME_', ''), body }
  }
  const preview = async (bearer: string, id: string) => {
    const { body } = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
    const [one] = body.previews
    const termOf = (heading: string) =>
      one.terms.find((term: { heading: string; text: string }) => term.heading === heading)?.text
    return { outcome: String(one.outcome).replace('APPLY_OUTCOME_', ''), missing: one.missing ?? [], termOf }
  }
  const rowOf = async (id: string) =>
    (
      await db.database
        .select()
        .from(application)
        .where(eq(application.spotWorkId, Number(id)))
    )[0]

  test('who meets them is matched at once', async () => {
    const one = await doctorWith({ skills: ['SUTURE'], specialties: ['SURGERY'] })
    const id = await asking({ minYears: 10, skills: ['SUTURE'], specialties: ['SURGERY', 'UROLOGY'] })
    expect(await preview(one.bearer, id)).toMatchObject({ outcome: 'MATCHED', missing: [] })
    expect((await apply(one.bearer, id, { seen_way: 'APPLY_WAY_FREE' })).outcome).toBe('MATCHED')
    expect(await rowOf(id)).toMatchObject({ state: 'MATCHED', missing: [] })
  })

  test('for others the same listing is an application with selection; the hospital reads what is missing', async () => {
    const one = await doctorWith()
    const id = await asking({ minYears: 20, skills: ['VENTILATOR'] })
    const lacking = ['医師経験 20年以上(勤務日に13年)', '人工呼吸器の管理']
    const before = await preview(one.bearer, id)
    expect(before).toMatchObject({ outcome: 'APPLIED', missing: lacking })
    expect(before.termOf('選考')).toMatch(/^選考あり/)
    const key = crypto.randomUUID()
    const first = await apply(one.bearer, id, { idempotency_key: key, seen_way: 'APPLY_WAY_SELECTION' })
    expect(first.outcome).toBe('APPLIED')
    expect(first.body.application.missing).toEqual(lacking)
    const again = await apply(one.bearer, id, { idempotency_key: key, seen_way: 'APPLY_WAY_SELECTION' })
    expect(again.body).toEqual(first.body)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      state: 'APPLIED',
      missing: [
        { kind: 'YEARS', years: 20, has: 13 },
        { kind: 'SKILLS', skills: ['VENTILATOR'] },
      ],
    })
    expect(row?.terms.formation).toBe('ON_APPROVAL')
    const [listing] = await db.database
      .select()
      .from(spotWork)
      .where(eq(spotWork.id, Number(id)))
    expect(listing).toMatchObject({ filledSlots: 0, applicantCount: 1 })
    const member = await insertMember(db.database, listing?.hospitalId ?? 0)
    const call = (method: string, body: object) =>
      callTwirp(backend, `dp.hospital.HospitalApplications/${method}`, body, member.bearer)
    const inbox = await call('ListInbox', {})
    expect(inbox.body.items).toContainEqual(
      expect.objectContaining({ application_id: row?.id, missing: lacking }),
    )
    expect((await call('GetApplicationFile', { application_id: row?.id })).body.missing).toEqual(lacking)
    const accepted = await call('DecideApplication', {
      application_id: row?.id,
      idempotency_key: crypto.randomUUID(),
      decision: 'HOSPITAL_DECISION_ACCEPT',
    })
    expect(accepted.body.outcome).toBe('DECIDE_APPLICATION_OUTCOME_DECIDED')
    expect(await rowOf(id)).toMatchObject({ state: 'MATCHED' })
  })

  test('a hospital that takes only those who meet them is closed to others', async () => {
    const one = await doctorWith()
    const id = await asking({ specialties: ['SURGERY'], unmet: 'CLOSED' })
    expect(await preview(one.bearer, id)).toMatchObject({
      outcome: 'REQUIREMENTS_UNMET',
      missing: ['外科専門医'],
    })
    expect((await apply(one.bearer, id)).outcome).toBe('REQUIREMENTS_UNMET')
    expect(await rowOf(id)).toBeUndefined()
    const specialist = await doctorWith({ specialties: ['SURGERY'] })
    expect((await apply(specialist.bearer, id)).outcome).toBe('MATCHED')
  })

  test('a hospital that wants no first-timers takes those who have worked there', async () => {
    const one = await doctorWith()
    const [first, second] = [await asking({}), await asking({ firstTimeOk: false, unmet: 'CLOSED' })]
    await apply(one.bearer, first)
    expect((await apply(one.bearer, second)).outcome).toBe('REQUIREMENTS_UNMET')
    await db.database.update(work).set({ state: 'FINISHED' }).where(eq(work.doctorId, one.doctorId))
    expect((await apply(one.bearer, second)).outcome).toBe('MATCHED')
  })

  test('what changed between page and press binds nobody', async () => {
    const one = await doctorWith({ skills: ['SUTURE'] })
    const id = await asking({ skills: ['SUTURE'] })
    const set = (skills: 'SUTURE'[]) =>
      db.database.update(doctorProfile).set({ skills }).where(eq(doctorProfile.doctorId, one.doctorId))
    await set([])
    expect((await apply(one.bearer, id, { seen_way: 'APPLY_WAY_FREE' })).outcome).toBe('WAY_CHANGED')
    await set(['SUTURE'])
    expect((await apply(one.bearer, id, { seen_way: 'APPLY_WAY_SELECTION' })).outcome).toBe('WAY_CHANGED')
    expect(await rowOf(id)).toBeUndefined()
    expect((await apply(one.bearer, id, { seen_way: 'APPLY_WAY_FREE' })).outcome).toBe('MATCHED')
  })

  test('the same doctor pressing twenty times at once applies once', async () => {
    const one = await doctorWith()
    const id = await asking({ skills: ['VENTILATOR'] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(one.bearer, id)))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'ALREADY_APPLIED'),
      'APPLIED',
    ])
  })

  test('regular listings compare on the day that the doctor begins', async () => {
    const id = await insertRegularListing(db.database)
    const set = (requirements: Requirements) =>
      db.database
        .update(regularWorkDetail)
        .set({ requirements })
        .where(eq(regularWorkDetail.regularWorkId, Number(id)))
    const [listing] = await db.database
      .select()
      .from(regularWork)
      .where(eq(regularWork.id, Number(id)))
    const one = await doctorWith()
    const applyRegular = async () => {
      const { body } = await callWork(
        backend,
        'ApplyToRegular',
        {
          regular_work_id: id,
          idempotency_key: crypto.randomUUID(),
          weekdays: [1],
          start_date: listing?.contractStart,
        },
        one.bearer,
      )
      return String(body.outcome).replace('APPLY_OUTCOME_', '')
    }
    await set({ ...NOTHING_REQUIRED, skills: ['VENTILATOR'], unmet: 'CLOSED' })
    expect(await applyRegular()).toBe('REQUIREMENTS_UNMET')
    await set({ ...NOTHING_REQUIRED, skills: ['VENTILATOR'] })
    expect(await applyRegular()).toBe('APPLIED')
    const [row] = await db.database
      .select()
      .from(application)
      .where(eq(application.regularWorkId, Number(id)))
    expect(row?.missing).toEqual([{ kind: 'SKILLS', skills: ['VENTILATOR'] }])
  })
})
