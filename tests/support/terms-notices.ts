import { asc, eq } from 'drizzle-orm'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { conditionNotice, hospitalCommonTerms } from '#app/backend/database/schema/doctor/condition-notice.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { COMMON_ITEMS } from '#app/domain/work/terms-notice.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import type { CancellationHouse, Fields, Matched } from './cancellations.ts'
import { hours } from './listings.ts'

type Own = Pick<Matched, 'workId' | 'bearer'>
type Theirs = Pick<Matched, 'workId' | 'member'>

/** A text for each rule of a hospital that its notices say. */
export const COMMON = Object.fromEntries(COMMON_ITEMS.map((item) => [item, `病院の決まり(${item})です。`]))

/** The commands about the notice of terms, from both sides. */
export function termsNotices({ db, backend }: Pick<CancellationHouse, 'db' | 'backend'>) {
  const call = (side: 'work' | 'hospital', method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.${side}.TermsNotices/${method}`, body, bearer)
  return {
    run: () => backend.jobs.run('terms-notice', [{}]),

    /** The hospital's rules, as if a member had written them before. */
    async knows(hospitalId: number, items: Readonly<Record<string, string>> = COMMON) {
      await db.database.delete(hospitalCommonTerms).where(eq(hospitalCommonTerms.hospitalId, hospitalId))
      await db.database.insert(hospitalCommonTerms).values({ hospitalId, items, updatedAt: hours(-1) })
    },

    look: async ({ workId, bearer }: Own, number = 0) =>
      (await call('work', 'GetTermsNotice', bearer, { work_id: workId, number })).body,
    toAcknowledge: async ({ bearer }: Pick<Own, 'bearer'>) =>
      (await call('work', 'ListTermsToAcknowledge', bearer, {})).body.works ?? [],
    acknowledge: async ({ workId, bearer }: Own, more: Fields = {}) =>
      wordOf(
        await call('work', 'AcknowledgeTerms', bearer, {
          work_id: workId,
          number: 1,
          delivery: 'NOTICE_DELIVERY_ELECTRONIC',
          ...key(),
          ...more,
        }),
      ),
    choose: async ({ workId, bearer }: Own, delivery: 'ELECTRONIC' | 'PAPER', more: Fields = {}) =>
      wordOf(
        await call('work', 'ChooseTermsDelivery', bearer, {
          work_id: workId,
          delivery: `NOTICE_DELIVERY_${delivery}`,
          ...key(),
          ...more,
        }),
      ),

    read: async ({ workId, member }: Theirs, number = 0) =>
      (await call('hospital', 'GetTermsNotice', member.bearer, { work_id: workId, number })).body,
    issue: async (
      { workId, member }: Theirs,
      items: Readonly<Record<string, string>> = COMMON,
      more: Fields = {},
    ) =>
      wordOf(
        await call('hospital', 'IssueTerms', member.bearer, {
          work_id: workId,
          number: 1,
          items: Object.entries(items).map(([item, text]) => ({ key: item, text })),
          ...key(),
          ...more,
        }),
      ),
    handOver: async ({ workId, member }: Theirs, more: Fields = {}) =>
      wordOf(
        await call('hospital', 'HandOverTerms', member.bearer, {
          work_id: workId,
          number: 1,
          ...key(),
          ...more,
        }),
      ),

    versionsOf: ({ id }: Pick<Matched, 'id'>) =>
      db.database
        .select()
        .from(conditionNotice)
        .where(eq(conditionNotice.applicationId, id))
        .orderBy(asc(conditionNotice.number)),

    move: ({ workId }: Pick<Matched, 'workId'>, from: number, to: number) =>
      db.database
        .update(work)
        .set({ plannedStart: hours(from), plannedEnd: hours(to) })
        .where(eq(work.id, workId)),

    /** As if a term had been left out of the listing. */
    async forget({ id }: Pick<Matched, 'id'>, fact: 'dutyScope' | 'workplaceScope') {
      const [row] = await db.database.select().from(application).where(eq(application.id, id))
      if (!row) throw new Error('no application')
      const terms = { ...row.terms, [fact]: '' }
      await db.database.update(application).set({ terms }).where(eq(application.id, id))
    },

    /** Kinds of the notices of the app about the notice of terms, to either side. */
    async toldOf({ id }: Pick<Matched, 'id'>) {
      const rows = await db.database
        .select({ kind: notification.type, key: notification.dedupeKey })
        .from(notification)
      return rows
        .filter((row) => row.key.includes(id) && row.key.startsWith('TERMS_'))
        .map(({ kind }) => String(kind))
        .toSorted()
    },
  }
}
