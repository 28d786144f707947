import { eq } from 'drizzle-orm'
import { appreciation } from '#app/backend/database/schema/work/appreciation.ts'
import type { ThanksReply, ThanksShelf } from '#app/domain/work/thanks.ts'
import type { ThanksSource } from '#app/domain/work/thanks-source.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import type { TestDoctor } from './doctors.ts'
import { workRecords } from './work-records.ts'

type Theirs = { workId: string; member: { bearer: string } }
type Bearer = { bearer: string }

/** The commands about thanks, from the hospital, the doctor and our staff. */
export function thanksHouse(scene: CancellationHouse) {
  const { db, backend } = scene
  const records = workRecords(scene)
  const byMember = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.hospital.Thanks/${method}`, body, bearer)
  const byDoctor = (method: string, { bearer }: Bearer, body: Fields) =>
    callTwirp(backend, `dp.work.Appreciations/${method}`, body, bearer)
  const byStaff = (method: string, { bearer }: Bearer, body: Fields) =>
    callTwirp(backend, `dp.staff.ThanksReports/${method}`, body, bearer)
  const written = (workId: string, source: ThanksSource, more: Fields) => ({
    work_id: workId,
    ...key(),
    source: `APPRECIATION_SOURCE_${source}`,
    stamp: 'THANKS_STAMP_HELPED',
    body: '夜間の対応、ありがとうございました。',
    ...more,
  })
  return {
    ...scene,
    records,

    /** A work that took place and whose report waits for the hospital. */
    async reported(doctor?: TestDoctor, daysAgo = 0): Promise<Matched> {
      const one = await scene.matched(inHours(300 + 24 * daysAgo), doctor)
      await records.takesPlace(one, -12 - 24 * daysAgo, -4 - 24 * daysAgo)
      await records.run()
      await records.run()
      if ((await records.report(one)) !== 'REPORTED') throw new Error('not reported')
      return one
    },

    async confirmed(doctor?: TestDoctor, daysAgo = 0): Promise<Matched> {
      const one = await this.reported(doctor, daysAgo)
      if ((await records.answer(one, 'CONFIRMED')) !== 'CONFIRMED') throw new Error('not confirmed')
      return one
    },

    send: async ({ workId, member }: Theirs, source: ThanksSource = 'HOSPITAL', more: Fields = {}) =>
      wordOf(await byMember('SendThanks', member.bearer, written(workId, source, more))),
    change: async ({ workId, member }: Theirs, source: ThanksSource = 'HOSPITAL', more: Fields = {}) =>
      wordOf(await byMember('ChangeThanks', member.bearer, written(workId, source, more))),
    takeBack: async ({ workId, member }: Theirs, more: Fields = {}) =>
      wordOf(
        await byMember('WithdrawThanks', member.bearer, {
          work_id: workId,
          ...key(),
          source: 'APPRECIATION_SOURCE_HOSPITAL',
          ...more,
        }),
      ),
    thankable: async (bearer: string, after = '') =>
      (await byMember('ListThankableWorks', bearer, { after })).body,
    /** The work as the hospital sees it among those that it can thank for; the works of the tests share one. */
    async thankableOf({ workId, member }: Theirs) {
      for (let after = ''; ;) {
        const { works = [], next_cursor: next } = await this.thankable(member.bearer, after)
        const found = works.find(({ id }: { id: string }) => id === workId)
        if (found || !next) return found
        after = next
      }
    },

    read: async (one: Bearer, more: Fields = {}) => (await byDoctor('ListAppreciations', one, more)).body,
    mark: async (one: Bearer, ids: readonly string[]) =>
      (await byDoctor('MarkAppreciationsRead', one, { ids })).body,
    reply: async (one: Bearer, id: string, reply: ThanksReply = 'THANK_YOU', more: Fields = {}) =>
      wordOf(
        await byDoctor('ReplyToAppreciation', one, { id, ...key(), reply: `THANKS_REPLY_${reply}`, ...more }),
      ),
    shelve: async (one: Bearer, id: string, shelf: ThanksShelf, more: Fields = {}) =>
      wordOf(
        await byDoctor('ShelveAppreciation', one, { id, ...key(), shelf: `THANKS_SHELF_${shelf}`, ...more }),
      ),
    report: async (one: Bearer, id: string, more: Fields = {}) =>
      wordOf(
        await byDoctor('ReportAppreciation', one, {
          id,
          ...key(),
          reason: 'THANKS_REPORT_REASON_OFFENSIVE',
          detail: '不快な表現があります。',
          ...more,
        }),
      ),
    notebook: async (one: Bearer, year = 0) => (await byDoctor('GetNotebook', one, { year })).body,

    reports: async (one: Bearer) => (await byStaff('ListThanksReports', one, {})).body,
    decide: async (one: Bearer, id: string, verdict: 'REMOVED' | 'DISMISSED', more: Fields = {}) =>
      wordOf(
        await byStaff('DecideThanksReport', one, {
          id,
          ...key(),
          verdict: `THANKS_VERDICT_${verdict}`,
          ...more,
        }),
      ),

    rowsOf: ({ workId }: Pick<Matched, 'workId'>) =>
      db.database.select().from(appreciation).where(eq(appreciation.workId, workId)),
  }
}

export type ThanksHouse = ReturnType<typeof thanksHouse>
