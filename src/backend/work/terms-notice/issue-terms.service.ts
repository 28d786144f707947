import {
  ISSUE_TERMS_OUTCOME,
  type IssueTermsOutcome,
  type TypedItems,
} from '../../../domain/work/terms-notice.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { LockedWork } from '../core/work-place.store.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { commonOf, completed, termsTold } from './issue-notice.service.ts'
import {
  addWaitingAsDue,
  findSource,
  saveCommonTerms,
  updateNotice,
  type NoticeRow,
  type NoticeSource,
} from './terms-notice.store.ts'

export type IssueTermsRequest = {
  workId: string
  /** The version that the member has read. */
  number: number
  key: string
  items: TypedItems
  isKept: boolean
}

export type HandOverRequest = Pick<IssueTermsRequest, 'workId' | 'number' | 'key'>

type Found<Request> = MemberCommand<Request> & {
  source: NoticeSource
  last: NoticeRow
}

const isCancelled = ({ state }: LockedWork) =>
  state === 'CANCELLED_BY_DOCTOR' || state === 'CANCELLED_BY_HOSPITAL'

async function issue(
  tx: Executor,
  { member, request, now, source, last }: Found<IssueTermsRequest>,
): Promise<IssueTermsOutcome> {
  if (last.issuedAt !== null) return 'ALREADY_ISSUED'
  const { items, isKept } = request
  const notice = completed(source, items)
  if (!notice) return 'INCOMPLETE'
  const { memberId, hospitalId } = member
  await updateNotice(tx, last.id, {
    ...notice,
    issuedAt: now,
    issuedBy: memberId,
  })
  const common = commonOf(items)
  if (isKept && Object.keys(common).length > 0) {
    await saveCommonTerms(tx, {
      hospitalId,
      items: common,
      updatedAt: now,
      updatedBy: memberId,
    })
    await addWaitingAsDue(tx, hospitalId)
  }
  const kind = last.number === 1 ? 'TERMS_ISSUED' : 'TERMS_REISSUED'
  await orderNotices(tx, [termsTold(kind, source, last.number)], now)
  return 'ISSUED'
}

async function handOver(
  tx: Executor,
  { member, now, last }: Found<HandOverRequest>,
): Promise<IssueTermsOutcome> {
  if (last.issuedAt === null) return 'INCOMPLETE'
  if (last.delivery === 'ELECTRONIC') return 'NOT_ON_PAPER'
  if (last.handedOverAt === null)
    await updateNotice(tx, last.id, {
      handedOverAt: now,
      handedOverBy: member.memberId,
    })
  return 'HANDED_OVER'
}

/** A member's command about the last version of a notice. */
const noticeCommand = <Request extends HandOverRequest>(
  operation: string,
  run: (tx: Executor, found: Found<Request>) => Promise<IssueTermsOutcome>,
) =>
  workCommand(
    { operation, words: ISSUE_TERMS_OUTCOME },
    async (tx, { place, work }, command: MemberCommand<Request>) => {
      const source = await findSource(tx, place.applicationId, command.now)
      const last = source?.last
      if (isCancelled(work)) return 'ENDED'
      if (!source || !last || last.number !== command.request.number) return 'OUTDATED'
      return run(tx, { ...command, source, last })
    },
  )

/** A member writes the missing items of a notice and issues it. Idempotent by key. */
export const issueTerms = noticeCommand<IssueTermsRequest>('issueTerms', issue)

/** A member records that a notice was handed over on paper. Idempotent by key. */
export const handOverTerms = noticeCommand<HandOverRequest>('handOverTerms', handOver)
