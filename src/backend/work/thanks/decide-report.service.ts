import { DECIDE_REPORT_OUTCOME, mayReportFollow, type ThanksVerdict } from '../../../domain/work/thanks.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace } from '../core/work-place.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { thanksNotice } from './thanks-notice.ts'
import { findThanksById, updateThanks } from './thanks.store.ts'

type Decision = { accountId: string; request: { id: string; key: string; verdict: ThanksVerdict }; now: Date }

/** Our staff removes a reported thanks or lets it stand; the doctor is told. Idempotent by key. */
export const decideThanksReport = (database: Database, { accountId, request, now }: Decision) =>
  inTransaction(database, async (tx) => {
    const { id, verdict } = request
    const seen = await findThanksById(tx, id)
    if (!seen) return 'NOT_FOUND' as const
    await lockDoctor(tx, seen.doctorId, now)
    const once = { accountId, operation: 'decideThanksReport', request, words: DECIDE_REPORT_OUTCOME, now }
    return answerOnce(tx, once, async () => {
      const found = await findThanksById(tx, id)
      const place = found && (await findPlace(tx, found.thanks.workId))
      if (!found || !place || found.thanks.reportState === 'NONE') return 'NOT_FOUND'
      if (!mayReportFollow(found.thanks.reportState, verdict, 'OPERATOR')) return 'ALREADY_DECIDED'
      await updateThanks(tx, id, { reportState: verdict, decidedAt: now, decidedBy: accountId })
      const kind = verdict === 'REMOVED' ? 'APPRECIATION_REMOVED' : 'APPRECIATION_STANDS'
      await orderNotices(tx, [thanksNotice(kind, place, id)], now)
      return verdict
    })
  })
