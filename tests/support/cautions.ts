import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { callTwirp, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import { ORIGIN, type TestDoctor } from './doctors.ts'
import { hours, insertListing } from './listings.ts'
import { pdfFile } from './pdfs.ts'
import { insertStaff } from './staff.ts'
import { workRecords } from './work-records.ts'

export const DETAIL = '前日の夜に病院へ電話し、了承をいただいていました。'
export const REASON = '病院に確認し、事前のご連絡があったことがわかりました。'

/** Works that have left 注意 or absence, and the commands about objections to them. */
export async function cautions(scene: CancellationHouse) {
  const worker = await insertStaff(scene.db.database, '運営 花子')
  const records = workRecords(scene)
  const asDoctor = (method: string, { bearer }: { bearer: string }, body: Fields) =>
    callTwirp(scene.backend, `dp.work.Cautions/${method}`, body, bearer)
  const object = (one: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) =>
    asDoctor('ObjectToCaution', one, {
      work_id: one.workId,
      idempotency_key: crypto.randomUUID(),
      detail: DETAIL,
      ...more,
    })
  const withdraw = async (one: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) =>
    wordOf(
      await asDoctor('WithdrawCautionObjection', one, {
        work_id: one.workId,
        idempotency_key: crypto.randomUUID(),
        ...more,
      }),
    )
  const listOf = async (one: { bearer: string }) => (await asDoctor('ListCautions', one, {})).body
  const cautionOf = async (one: Pick<Matched, 'workId' | 'bearer'>) =>
    (await listOf(one)).cautions?.find((caution: Fields) => caution['work_id'] === one.workId)
  const office = (method: string, body: Fields, bearer: string | undefined = worker.bearer) =>
    callTwirp(scene.backend, `dp.staff.Troubles/${method}`, body, bearer)
  const decide = (
    { workId }: Pick<Matched, 'workId'>,
    decision: 'TAKEN_BACK' | 'KEPT',
    more: Fields = {},
    bearer?: string,
  ) =>
    office(
      'DecideCaution',
      {
        work_id: workId,
        idempotency_key: crypto.randomUUID(),
        decision: `CAUTION_DECISION_${decision}`,
        reason: REASON,
        ...more,
      },
      bearer,
    )
  const troubleOf = async ({ workId }: Pick<Matched, 'workId'>) =>
    (await office('ListTroubles', {})).body.troubles?.find((one: Fields) => one['work_id'] === workId)
  const kindsFor = async ({ doctorId }: Pick<Matched, 'doctorId'>) =>
    (await scene.db.database.select().from(notification).where(eq(notification.doctorId, doctorId)))
      .map(({ type }) => type)
      .filter((type) => type.startsWith('CAUTION'))

  /** A work cancelled so late that it leaves two points. */
  async function cautioned(person?: TestDoctor, from = 30): Promise<Matched> {
    const one = await scene.matched(inHours(from), person)
    await scene.ask(one, 'CAUTION_2')
    await scene.decide(one, 'ACCEPT')
    return one
  }

  /** A work that our staff have recorded as absence. */
  async function absent(): Promise<Matched> {
    const one = await scene.matched(inHours(300))
    await records.takesPlace(one, -12, -4)
    await records.run()
    await records.run()
    const report = { work_id: one.workId, idempotency_key: crypto.randomUUID(), attempts: DETAIL }
    await callTwirp(scene.backend, 'dp.hospital.NoShows/ReportNoShow', report, one.member.bearer)
    const confirmed = {
      work_id: one.workId,
      idempotency_key: crypto.randomUUID(),
      decision: 'NO_SHOW_DECISION_CONFIRMED',
      reason: REASON,
    }
    expect(wordOf(await office('DecideNoShow', confirmed))).toBe('CONFIRMED')
    return one
  }

  const files = (path: string, bearer: string, init: RequestInit = {}) => {
    const headers = new Headers({ Origin: ORIGIN })
    if (bearer !== '') headers.set('Authorization', `Bearer ${bearer}`)
    return scene.backend.handlers.messageFiles(
      new Request(`${ORIGIN}/messages/files${path}`, { ...init, headers }),
    )
  }
  async function upload({ bearer }: { bearer: string }): Promise<string> {
    const body = new Uint8Array(pdfFile())
    const response = await files(`?name=${encodeURIComponent('運休証明.pdf')}`, bearer, {
      method: 'PUT',
      body,
    })
    expect(response.status).toBe(200)
    return String((await response.json()).id)
  }

  /** What applying for a new listing without selection answers the doctor. */
  async function insertFree(person: TestDoctor): Promise<string> {
    const spot = await insertListing(scene.db.database, { startTime: hours(400), endTime: hours(408) })
    return (await scene.apply(spot, person.bearer)).outcome
  }

  return {
    worker,
    records,
    asDoctor,
    object,
    withdraw,
    listOf,
    cautionOf,
    office,
    decide,
    troubleOf,
    kindsFor,
    cautioned,
    absent,
    files,
    upload,
    insertFree,
  }
}

export type Cautions = Awaited<ReturnType<typeof cautions>>
