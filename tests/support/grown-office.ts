import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { copies } from './copied-rows.ts'

export type Office = { hospitalId: number; staffAccountId: string; memberId: string; now: Date }

type Columns = Readonly<Record<string, string>>

/** Ids of rows of a kind, by the number `n` of the row. */
const id = (kind: number) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const [account, doctor, application, work, payment, thread] = [id(1), id(2), id(3), id(4), id(5), id(6)]

/** The id of a doctor who was made here. */
export const doctorNumbered = (n: number): string =>
  `00000002-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** Copies of listings have ids from here on. */
const FIRST_COPY = 1_000_000
const spot = `(${FIRST_COPY} + n)`

/** One of these by turns. */
const turn = (...words: string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[n % ${words.length} + 1]`

/** What waits for somebody stays as much while what is over grows: of the first thousand rows a fifth is open. */
const isOpen = 'n < 1000 and n % 5 = 0'
const unlessOpen = (value: string) => `case when ${isOpen} then null else ${value} end`
const openOr = (done: string, open = 'OPEN') => `case when ${isOpen} then '${open}' else '${done}' end`

/** The rows of each table that come with a doctor, by column, as SQL over `n`. */
const rowsOf = ({ hospitalId, staffAccountId, memberId, now }: Office): Readonly<Record<string, Columns>> => {
  const at = `'${now.toISOString()}'::timestamptz`
  const ago = `(${at} - n * interval '1 second')`
  const [staff, member, hospital] = [`'${staffAccountId}'::uuid`, `'${memberId}'::uuid`, `${hospitalId}`]
  const start = `case when ${isOpen} and n % 4 = 0 then ${at} + interval '3 days' + n % 1000 * interval '1 minute' else ${ago} - interval '1 day' end`
  const decided = {
    state: openOr('APPROVED'),
    decided_at: unlessOpen(ago),
    staff_account_id: unlessOpen(staff),
  }
  return {
    account: { id: account, kind: `'DOCTOR'`, login_id: `'grown-' || n`, password_hash: `'-'` },
    doctor: {
      id: doctor,
      account_id: account,
      // Most are at work; the suspensions of some have expired.
      status: turn('INITIAL', ...Array<string>(7).fill('APPROVE'), 'SUSPENDED', 'DEACTIVATED'),
      suspended_until: `case when n % 10 = 8 then ${at} + (n % 100 - 50) * interval '1 day' end`,
      status_before: `case when n % 10 = 8 then 'APPROVE' end`,
      return_asked_at: `case when n % 100 = 9 then ${ago} end`,
      status_changed_at: ago,
      ...{
        last_name: `'試験'`,
        first_name: `'一郎'`,
        last_name_kana: `'シケン'`,
        first_name_kana: `'イチロウ'`,
      },
      ...{ sex: `'MALE'`, birth_date: `'1985-04-01'::date` },
    },
    work: {
      ...{
        id: work,
        spot_work_id: spot,
        application_id: application,
        hospital_id: hospital,
        doctor_id: doctor,
      },
      state: `case when ${isOpen} then ${turn('SCHEDULED', 'FINISHED', 'REPORTED', 'CORRECTION_REQUESTED')} else 'PAID' end`,
      ...{
        planned_start: start,
        planned_end: `${start} + interval '8 hours'`,
        break_minutes: '60',
        fee: '80000',
      },
      report_number: unlessOpen('1'),
    },
    work_report: {
      ...{
        work_id: work,
        number: '1',
        actual_start: start,
        actual_end: `${start} + interval '8 hours'`,
        break_minutes: '60',
      },
      ...{
        ambulance_accepted: '1',
        declined: `'[]'`,
        admissions_ambulance: '0',
        admissions_walk_in: '0',
        walk_ins: '0',
      },
      ...{
        ward_calls: '0',
        carfare_yen: '0',
        comment: `''`,
        incentive_yen: '0',
        reported_at: ago,
        confirm_due_at: ago,
      },
    },
    payment: {
      ...{ id: payment, doctor_id: doctor, hospital_id: hospital, marked_at: ago, marked_by: `'HOSPITAL'` },
      ...{ paid_on: `(${at} - n % 300 * interval '1 day')::date`, member_id: member },
    },
    work_payment: {
      ...{ id: work, work_id: work, doctor_id: doctor, hospital_id: hospital },
      ...{ payday: `${ago}::date`, last_day: `${ago}::date`, payment_id: unlessOpen(payment) },
    },
    objection: {
      ...{ work_id: work, subject: `'HOURS'`, detail: `'退勤の時刻が違います。'`, objected_at: ago },
      ...{ state: openOr('WITHDRAWN'), closed_at: unlessOpen(ago) },
    },
    message_thread: {
      ...{ id: thread, spot_work_id: spot, hospital_id: hospital, doctor_id: doctor },
      ...{ last_message_at: ago, unread_hospital: 'n % 2' },
    },
    message: { thread_id: thread, sender: `'DOCTOR'`, body: `'駐車場はありますか。'`, sent_at: ago },
    appreciation: {
      ...{
        work_id: work,
        source: `'HOSPITAL'`,
        stamp: `'HELPED'`,
        body: `''`,
        member_id: member,
        sent_at: ago,
      },
      ...{ report_state: openOr('DISMISSED'), report_reason: `'OTHER'`, reported_at: ago },
      ...{ decided_at: unlessOpen(ago), decided_by: unlessOpen(staff) },
    },
    work_survey: {
      ...{ work_id: work, good: `''`, improve: `''`, only_to_operator: `'手当のことです。'`, saved_at: ago },
    },
    survey_note: {
      ...{ work_id: work, sent_at: ago, handled_at: unlessOpen(ago), staff_account_id: unlessOpen(staff) },
      words: unlessOpen(`'病院に伝えました。'`),
    },
    listing_report: {
      ...{
        hospital_id: hospital,
        kind: `'spot'`,
        listing_id: spot,
        doctor_id: doctor,
        reason: `'OTHER'`,
        detail: `''`,
      },
      ...{
        reported_at: ago,
        state: openOr('KEPT'),
        decided_at: unlessOpen(ago),
        decided_by: unlessOpen(staff),
      },
    },
    contact: {
      ...{
        key: `'grown-' || n`,
        account_id: account,
        sender: `'DOCTOR'`,
        topic: `'OTHER'`,
        name: `'試験 一郎'`,
      },
      ...{ mail: `'grown@example.test'`, body: `'お尋ねしたいことがあります。'`, sent_at: ago },
      ...{ ...decided, state: openOr('ANSWERED'), words: unlessOpen(`'お答えします。'`) },
    },
    profile_change: {
      ...{
        doctor_id: doctor,
        kind: `'NAME'`,
        wanted: `'{}'`,
        reason: `''`,
        idempotency_key: `'grown-' || n`,
      },
      ...{ requested_at: ago, ...decided },
    },
    staff_action: {
      // One kind is rare: whoever filters by it looks for three rows among all.
      kind: `case when n in (7, 77, 777) then 'AUDIT_EXPORTED' when n % 3 = 0 then 'HOSPITAL_VIEWED' else 'DOCTOR_VIEWED' end`,
      subject: `case when n % 3 = 0 then '${hospital}' else ${doctor}::text end`,
      ...{ staff_account_id: staff, words: `''`, at: ago },
    },
    doctor_decision: {
      ...{
        doctor_id: doctor,
        staff_account_id: staff,
        decision: `'APPROVE'`,
        from_status: `'INITIAL'`,
        to_status: `'APPROVE'`,
      },
      ...{ reason: `''`, idempotency_key: `'grown-' || n`, decided_at: ago },
    },
    document_view: {
      account_id: account,
      document_id: account,
      kind: `'LICENCE'`,
      staff_account_id: staff,
      viewed_at: ago,
    },
    rehire_offer: {
      ...{
        hospital_id: hospital,
        doctor_id: doctor,
        work_id: work,
        spot_work_id: spot,
        premium_yen: '0',
        message: `''`,
      },
      ...{ state: openOr('DECLINED', 'OFFERED'), decided_at: unlessOpen(ago), member_id: member },
      ...{ offered_at: ago, expires_at: `${at} + interval '1 day'` },
    },
    weather_declaration: {
      ...{
        day: `${at}::date - n`,
        prefecture: `'HOKKAIDO'`,
        hospital_id: hospital,
        reason: `'大雪のためです。'`,
      },
      ...{ member_id: member, declared_at: ago },
    },
    hospital_subscription: {
      account_id: account,
      hospital_id: hospital,
      channels: `array['MAIL']`,
      created_at: ago,
    },
    notification: {
      ...{
        hospital_id: hospital,
        type: `'APPLICATION_RECEIVED'`,
        title: `''`,
        body: `''`,
        link: `'/hospital'`,
      },
      ...{ channels: `array['APP']`, dedupe_key: `'grown:' || n`, created_at: ago },
    },
  }
}

const insert = (table: string, columns: Columns, numbers: SQL): SQL =>
  sql`insert into ${sql.raw(table)} (${sql.raw(Object.keys(columns).join(', '))})
    select ${sql.raw(Object.values(columns).join(', '))} from ${numbers}`

/**
 * Makes what our staff and one hospital look at grow by the doctors with the numbers from one to before another, each with a
 * listing of the hospital, all of two days ahead, and with what a work there leaves. The hospital needs a listing with an
 * application as models. References and triggers are passed by.
 */
export async function growOffice(
  database: Database,
  office: Office,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to - 1}::int) n`
  const isModel = sql`own.hospital_id = ${office.hospitalId}::bigint and`
  const start = `'${office.now.toISOString()}'::timestamptz + interval '3 days' + n % 600 * interval '1 minute'`
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local session_replication_role = replica`)
    const listing = `jsonb_build_object('id', ${spot}, 'slots', 2, 'start_time', ${start}, 'end_time', ${start} + interval '8 hours',
      'application_deadline', ${start} - interval '1 day', 'publish_time', ${start} - interval '9 days', 'status', ${turn('PUBLISHED', 'PUBLISHED', 'PAUSED', 'FILLED', 'CLOSED')})`
    const listings = sql`spot_work one, ${numbers} where one.id = (
      select min(own.id) from spot_work own where ${isModel} own.id < ${FIRST_COPY}::int)`
    await tx.execute(await copies(tx, 'spot_work', listing, listings))
    const applied = `jsonb_build_object('id', ${application}, 'spot_work_id', ${spot}, 'doctor_id', ${doctor})`
    const applications = sql`application one, ${numbers} where one.id = (
      select own.id from application own where ${isModel} own.spot_work_id < ${FIRST_COPY}::int limit 1)`
    await tx.execute(await copies(tx, 'application', applied, applications))
    for (const [table, columns] of Object.entries(rowsOf(office)))
      await tx.execute(insert(table, columns, numbers))
  })
  await database.execute(sql`analyze`)
}
