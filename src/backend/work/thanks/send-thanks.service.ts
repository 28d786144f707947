import { patientDataIn } from '../../../domain/text/patient-data.ts'
import {
  CHANGE_THANKS_OUTCOME,
  mayChangeThanks,
  SEND_THANKS_OUTCOME,
  THANKABLE,
  thankableFrom,
  WITHDRAW_THANKS_OUTCOME,
  type SendThanksOutcome,
  type ThanksStamp,
} from '../../../domain/work/thanks.ts'
import type { ThanksSource } from '../../../domain/work/thanks-source.ts'
import type { Executor } from '../../database/client.ts'
import { noticeKey } from '../../notice/notice-about.ts'
import { orderNotices, takeBackNotice } from '../../notice/notice-order.service.ts'
import { workCommand, type LockedForMember, type MemberCommand } from '../core/member-command.ts'
import { thanksNotice } from './thanks-notice.ts'
import { deleteThanks, findThanksOf, hasLeft, insertThanks, updateThanks } from './thanks.store.ts'

type Named = { workId: string; source: ThanksSource; key: string }
export type ThanksRequest = Named & {
  stamp: ThanksStamp
  body: string
  /** The member says that the words hold no patient's data. */
  hasNoPatientData: boolean
}

const isSuspect = ({ body, hasNoPatientData }: ThanksRequest): boolean =>
  !hasNoPatientData && patientDataIn(body).length > 0

async function send(
  tx: Executor,
  { work, place }: LockedForMember,
  { member, request, now }: MemberCommand<ThanksRequest>,
): Promise<SendThanksOutcome> {
  const { workId, source, stamp, body } = request
  if (!THANKABLE.includes(work.state)) return 'NOT_YET'
  if (work.plannedEnd < thankableFrom(now)) return 'CLOSED'
  if (await hasLeft(tx, place.doctorId)) return 'DOCTOR_LEFT'
  if (await findThanksOf(tx, request)) return 'ALREADY_SENT'
  if (isSuspect(request)) return 'PATIENT_DATA'
  const { memberId } = member
  const id = await insertThanks(tx, { workId, source, stamp, body, memberId, sentAt: now })
  if (id !== null) await orderNotices(tx, [thanksNotice('APPRECIATION_RECEIVED', place, id)], now)
  return 'SENT'
}

/** The thanks that a command may still change; null once it is read, too old or gone. */
async function findChangeable(tx: Executor, named: Named, now: Date) {
  const thanks = await findThanksOf(tx, named)
  return thanks && mayChangeThanks(thanks, now) ? thanks : null
}

/** Passes thanks on to the doctor of a confirmed work, once per source. Idempotent by key. */
export const sendThanks = workCommand({ operation: 'sendThanks', words: SEND_THANKS_OUTCOME }, send)

/** Changes stamp and words of a thanks that the doctor has not read. Idempotent by key. */
export const changeThanks = workCommand(
  { operation: 'changeThanks', words: CHANGE_THANKS_OUTCOME },
  async (tx, _, { request, now }: MemberCommand<ThanksRequest>) => {
    const thanks = await findChangeable(tx, request, now)
    if (!thanks) return 'NOT_CHANGEABLE'
    if (isSuspect(request)) return 'PATIENT_DATA'
    await updateThanks(tx, thanks.id, { stamp: request.stamp, body: request.body })
    return 'CHANGED'
  },
)

/** Takes a thanks back that the doctor has not read, with its notice. Idempotent by key. */
export const withdrawThanks = workCommand(
  { operation: 'withdrawThanks', words: WITHDRAW_THANKS_OUTCOME },
  async (tx, _, { request, now }: MemberCommand<Named>) => {
    const thanks = await findChangeable(tx, request, now)
    if (!thanks) return 'NOT_CHANGEABLE'
    await deleteThanks(tx, thanks.id)
    await takeBackNotice(tx, noticeKey('APPRECIATION_RECEIVED', thanks.id))
    return 'WITHDRAWN'
  },
)
