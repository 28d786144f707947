import {
  ANSWER_TERMS_OUTCOME,
  isPaperDue,
  type AnswerTermsOutcome,
  type NoticeDelivery,
} from '../../../domain/work/terms-notice.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace, lockWork } from '../core/work-place.store.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { termsTold } from './issue-notice.service.ts'
import { findSource, updateNotice } from './terms-notice.store.ts'

export type TermsAnswer = {
  workId: string
  key: string
  delivery: NoticeDelivery
  /** The version that the doctor has read and acknowledges; null only states the wish for the delivery. */
  number: number | null
}

async function answer(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<TermsAnswer>,
): Promise<AnswerTermsOutcome> {
  const { workId, delivery, number } = request
  const place = await findPlace(tx, workId)
  if (place?.doctorId !== doctorId) return 'NOT_FOUND'
  const work = await lockWork(tx, workId)
  const source = await findSource(tx, place.applicationId, now)
  if (!work || !source) return 'NOT_FOUND'
  if (work.state === 'CANCELLED_BY_DOCTOR' || work.state === 'CANCELLED_BY_HOSPITAL') return 'ENDED'
  const { last } = source
  if (!last || last.issuedAt === null) return 'NOT_ISSUED'
  if (number !== null && number !== last.number) return 'OUTDATED'
  // The first time counts.
  const acknowledgedAt = last.acknowledgedAt ?? (number === null ? null : now)
  await updateNotice(tx, last.id, { delivery, acknowledgedAt })
  if (delivery !== last.delivery && isPaperDue({ ...last, delivery }))
    await orderNotices(tx, [termsTold('TERMS_ON_PAPER', source, last.number)], now)
  return number === null ? 'DELIVERY_CHOSEN' : 'ACKNOWLEDGED'
}

/**
 * The doctor acknowledges a notice of terms, or chooses how it is delivered. Every writer of a notice holds the lock of
 * the doctor. Idempotent by key.
 */
export const answerTerms = doctorCommand({ operation: 'answerTerms', words: ANSWER_TERMS_OUTCOME }, answer)
