import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { callTwirp, type TestBackend, key, wordOf } from './backend-calls.ts'
import type { Fields } from './cancellations.ts'
import type { TestDatabase } from './database.ts'
import type { TestMember } from './members.ts'

type Work = { workId: string; bearer: string; member: TestMember }

/** The commands about moving a work, from both sides. */
export function dateChanges({ db, backend }: { db: TestDatabase; backend: TestBackend }) {
  const changesOf = (workId: string) =>
    db.database.select().from(dateChange).where(eq(dateChange.workId, workId)).orderBy(dateChange.requestedAt)
  return {
    changesOf,

    request: async (
      { workId, bearer }: Pick<Work, 'workId' | 'bearer'>,
      [start, end]: readonly [Date, Date],
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.work.DateChanges/RequestDateChange',
          {
            work_id: workId,
            ...key(),
            start: start.toISOString(),
            end: end.toISOString(),
            note: '学会の発表と重なってしまいました。',
            ...more,
          },
          bearer,
        ),
      ),

    withdraw: async ({ workId, bearer }: Pick<Work, 'workId' | 'bearer'>, more: Fields = {}) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.work.DateChanges/WithdrawDateChange',
          { work_id: workId, ...key(), ...more },
          bearer,
        ),
      ),

    decide: async (
      { workId, member }: Pick<Work, 'workId' | 'member'>,
      answer: 'ACCEPT' | 'DECLINE',
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.hospital.DateChanges/DecideDateChange',
          {
            work_id: workId,
            change_id: (await changesOf(workId)).at(-1)?.id ?? crypto.randomUUID(),
            ...key(),
            answer: `DATE_CHANGE_ANSWER_${answer}`,
            word: answer === 'DECLINE' ? 'その日は別の先生が勤務します。' : '',
            ...more,
          },
          member.bearer,
        ),
      ),

    /** The hospital asks. */
    propose: async (
      { workId, member }: Pick<Work, 'workId' | 'member'>,
      [start, end]: readonly [Date, Date],
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.hospital.DateChanges/ProposeDateChange',
          {
            work_id: workId,
            ...key(),
            start: start.toISOString(),
            end: end.toISOString(),
            note: '検査機器の点検がその日に入りました。',
            ...more,
          },
          member.bearer,
        ),
      ),

    retract: async ({ workId, member }: Pick<Work, 'workId' | 'member'>, more: Fields = {}) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.hospital.DateChanges/RetractDateChange',
          { work_id: workId, ...key(), ...more },
          member.bearer,
        ),
      ),

    /** The doctor answers what the hospital asks. */
    reply: async (
      { workId, bearer }: Pick<Work, 'workId' | 'bearer'>,
      answer: 'ACCEPT' | 'DECLINE',
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          backend,
          'dp.work.DateChanges/AnswerDateChange',
          {
            work_id: workId,
            change_id: (await changesOf(workId)).at(-1)?.id ?? crypto.randomUUID(),
            ...key(),
            answer: `DATE_CHANGE_REPLY_${answer}`,
            word: answer === 'DECLINE' ? 'その日は常勤先の当直があります。' : '',
            ...more,
          },
          bearer,
        ),
      ),

    statesOf: async (workId: string) => (await changesOf(workId)).map(({ state }) => state),

    timesOf: async (workId: string) => {
      const [row] = await db.database.select().from(work).where(eq(work.id, workId))
      return row && [row.plannedStart, row.plannedEnd]
    },
  }
}
