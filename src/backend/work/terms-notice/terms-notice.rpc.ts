import { TermsNotices as HospitalTermsNotices } from '../../../contract/gen/hospital_terms_notice_pb.ts'
import { TermsNotices } from '../../../contract/gen/terms_notice_pb.ts'
import type { Asked } from '../../../contract/plain.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import {
  isNoticeItem,
  ITEM_TEXT,
  noticeState,
  type NoticeDelivery,
  type TypedItems,
} from '../../../domain/work/terms-notice.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { toRecord } from '../record/record-message.ts'
import { findRecord, type WorkRecordRow } from '../record/record.store.ts'
import { doctorOf, memberOfWork, ofWork, workNotFound } from '../core/work-party.ts'
import { answerTerms } from './answer-terms.service.ts'
import { handOverTerms, issueTerms } from './issue-terms.service.ts'
import { findTermsNotice, findToAcknowledge, findVersions, type NoticeRow } from './terms-notice.store.ts'

const TO_ACKNOWLEDGE = 20
const MOST_VERSIONS = 32_767

const noticeOf = (row: NoticeRow) => ({ ...row, state: noticeState(row) })

function toNumber(number: number): number {
  if (number < 1 || number > MOST_VERSIONS) throw invalidArgument('通知書の番号が正しくありません。')
  return number
}

function toDelivery(delivery: NoticeDelivery | null): NoticeDelivery {
  if (delivery === null) throw invalidArgument('受け取り方を選んでください。')
  return delivery
}

function toItems(items: readonly Asked<'dp.hospital.TypedItem'>[]): TypedItems {
  const typed: Record<string, string> = {}
  for (const { key, text } of items) {
    if (!isNoticeItem(key) || key in typed) throw invalidArgument('通知書の項目が正しくありません。')
    typed[key] = toText(text, ITEM_TEXT.most)
    if ([...typed[key]].length < ITEM_TEXT.least)
      throw invalidArgument(ruleMessage('minLength', { n: ITEM_TEXT.least }))
  }
  return typed
}

/** The methods of `dp.work.TermsNotices` and `dp.hospital.TermsNotices`. */
export function createTermsNoticeMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  async function noticesOf({ applicationId }: WorkRecordRow, number: number) {
    const [notice, versions] = await Promise.all([
      findTermsNotice(database, applicationId, number === 0 ? 0 : toNumber(number)),
      findVersions(database, applicationId),
    ])
    if (number !== 0 && !notice) throw workNotFound()
    return { notice: notice && noticeOf(notice), versions }
  }

  return [
    rpcMethod(TermsNotices.method.getTermsNotice, async ({ workId, number }, call) => {
      const { doctorId } = doctorOf(call)
      const row = await findRecord(database, toWorkId(workId))
      if (row?.doctorId !== doctorId) throw workNotFound()
      const { notice, versions } = await noticesOf(row, number)
      // What is not issued yet is the hospital's draft.
      const seen = notice?.issuedAt ? notice : notice && { ...notice, lines: [] }
      return {
        work: toRecord(row),
        notice: seen,
        versions,
        doctorName: row.doctorName,
      }
    }),

    rpcMethod(TermsNotices.method.listTermsToAcknowledge, async (_, call) => {
      const { doctorId } = signedIn(call)
      // An account without a doctor has no works.
      if (doctorId === null) return {}
      const rows = await findToAcknowledge(database, {
        doctorId,
        now: clock(),
        limit: TO_ACKNOWLEDGE,
      })
      return { works: rows }
    }),

    rpcMethod(TermsNotices.method.acknowledgeTerms, async (message, call) => {
      const request = {
        workId: toWorkId(message.workId),
        key: toIdempotencyKey(message.idempotencyKey),
        delivery: toDelivery(message.delivery),
        number: toNumber(message.number),
      }
      const outcome = await answerTerms(database, {
        ...doctorOf(call),
        request,
        now: clock(),
      })
      return { outcome }
    }),

    rpcMethod(TermsNotices.method.chooseTermsDelivery, async (message, call) => {
      const request = {
        workId: toWorkId(message.workId),
        key: toIdempotencyKey(message.idempotencyKey),
        delivery: toDelivery(message.delivery),
        number: null,
      }
      const outcome = await answerTerms(database, {
        ...doctorOf(call),
        request,
        now: clock(),
      })
      return { outcome }
    }),

    rpcMethod(HospitalTermsNotices.method.getTermsNotice, async ({ workId, number }, call) => {
      signedIn(call)
      const row = await findRecord(database, toWorkId(workId))
      const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(row))
      if (!row) throw workNotFound()
      return {
        work: toRecord(row),
        doctorName: row.doctorName,
        ...(await noticesOf(row, number)),
        mayIssue: mayOperate(role, 'ISSUE_TERMS'),
      }
    }),

    rpcMethod(HospitalTermsNotices.method.issueTerms, async (message, call) => {
      const request = {
        workId: toWorkId(message.workId),
        number: toNumber(message.number),
        key: toIdempotencyKey(message.idempotencyKey),
        items: toItems(message.items),
        isKept: message.isKept,
      }
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'ISSUE_TERMS')
      const outcome = await issueTerms(database, {
        member,
        request,
        now: clock(),
      })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),

    rpcMethod(HospitalTermsNotices.method.handOverTerms, async (message, call) => {
      const request = {
        workId: toWorkId(message.workId),
        number: toNumber(message.number),
        key: toIdempotencyKey(message.idempotencyKey),
      }
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'ISSUE_TERMS')
      const outcome = await handOverTerms(database, {
        member,
        request,
        now: clock(),
      })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),
  ]
}
