import { hospital } from '../../database/schema/hospital/hospital.ts'
import { and, asc, count, eq, gte, inArray, isNull, lt, lte, ne, notExists, sql, desc } from 'drizzle-orm'
import { OPEN_RENEWAL, type RenewalState } from '../../../domain/work/renewal.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Executor } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { regularEngagement, regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import type { AcceptedTerm } from './last-renewal.sql.ts'

export type Renewal = typeof contractRenewal.$inferSelect

const isOpen = inArray(contractRenewal.state, [...OPEN_RENEWAL])

/** Running contracts that may have to be asked about: their term ends, and nobody was asked about this end. */
export const findToAsk = (executor: Executor, { today, until }: { today: string; until: string }) =>
  executor
    .select({ id: regularEngagement.id, doctorId: regularEngagement.doctorId })
    .from(regularEngagement)
    .where(
      and(
        ne(regularEngagement.state, 'ENDED'),
        isNull(regularEngagement.endNoticedAt),
        lte(regularEngagement.startDate, today),
        gte(regularEngagement.endDate, today),
        lte(regularEngagement.endDate, until),
        notExists(
          executor
            .select({ id: contractRenewal.id })
            .from(contractRenewal)
            .where(
              and(
                eq(contractRenewal.engagementId, regularEngagement.id),
                eq(contractRenewal.termEnd, regularEngagement.endDate),
                ne(contractRenewal.state, 'CLOSED'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(regularEngagement.endDate))
    .limit(1_000)

/** Contracts with an open renewal that the side whose turn it is has not decided in time. */
export const findOverdueRenewals = (executor: Executor, today: string) =>
  executor
    .select({ id: regularEngagement.id, doctorId: contractRenewal.doctorId })
    .from(contractRenewal)
    .innerJoin(regularEngagement, eq(regularEngagement.id, contractRenewal.engagementId))
    .where(and(isOpen, lt(contractRenewal.dueOn, today)))
    .orderBy(asc(contractRenewal.dueOn))
    .limit(1_000)

/** How often a contract was renewed. */
export async function countRenewals(executor: Executor, engagementId: string): Promise<number> {
  const [row] = await executor
    .select({ renewals: count() })
    .from(contractRenewal)
    .where(and(eq(contractRenewal.engagementId, engagementId), eq(contractRenewal.state, 'ACCEPTED')))
  return row?.renewals ?? 0
}

/** The terms that were renewed with the doctor's consent. */
export const findAcceptedTerms = (executor: Executor, engagementId: string): Promise<AcceptedTerm[]> =>
  executor
    .select({ termEnd: contractRenewal.termEnd, newEnd: sql<string>`${contractRenewal.newEnd}` })
    .from(contractRenewal)
    .where(and(eq(contractRenewal.engagementId, engagementId), eq(contractRenewal.state, 'ACCEPTED')))

export async function insertRenewal(
  executor: Executor,
  row: typeof contractRenewal.$inferInsert,
): Promise<void> {
  await executor.insert(contractRenewal).values(row)
}

/** The open renewal of a contract. The caller must hold the lock of the doctor. */
export async function findOpenRenewal(executor: Executor, engagementId: string): Promise<Renewal | null> {
  const [row] = await executor
    .select()
    .from(contractRenewal)
    .where(and(eq(contractRenewal.engagementId, engagementId), isOpen))
  return row ?? null
}

export async function updateRenewal(
  executor: Executor,
  id: string,
  change: Partial<Renewal> & { state: RenewalState },
): Promise<void> {
  await executor.update(contractRenewal).set(change).where(eq(contractRenewal.id, id))
}

/** Closes the open renewal of a contract whose end was noticed, or which goes on without a term. */
export async function closeRenewal(executor: Executor, engagementId: string, now: Date): Promise<void> {
  await executor
    .update(contractRenewal)
    .set({ state: 'CLOSED', decidedAt: now })
    .where(and(eq(contractRenewal.engagementId, engagementId), isOpen))
}

/** The contract goes on, or keeps its end, in another state. */
export async function setTerm(
  executor: Executor,
  engagementId: string,
  term: Partial<Pick<typeof regularEngagement.$inferInsert, 'state' | 'endDate' | 'plannedUntil'>>,
): Promise<void> {
  await executor.update(regularEngagement).set(term).where(eq(regularEngagement.id, engagementId))
}

/** The terms that bind from now on; a trigger has the notice of terms written anew. */
export async function setTerms(
  executor: Executor,
  applicationId: string,
  terms: TermsSnapshot,
): Promise<void> {
  await executor.update(application).set({ terms }).where(eq(application.id, applicationId))
}

/** Offers that wait for a doctor. */
export const findOffers = (
  executor: Executor,
  { doctorId, today, limit }: { doctorId: string; today: string; limit: number },
) =>
  executor
    .select({
      regularWorkId: regularEngagement.regularWorkId,
      terms: application.terms,
      termEnd: contractRenewal.termEnd,
      newEnd: contractRenewal.newEnd,
      dueOn: contractRenewal.dueOn,
    })
    .from(contractRenewal)
    .innerJoin(regularEngagement, eq(regularEngagement.id, contractRenewal.engagementId))
    .innerJoin(application, eq(application.id, regularEngagement.applicationId))
    .where(
      and(
        eq(contractRenewal.doctorId, doctorId),
        eq(contractRenewal.state, 'OFFERED'),
        gte(contractRenewal.dueOn, today),
      ),
    )
    .orderBy(asc(contractRenewal.dueOn), asc(contractRenewal.id))
    .limit(limit)

/** A doctor’s contracts, their renewals and their dates, for the export of own data. */
export const ownContracts = async (executor: Executor, doctorId: string) => ({
  定期の契約: await executor
    .select({
      病院: hospital.name,
      求人: regularEngagement.regularWorkId,
      状態: regularEngagement.state,
      開始日: regularEngagement.startDate,
      終了日: regularEngagement.endDate,
      終了を申し入れた側: regularEngagement.endNoticedBy,
      終了の申し入れ: regularEngagement.endNoticedAt,
      終了の理由: regularEngagement.endReason,
    })
    .from(regularEngagement)
    .innerJoin(hospital, eq(hospital.id, regularEngagement.hospitalId))
    .where(eq(regularEngagement.doctorId, doctorId))
    .orderBy(desc(regularEngagement.startDate)),
  契約の更新: await executor
    .select({
      病院: hospital.name,
      契約の満了: contractRenewal.termEnd,
      結果: contractRenewal.state,
      新しい終了日: contractRenewal.newEnd,
      給与: contractRenewal.fee,
      病院から: contractRenewal.note,
      提案の日時: contractRenewal.offeredAt,
      回答: contractRenewal.answer,
      決まった日時: contractRenewal.decidedAt,
      更新前の条件: contractRenewal.termsBefore,
    })
    .from(contractRenewal)
    .innerJoin(hospital, eq(hospital.id, contractRenewal.hospitalId))
    .where(eq(contractRenewal.doctorId, doctorId))
    .orderBy(desc(contractRenewal.askedAt)),
  定期の予定: await executor
    .select({
      日付: regularWorkSchedule.day,
      開始: regularWorkSchedule.startTime,
      終了: regularWorkSchedule.endTime,
      状態: regularWorkSchedule.state,
      給与: regularWorkSchedule.fee,
    })
    .from(regularWorkSchedule)
    .where(eq(regularWorkSchedule.doctorId, doctorId))
    .orderBy(desc(regularWorkSchedule.startTime)),
})
