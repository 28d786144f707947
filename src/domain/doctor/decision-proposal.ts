import { HOUR_MS } from '../duration.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import type { DoctorStatus } from '../account/doctor-words.ts'
import { NEW_MEMBER_WORDS } from '../staff/membership.ts'
import type { Standing } from './doctor-decision.ts'

/** States of a decision that one member of our staff has proposed and another one has to confirm. */
export const PROPOSAL_STATE = {
  OPEN: '確認待ち',
  CONFIRMED: '確認のうえ実行',
  REJECTED: '見送り',
  WITHDRAWN: '取り下げ',
  EXPIRED: '期限切れ',
  VOID: '無効(先生の状態が変わりました)',
} as const
export type ProposalState = keyof typeof PROPOSAL_STATE

/** Answers to a proposal, with the labels of their buttons. */
export const PROPOSAL_ANSWER = {
  CONFIRM: '確認して実行する',
  REJECT: '見送る',
  WITHDRAW: '提案を取り下げる',
} as const
export type ProposalAnswer = keyof typeof PROPOSAL_ANSWER

/** How long a proposal may be confirmed. */
export const PROPOSAL_HOURS = 72

/** The last instant of a proposal: that of a suspension ends with the suspension itself. */
export const proposalEnd = (proposedAt: Date, until: Date | null): Date => {
  const end = new Date(proposedAt.getTime() + PROPOSAL_HOURS * HOUR_MS)
  return until !== null && until < end ? until : end
}

type Rule = {
  /** Nobody confirms or rejects an own proposal; nobody else withdraws it. */
  by: 'PROPOSER' | 'ANOTHER'
  to: 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN'
  needsReason: boolean
}

/** State machine of a proposal: all answers lead away from OPEN. */
const RULE: Record<ProposalAnswer, Rule> = {
  CONFIRM: { by: 'ANOTHER', to: 'CONFIRMED', needsReason: false },
  REJECT: { by: 'ANOTHER', to: 'REJECTED', needsReason: true },
  WITHDRAW: { by: 'PROPOSER', to: 'WITHDRAWN', needsReason: false },
}

type Proposed = { state: ProposalState; expiresAt: Date; fromStatus: DoctorStatus }

/** A suspension in between keeps a proposal, since it is what one member may do at once when it is urgent. */
const isAsProposed = (fromStatus: DoctorStatus, { status, before }: Standing): boolean =>
  status === fromStatus || (status === 'SUSPENDED' && before === fromStatus)

/** The state of a proposal now: nobody has to end one that has expired or whose doctor has changed. */
export function proposalStateAt(
  { state, expiresAt, fromStatus }: Proposed,
  standing: Standing,
  now: Date,
): ProposalState {
  if (state !== 'OPEN') return state
  if (!isAsProposed(fromStatus, standing)) return 'VOID'
  return expiresAt <= now ? 'EXPIRED' : 'OPEN'
}

export const ANSWER_PROPOSAL_OUTCOME = {
  CONFIRMED: good('確認を記録し、実行しました。先生にはメールでお知らせします。'),
  REJECTED: good('提案を見送りました。先生の状態は変わりません。'),
  WITHDRAWN: good('提案を取り下げました。先生の状態は変わりません。'),
  EXPIRED: info(
    `提案から${PROPOSAL_HOURS}時間が過ぎたため、実行しませんでした。必要であれば、あらためて提案してください。`,
  ),
  VOID: info(
    '提案のあとに先生の状態が変わったため、この提案は無効です。いまの状態を確認してから、必要であれば、あらためて提案してください。',
  ),
  ENDED: 'この提案には、すでに結果が記録されています。いまの状態をご確認ください。',
  OWN_PROPOSAL: 'ご自分の提案は確認も見送りもできません。ほかの担当者にご依頼ください。',
  NOT_OWN: '取り下げられるのは、提案した担当者だけです。',
  REASON_REQUIRED: '見送る理由を入力してください。',
  NOT_FOUND: 'この提案は見つかりません。',
  NEW_MEMBER: NEW_MEMBER_WORDS,
} as const
type AnswerProposalOutcome = keyof typeof ANSWER_PROPOSAL_OUTCOME

export const answerProposalWords = outcomeWords({ ...ANSWER_PROPOSAL_OUTCOME, UNREACHABLE: UNAVAILABLE })

/**
 * What an answer leads to, where `state` is that of `proposalStateAt`: a new state, or why it is refused. `isNew`: the
 * caller is too new a member to be one of two.
 */
export function answerOutcome(
  answer: ProposalAnswer,
  { state, isOwn, isNew, reason }: { state: ProposalState; isOwn: boolean; isNew: boolean; reason: string },
): AnswerProposalOutcome {
  const { by, to, needsReason } = RULE[answer]
  if (state === 'EXPIRED' || state === 'VOID') return state
  if (state !== 'OPEN') return 'ENDED'
  if (isOwn !== (by === 'PROPOSER')) return isOwn ? 'OWN_PROPOSAL' : 'NOT_OWN'
  // A rejection keeps the doctor's status, so that anybody may make it.
  if (to === 'CONFIRMED' && isNew) return 'NEW_MEMBER'
  if (needsReason && reason === '') return 'REASON_REQUIRED'
  return to
}
