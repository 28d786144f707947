import { and, eq, isNull } from 'drizzle-orm'
import { replyDue } from '../../../domain/application/application-state.ts'
import type { Executor } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { applicationNotice } from '../core/application-notice.ts'

/**
 * Releases the applications that a doctor made before approval: orders the notices to
 * the hospitals and starts their time to answer. Runs in the transaction of the approval; idempotent.
 */
export async function releaseHeldApplications(tx: Executor, doctorId: string, now: Date): Promise<void> {
  const held = await tx
    .select({
      applicationId: application.id,
      hospitalId: application.hospitalId,
      terms: application.terms,
      missing: application.missing,
    })
    .from(application)
    .where(
      and(
        eq(application.doctorId, doctorId),
        eq(application.state, 'APPLIED'),
        isNull(application.releasedAt),
      ),
    )
  for (const { applicationId, hospitalId, terms, missing } of held) {
    const replyDueAt = replyDue(now, new Date(terms.startTime))
    await tx.update(application).set({ replyDueAt, releasedAt: now }).where(eq(application.id, applicationId))
    const subject = { id: applicationId, doctorId, hospitalId, terms, missing, replyDueAt }
    await orderNotices(tx, [applicationNotice('APPLICATION_RECEIVED', subject)], now)
  }
}
