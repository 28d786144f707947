import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { cancellations } from '#tests/support/cancellations.ts'
import { contractCommands } from '#tests/support/contract-commands.ts'
import { insertListing } from '#tests/support/listings.ts'
import { loseAnswers, noticesIn } from '#tests/support/lossy.ts'
import { messageHouse } from '#tests/support/messages.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { applyAndDecide, formContract } from '#tests/support/lost-answers-of-applications.ts'
import { agreeOnTerms, changeContract, missWork, workAndPay } from '#tests/support/lost-answers-of-works.ts'
import {
  firstHospital,
  publishMany,
  runHospital,
  setUp,
  superviseAs,
} from '#tests/support/lost-answers-of-people.ts'
import { insertMember } from '#tests/support/members.ts'
import { rehires } from '#tests/support/rehires.ts'
import { regulars } from '#tests/support/regulars.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { thanksHouse } from '#tests/support/thanks.ts'

/**
 * Every command of the contract, over a line that loses 30 % of the answers, and the first of each kind fifty times at
 * once: nothing twice, nothing lost. The last test says which commands no other one has sent.
 */

const SHARE = 0.3
const ROUNDS = 15
/** Of the longer ways. */
const FEW = 4
const CROWD = { size: 50, sent: new Set<string>() }

/** Commands whose lost answers are tested elsewhere, each with the file. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'dp.contact.Contacts/SendContact': 'contact.test.ts',
  'dp.staff.StaffContacts/DecideContact': 'contact.test.ts',
  'dp.staff.StaffSurveys/HandleNote': 'staff-surveys.test.ts',
  'dp.work.ContractRenewals/AnswerRenewal': 'lost-renewals.test.ts',
  'dp.hospital.ContractRenewals/DecideRenewal': 'lost-renewals.test.ts',
  'dp.work.ContractConversions/ApplyForConversion': 'lost-renewals.test.ts',
  'dp.hospital.ContractConversions/ConfirmConversion': 'lost-renewals.test.ts',
  'dp.hospital.HospitalMembers/ResetFactor': 'hospital-factor-reset.test.ts',
  'dp.staff.DoctorProposals/AnswerProposal': 'decision-proposal-end.test.ts',
  'dp.staff.StaffFactors/ResetMemberFactor': 'hospital-factor-reset.test.ts',
  'dp.staff.StaffMembers/AddStaff': 'staff-members.test.ts',
  'dp.staff.StaffMembers/RemoveStaff': 'staff-members.test.ts',
  'dp.staff.StaffMembers/ConfirmStaff': 'staff-waiting.test.ts',
  'dp.staff.StaffHospitals/DecideHospital': 'staff-hospitals.test.ts',
  'dp.staff.StaffHospitals/AddHospital': 'add-hospital.test.ts',
  'dp.staff.StaffHospitals/InviteOwner': 'add-hospital.test.ts',
  'dp.work.ListingReports/ReportListing': 'listing-report.test.ts',
  'dp.staff.ReportedListings/DecideListingReport': 'listing-report.test.ts',
  'dp.staff.ListingReviews/DecideReview': 'listing-review.test.ts',
  'dp.work.RehireOffers/SwitchOffersOn': 'rehire-switched-off.test.ts',
  'dp.work.Objections/Object': 'lost-renewals.test.ts',
  'dp.work.Objections/WithdrawObjection': 'lost-renewals.test.ts',
  'dp.hospital.WorkObjections/AnswerObjection': 'lost-renewals.test.ts',
  'dp.staff.Weather/DeclareWeather': 'weather.test.ts',
  'dp.staff.Weather/WithdrawWeather': 'weather.test.ts',
  'dp.hospital.Weather/DeclareWeather': 'weather.test.ts',
  'dp.hospital.Weather/WithdrawWeather': 'weather.test.ts',
  'dp.work.Cautions/ObjectToCaution': 'caution-objection.test.ts',
  'dp.work.Cautions/WithdrawCautionObjection': 'caution-objection.test.ts',
  'dp.staff.Troubles/DecideCaution': 'caution-objection.test.ts',
  'dp.hospital.HospitalListings/ConfirmListings': 'listing-confirmation.test.ts',
  'dp.hospital.WorkReports/StateWork': 'stated-work.test.ts',
  'dp.work.WorkRecords/AgreeToStatement': 'stated-work.test.ts',
}

const open: { close: () => Promise<void> }[] = []
afterAll(() => Promise.all(open.map((db) => db.close())))

test('spot: applying, deciding, moving, a substitute, cancelling', async () => {
  const scene = await cancellations()
  open.push(scene.db)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < ROUNDS; round += 1) await applyAndDecide(scene)
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(scene.db)).toEqual({
    APPLICATION_MATCHED_AT_ONCE: ROUNDS,
    APPLICATION_RECEIVED: ROUNDS * 4,
    APPLICATION_ACCEPTED: ROUNDS,
    APPLICATION_DECLINED: ROUNDS,
    APPLICATION_UNDONE: ROUNDS,
    APPLICATION_OFFERED: ROUNDS,
    OFFER_ACCEPTED: ROUNDS,
    DATE_CHANGE_REQUESTED: ROUNDS * 2,
    DATE_CHANGE_WITHDRAWN: ROUNDS,
    DATE_CHANGE_ACCEPTED: ROUNDS,
    SUBSTITUTE_SOUGHT: ROUNDS,
    CANCELLATION_REQUESTED: ROUNDS * 2,
    CANCELLATION_WITHDRAWN: ROUNDS,
    CANCELLATION_REJECTED: ROUNDS,
    WORK_CANCELLED: ROUNDS,
  })
  const { rows } = await scene.db.database.execute(sql`
    select s.id from spot_work s where s.filled_slots <> (
      select count(*) from application a where a.spot_work_id = s.id and a.state = 'MATCHED')`)
  expect(rows).toEqual([])
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('regular: an interview, the contract, its dates', async () => {
  const scene = await regulars()
  open.push(scene.db)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < ROUNDS; round += 1) await formContract(scene)
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(scene.db)).toEqual({
    APPLICATION_RECEIVED: ROUNDS,
    INTERVIEW_PROPOSED: ROUNDS,
    INTERVIEW_CHOSEN: ROUNDS,
    APPLICATION_OFFERED: ROUNDS,
    OFFER_ACCEPTED: ROUNDS,
    SCHEDULE_PROPOSED: ROUNDS,
    DATE_CHANGE_REQUESTED: ROUNDS,
    DATE_CHANGE_DECLINED: ROUNDS,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('thanks: sent, changed, taken back, answered, reported and decided about', async () => {
  const scene = thanksHouse(await cancellations())
  open.push(scene.db)
  const worker = await insertStaff(scene.db.database, '運営 花子')
  const works = []
  for (let round = 0; round < ROUNDS; round += 1) works.push(await scene.confirmed())
  const before = await noticesIn(scene.db)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (const one of works) {
    expect(await scene.send(one)).toBe('SENT')
    expect(await scene.takeBack(one)).toBe('WITHDRAWN')
    expect(await scene.send(one)).toBe('SENT')
    expect(await scene.change(one)).toBe('CHANGED')
    const [row] = await scene.rowsOf(one)
    const id = row?.id ?? ''
    expect(await scene.reply(one, id)).toBe('REPLIED')
    expect(await scene.shelve(one, id, 'KEPT')).toBe('KEPT')
    expect(await scene.report(one, id)).toBe('REPORTED')
    expect(await scene.decide(worker, id, 'DISMISSED')).toBe('DISMISSED')
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(scene.db)).toEqual({
    ...before,
    APPRECIATION_RECEIVED: ROUNDS,
    APPRECIATION_REPLIED: ROUNDS,
    APPRECIATION_STANDS: ROUNDS,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('rehire offers: made, declined, withdrawn, accepted', async () => {
  const scene = await cancellations()
  open.push(scene.db)
  const offers = rehires(scene)
  const all = await Promise.all(Array.from({ length: ROUNDS }, () => offers.confirmed()))
  await scene.db.database.execute(sql`delete from notification`)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (const one of all) {
    const spot = await offers.listing()
    const openOffer = async () =>
      (await offers.list(one)).find((row: { preview?: object }) => row.preview)?.id
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.decline(one, await openOffer())).toBe('DECLINED')
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.withdraw(one, await openOffer())).toBe('WITHDRAWN')
    expect(await offers.choose(one, false)).toBe('OFF')
    expect(await offers.choose(one, true)).toBe('ON')
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.accept(one, await openOffer())).toBe('MATCHED')
    expect(await offers.offerRegular(one, await offers.regularListing())).toBe('OFFERED')
    expect(await offers.accept(one, await openOffer(), { short_rest_acknowledged: true })).toBe('MATCHED')
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(scene.db)).toEqual({
    REHIRE_OFFER_RECEIVED: ROUNDS * 4,
    REHIRE_OFFER_DECLINED: ROUNDS,
    REHIRE_OFFER_WITHDRAWN: ROUNDS,
    REHIRE_OFFER_ACCEPTED: ROUNDS * 2,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('messages: each is there once, in its order', async () => {
  const scene = await messageHouse()
  open.push(scene.db)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { bearer } = await insertDoctor(scene.db.database)
    const listing = await scene.newSpot()
    expect(await scene.ask(listing, bearer, `一つ目 ${round}`)).toBe('SENT')
    const thread = await scene.threadOf(listing, bearer)
    expect(await scene.reply(thread.id, `二つ目 ${round}`)).toBe('SENT')
    expect(await scene.ask(listing, bearer, `三つ目 ${round}`)).toBe('SENT')
    const { messages } = await scene.threadOf(listing, bearer)
    expect(messages.map(({ body }: { body: string }) => body)).toEqual(
      ['一つ目', '二つ目', '三つ目'].map((text) => `${text} ${round}`),
    )
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS / 2)
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('works: terms, stamps, reports, pay, surveys, absence', async () => {
  const scene = await cancellations()
  open.push(scene.db)
  const worker = await insertStaff(scene.db.database, '運営 花子')
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < FEW; round += 1) {
    await agreeOnTerms(scene)
    await workAndPay(scene)
    await missWork(scene, worker)
  }
  expect(line.lost()).toBeGreaterThan(FEW)
  expect(await noticesIn(scene.db)).toMatchObject({
    TERMS_ISSUED: FEW,
    TERMS_ON_PAPER: FEW,
    WORK_REPORTED: FEW * 2,
    REPORT_CORRECTION: FEW,
    WORK_CONFIRMED: FEW,
    WORK_PAID: FEW * 2,
    PAY_TAKEN_BACK: FEW,
    SLIP_ISSUED: FEW,
    NO_SHOW_REPORTED: FEW * 2,
    NO_SHOW_WITHDRAWN: FEW,
    NO_SHOW_CONFIRMED: FEW,
    NO_SHOW_DECIDED: FEW,
  })
  const { rows } = await scene.db.database.execute(sql`
    select (select count(*)::int from work_stamp) stamps, (select count(*)::int from work_report) reports,
      (select count(*)::int from work_survey) surveys, (select count(*)::int from no_show) absences`)
  expect(rows).toEqual([{ stamps: FEW * 3, reports: FEW * 2, surveys: FEW, absences: FEW }])
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('contracts: what the hospital asks, a substitute, the end by either side', async () => {
  const scene = await regulars()
  open.push(scene.db)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < FEW; round += 1) await changeContract(scene)
  expect(line.lost()).toBeGreaterThan(FEW)
  expect(await noticesIn(scene.db)).toMatchObject({
    DATE_CHANGE_PROPOSED: FEW * 2,
    DATE_CHANGE_RETRACTED: FEW,
    DATE_CHANGE_REFUSED: FEW,
    SUBSTITUTE_DATE_ASKED: FEW,
    SUBSTITUTE_DATE_FOUND: FEW,
    CONTRACT_END_BY_DOCTOR: FEW,
    CONTRACT_END_BY_HOSPITAL: FEW,
    CONTRACT_STANDS_BY_DOCTOR: FEW,
    CONTRACT_STANDS_BY_HOSPITAL: FEW,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('people: settings of a doctor, members and listings of a hospital, our staff', async () => {
  const scene = await cancellations()
  open.push(scene.db)
  const { database } = scene.db
  await insertListing(database)
  const hospitalId = await firstHospital(scene)
  const worker = await insertStaff(database, '運営 花子')
  const owner = await insertMember(database, hospitalId)
  const line = loseAnswers(scene.backend, SHARE, CROWD)
  for (let round = 0; round < FEW; round += 1) {
    await setUp(scene, worker, hospitalId)
    expect(await superviseAs(scene, worker)).toBe('DECIDED')
    await publishMany(scene, owner)
    await runHospital(scene, owner, hospitalId)
  }
  expect(line.lost()).toBeGreaterThan(FEW)
  expect(await database.$count(spotWork)).toBe(1 + FEW * 3)
  const { rows } = await database.execute(
    sql`select event, count(*)::int count from hospital_member_event group by 1`,
  )
  expect(Object.fromEntries(rows.map(({ event, count }) => [event, count]))).toEqual({
    INVITED: FEW,
    INVITATION_VOIDED: FEW,
    ROLE_CHANGED: FEW,
    REMOVED: FEW,
  })
  expect(scene.backend.reported).toEqual([])
}, 120_000)

test('no command of the contract is left out', async () => {
  const left = (await contractCommands()).filter(
    (name) => !CROWD.sent.has(name) && !Object.hasOwn(ELSEWHERE, name),
  )
  expect(left).toEqual([])
})
