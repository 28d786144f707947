import { randomInt } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { appreciation } from '#app/backend/database/schema/work/appreciation.ts'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { measuredDue } from '#app/backend/database/schema/doctor/performance.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { HOSPITAL_REASONS } from '#app/domain/work/performance.ts'
import { AMBULANCE_DECLINE_REASON } from '#app/domain/money/incentive.ts'
import { cancellations, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor, insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { payments } from '#tests/support/payments.ts'
import { differingSums } from '#tests/support/performance-recount.ts'
import { runLength } from '#tests/support/run-length.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { thanksHouse } from '#tests/support/thanks.ts'

/**
 * The sums of 勤務実績 and the figures beside a listing are kept up to date change by change, and always equal a recount
 * of everything. `PERFORMANCE_COMMANDS` and `PERFORMANCE_REPORTS` make longer runs.
 */

const COMMANDS = runLength('PERFORMANCE_COMMANDS', { short: 60, long: 200 })
const REPORTS = runLength('PERFORMANCE_REPORTS', { short: 2_000, long: 20_000 })

describe('sums of works', () => {
  let scene: CancellationHouse
  let staff: TestDoctor
  beforeAll(async () => {
    scene = await cancellations()
    staff = await insertStaff(scene.db.database, '運営 花子')
  }, 60_000)
  afterAll(() => scene.db.close())

  test('equal a recount after every command in any order', { timeout: 60_000 }, async () => {
    const paid = payments(scene)
    const thanks = thanksHouse(scene)
    const doctor = await insertDoctor(scene.db.database)
    const works: Matched[] = []
    for (const daysAgo of [1, 3, 40, 41]) works.push(await thanks.reported(doctor, daysAgo))
    const counts = () => ({
      ambulance_accepted: randomInt(1, 9),
      walk_ins: randomInt(1, 9),
      carfare_yen: randomInt(9_000),
    })
    const declined = Object.keys(AMBULANCE_DECLINE_REASON).map((reason) => ({
      reason: `AMBULANCE_DECLINE_REASON_${reason}`,
      count: randomInt(5),
    }))
    const thankOf = async (one: Matched) => (await thanks.rowsOf(one))[0]?.id ?? crypto.randomUUID()
    const commands: ((one: Matched) => Promise<unknown>)[] = [
      (one) => paid.report(one, { ...counts(), declined }),
      (one) => paid.answer(one, 'CORRECTION_REQUESTED'),
      (one) => paid.answer(one, 'CONFIRMED', { extra_yen: randomInt(9_000) }),
      (one) => paid.answer(one, 'CONFIRMED'),
      (one) => paid.pay(one),
      (one) => paid.undo(one),
      (one) => paid.receive(one, true),
      (one) => thanks.send(one),
      (one) => thanks.send(one, 'NURSE'),
      (one) => thanks.takeBack(one),
      async (one) => thanks.report(one, await thankOf(one)),
      async (one) => thanks.decide(staff, await thankOf(one), randomInt(2) ? 'REMOVED' : 'DISMISSED'),
    ]
    const told: unknown[] = []
    for (let step = 0; step < COMMANDS; step += 1) {
      const [one, command] = [works[randomInt(works.length)], commands[randomInt(commands.length)]]
      if (one && command) told.push(await command(one))
      expect(await differingSums(scene.db.database), told.join(' ')).toEqual([])
    }
    expect(told).toContain('CONFIRMED')
  })

  test('follow every change of rows, whoever makes it', async () => {
    const { database } = scene.db
    const [one] = await database
      .select()
      .from(work)
      .where(sql`${work.reportNumber} is not null`)
      .limit(1)
    if (!one) throw new Error('no work')
    const ofWork = eq(work.id, one.id)
    const ofReport = eq(workReport.workId, one.id)
    const others = await insertDoctors(database, 1)
    const changes: (() => Promise<unknown>)[] = [
      () => database.update(work).set({ state: 'CONFIRMED' }).where(ofWork),
      () =>
        database
          .update(work)
          .set({ plannedStart: hours(-9_000), plannedEnd: hours(-8_990) })
          .where(ofWork),
      () =>
        database
          .update(workReport)
          .set({ walkIns: sql`${workReport.walkIns} + 3` })
          .where(ofReport),
      () =>
        database
          .update(workReport)
          .set({
            declined: Object.fromEntries(HOSPITAL_REASONS.map((reason, at) => [reason, at + 1])),
          })
          .where(ofReport),
      () =>
        database
          .update(work)
          .set({ doctorId: others[0]?.doctorId ?? one.doctorId, fee: 1 })
          .where(ofWork),
      () => database.update(work).set({ state: 'PAID' }).where(ofWork),
      () => database.update(work).set({ state: 'REPORTED' }).where(ofWork),
      () => database.update(work).set({ state: 'PAID', reportNumber: null }).where(ofWork),
      () => database.update(work).set({ reportNumber: 1 }),
      () =>
        database.update(appreciation).set({
          reportState: 'NONE',
          reportReason: null,
          reportedAt: null,
          decidedAt: null,
        }),
      () => database.delete(appreciation),
    ]
    for (const change of changes) {
      await change()
      expect(await differingSums(database), String(change)).toEqual([])
    }
  })

  test('figures counted change by change equal a recount of all reports', { timeout: 600_000 }, async () => {
    const { database } = scene.db
    const people = await insertDoctors(database, 40)
    const doctors = sql.join(
      people.map(({ doctorId }) => doctorId),
      sql`, `,
    )
    const listings: string[] = []
    for (const { row } of makeHospitals(8)) {
      await database.insert(hospital).values(row).onConflictDoNothing()
      const { id: hospitalId, prefecture, facilityCategory } = row
      listings.push(
        await insertListing(database, {
          hospitalId,
          prefecture,
          facilityCategory,
          shift: 'NIGHT',
        }),
      )
    }
    const chunk = Math.min(Math.ceil(REPORTS / 10), 2_000)
    for (let from = 0; from < REPORTS; from += chunk) {
      await database.execute(sql`
        insert into work (id, spot_work_id, hospital_id, doctor_id, state, planned_start, planned_end, break_minutes, fee)
        select md5('measured' || n)::uuid, listing.id, listing.hospital_id,
          (array[${doctors}]::uuid[])[1 + n % ${people.length}], 'REPORTED',
          ${hours(-24 * 30)}::timestamptz - (n / ${people.length}) * interval '13 hours',
          ${hours(-24 * 30 + 12)}::timestamptz - (n / ${people.length}) * interval '13 hours', 60, 50000
        from generate_series(${from}::int, ${Math.min(from + chunk, REPORTS) - 1}::int) n
        join (select id, hospital_id, row_number() over (order by id) - 1 nth from spot_work
          where id in (${sql.join(
            listings.map((id) => sql`${id}::bigint`),
            sql`, `,
          )})) listing
          on listing.nth = (n * 7) % ${listings.length}`)
      await database.execute(sql`
        insert into work_report (work_id, number, actual_start, actual_end, break_minutes, ambulance_accepted, declined,
          admissions_ambulance, admissions_walk_in, walk_ins, ward_calls, sleep_minutes, carfare_yen, comment,
          incentive_yen, reported_at, confirm_due_at)
        select id, 1, planned_start, planned_end, 60, abs(hashtext(id::text)) % 9, '{"BEDS_FULL": 1}', 0, 0,
          abs(hashtext(id::text)) % 7, abs(hashtext(id::text)) % 5, abs(hashtext(id::text)) % 400, 0, '', 1000,
          planned_end, planned_end
        from work where report_number is null and state = 'REPORTED'`)
      await database.execute(sql`
        update work set report_number = 1, state = 'CONFIRMED'
        where report_number is null and state = 'REPORTED'`)
      await scene.backend.jobs.run('measured', [{}])
    }
    expect(await differingSums(database)).toEqual([])
    const figures = () =>
      database
        .select()
        .from(hospitalWorkload)
        .orderBy(asc(hospitalWorkload.hospitalId), asc(hospitalWorkload.shift))
    const kept = await figures()
    expect(kept.filter(({ shift }) => shift === 'NIGHT').length).toBeGreaterThanOrEqual(8)
    // Nothing is due any more: another run changes nothing, and counts nothing.
    await database.delete(hospitalWorkload)
    await scene.backend.jobs.run('measured', [{}])
    expect(await figures()).toEqual([])
    await database.execute(
      sql`insert into measured_due (hospital_id, due_at) select id, to_timestamp(0) from hospital`,
    )
    await scene.backend.jobs.run('measured', [{}])
    expect(await figures()).toEqual(kept)
  })

  test('a report that has become too old is taken out without any other change', async () => {
    const before = await scene.db.database.select().from(measuredDue)
    expect(before.every(({ dueAt }) => dueAt > hours(0))).toBe(true)
    expect(before.length).toBeGreaterThan(0)
    const counted = async () =>
      (await scene.db.database.select().from(hospitalWorkload)).reduce((sum, { reports }) => sum + reports, 0)
    const reports = await counted()
    scene.at(60 * 24 * 320)
    await scene.backend.jobs.run('measured', [{}])
    expect(await counted()).toBeLessThan(reports)
    scene.at(0)
  })
})
