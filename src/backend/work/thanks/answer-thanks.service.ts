import {
  mayReportFollow,
  mayThanksFollow,
  REPLY_THANKS_OUTCOME,
  REPORT_THANKS_OUTCOME,
  SHELVE_THANKS_OUTCOME,
  thanksState,
  type ThanksReply,
  type ThanksReportReason,
  type ThanksShelf,
} from '../../../domain/work/thanks.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace } from '../core/work-place.store.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { thanksNotice } from './thanks-notice.ts'
import {
  countUnreadThanks,
  deleteThanksOf,
  findThanksById,
  markThanksRead,
  updateThanks,
  type ThanksRow,
} from './thanks.store.ts'

type Named = { id: string; key: string }

/** A doctor's command about one of the own thanks. Our staff's removal hides it for good. */
const ownThanksCommand = <
  Request extends Named,
  Words extends Record<string, unknown> & { NOT_FOUND: unknown },
>(
  named: { operation: string; words: Words },
  run: (tx: Executor, thanks: ThanksRow, command: DoctorCommand<Request>) => Promise<keyof Words & string>,
) =>
  doctorCommand(named, async (tx, command: DoctorCommand<Request>) => {
    const found = await findThanksById(tx, command.request.id)
    if (found?.doctorId !== command.doctorId || found.thanks.reportState === 'REMOVED') return 'NOT_FOUND'
    return run(tx, found.thanks, command)
  })

/** お礼を返す: one fixed answer, which the hospital is told of. Idempotent by key. */
export const replyToThanks = ownThanksCommand(
  { operation: 'replyToThanks', words: REPLY_THANKS_OUTCOME },
  async (tx, thanks, { request, now }: DoctorCommand<Named & { reply: ThanksReply }>) => {
    if (!mayThanksFollow(thanksState(thanks), 'REPLIED', 'DOCTOR')) return 'ALREADY_REPLIED'
    const readAt = thanks.readAt ?? now
    await updateThanks(tx, thanks.id, { reply: request.reply, repliedAt: now, readAt })
    const place = await findPlace(tx, thanks.workId)
    if (place) await orderNotices(tx, [thanksNotice('APPRECIATION_REPLIED', place, thanks.id)], now)
    return 'REPLIED'
  },
)

const SHELVED = { OPEN: 'OPENED', KEPT: 'KEPT', HIDDEN: 'HIDDEN' } as const satisfies Record<
  ThanksShelf,
  keyof typeof SHELVE_THANKS_OUTCOME
>

/** Keeps a thanks in the 感謝の手帳, hides it, or puts it back. Idempotent by key. */
export const shelveThanks = ownThanksCommand(
  { operation: 'shelveThanks', words: SHELVE_THANKS_OUTCOME },
  async (tx, thanks, { request, now }: DoctorCommand<Named & { shelf: ThanksShelf }>) => {
    await updateThanks(tx, thanks.id, { shelf: request.shelf, readAt: thanks.readAt ?? now })
    return SHELVED[request.shelf]
  },
)

type Report = Named & { reason: ThanksReportReason; detail: string }

/** Reports a thanks to our staff, once. Idempotent by key. */
export const reportThanks = ownThanksCommand(
  { operation: 'reportThanks', words: REPORT_THANKS_OUTCOME },
  async (tx, thanks, { request, now }: DoctorCommand<Report>) => {
    if (!mayReportFollow(thanks.reportState, 'OPEN', 'DOCTOR')) return 'ALREADY_REPORTED'
    await updateThanks(tx, thanks.id, {
      reportState: 'OPEN',
      reportReason: request.reason,
      reportDetail: request.detail,
      reportedAt: now,
      readAt: thanks.readAt ?? now,
    })
    return 'REPORTED'
  },
)

/** Marks thanks as read; returns how many are unread then. Marking again changes nothing. */
export const readThanks = (
  database: Database,
  { doctorId, ids, now }: { doctorId: string; ids: readonly string[]; now: Date },
): Promise<number> =>
  inTransaction(database, async (tx) => {
    await lockDoctor(tx, doctorId, now)
    await markThanksRead(tx, { doctorId, ids, now })
    return countUnreadThanks(tx, doctorId)
  })

/** Deletes the thanks of a doctor who leaves: they are the doctor's own, and no law asks to keep them. */
export const deleteAllThanks = (tx: Executor, doctorId: string): Promise<void> => deleteThanksOf(tx, doctorId)
