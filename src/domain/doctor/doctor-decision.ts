import { DAY_MS } from '../duration.ts'
import type { DoctorStatus } from '../account/doctor-words.ts'
import type { DocumentKind } from './registration-words.ts'

/** Decisions of staff about a doctor, with the labels of their buttons. */
export const DOCTOR_DECISION = {
  VERIFY_LICENSE: '医師免許を確認済みにする',
  APPROVE: '承認する',
  RETURN: '差し戻す',
  REJECT: '登録をお断りする',
  SUSPEND: '一時停止する',
  REINSTATE: '利用を再開する',
  BAN: '利用を停止する',
  LIFT_BAN: '利用の停止を解除する',
} as const
export type DoctorDecision = keyof typeof DOCTOR_DECISION

/** The status before the suspension, rejection or ban. */
type Before = 'BEFORE'

type Rule = {
  /** Allowed transitions: new status by current status. */
  to: Partial<Record<DoctorStatus, DoctorStatus | Before>>
  /** Requires a reason, which the doctor is told. */
  needsReason: boolean
  /** Documents that must exist, not be returned, and be the pictures that staff viewed. */
  proofs: readonly DocumentKind[]
}

/** State machine of a doctor's status: all transitions by staff. */
const RULE: Record<DoctorDecision, Rule> = {
  VERIFY_LICENSE: { to: { INITIAL: 'MEDICAL_LICENSE_VERIFIED' }, needsReason: false, proofs: ['LICENCE'] },
  APPROVE: {
    to: {
      MEDICAL_LICENSE_VERIFIED: 'APPROVE',
      // Accounts under a check that has ended well.
      VIEW_ONLY: 'APPROVE',
      UNKNOWN: 'APPROVE',
      UNSPECIFIED: 'APPROVE',
    },
    needsReason: false,
    proofs: ['LICENCE', 'IDENTITY'],
  },
  // Documents must be sent again: the doctor stays in or returns to INITIAL.
  RETURN: { to: { INITIAL: 'INITIAL', MEDICAL_LICENSE_VERIFIED: 'INITIAL' }, needsReason: true, proofs: [] },
  REJECT: { to: { INITIAL: 'REJECT', MEDICAL_LICENSE_VERIFIED: 'REJECT' }, needsReason: true, proofs: [] },
  SUSPEND: {
    to: { APPROVE: 'SUSPENDED', MEDICAL_LICENSE_VERIFIED: 'SUSPENDED', SUSPENDED: 'SUSPENDED' },
    needsReason: true,
    proofs: [],
  },
  REINSTATE: {
    // A deactivated doctor's documents have been deleted, so that review starts again.
    to: { SUSPENDED: 'BEFORE', REJECT: 'BEFORE', DEACTIVATED: 'INITIAL' },
    needsReason: true,
    proofs: [],
  },
  BAN: {
    to: {
      INITIAL: 'BANNED',
      MEDICAL_LICENSE_VERIFIED: 'BANNED',
      APPROVE: 'BANNED',
      SUSPENDED: 'BANNED',
      VIEW_ONLY: 'BANNED',
      UNKNOWN: 'BANNED',
      UNSPECIFIED: 'BANNED',
    },
    needsReason: true,
    proofs: [],
  },
  // The documents are still there, so that what was verified before stays verified.
  LIFT_BAN: { to: { BANNED: 'BEFORE' }, needsReason: true, proofs: [] },
}

/** A doctor's status, and the one to restore after a suspension, rejection or ban; null when unknown. */
export type Standing = { status: DoctorStatus; before: DoctorStatus | null }

const DECISIONS: readonly DoctorDecision[] = [
  'VERIFY_LICENSE',
  'APPROVE',
  'RETURN',
  'REJECT',
  'SUSPEND',
  'REINSTATE',
  'BAN',
  'LIFT_BAN',
]

/** Allowed decisions in this status, in the order of the buttons. */
export const decisionsFor = (status: DoctorStatus): DoctorDecision[] =>
  DECISIONS.filter((decision) => RULE[decision].to[status] !== undefined)

const isStopped = (status: DoctorStatus): boolean => ['SUSPENDED', 'REJECT', 'BANNED'].includes(status)

/**
 * The standing after a decision; null when it is not allowed in this status. Without a known previous status,
 * BEFORE means INITIAL, which grants nothing that was not verified. A ban out of a suspension keeps what the doctor
 * was before both.
 */
export function doctorStandingAfter(decision: DoctorDecision, { status, before }: Standing): Standing | null {
  const to = RULE[decision].to[status]
  if (to === undefined) return null
  if (to === 'BEFORE') return { status: before ?? 'INITIAL', before: null }
  if (!isStopped(to)) return { status: to, before: null }
  return { status: to, before: isStopped(status) ? before : status }
}

export const needsReason = (decision: DoctorDecision): boolean => RULE[decision].needsReason

/** The decisions that no member of our staff makes alone: one proposes them, another one confirms. */
export const PROPOSED_DECISION = {
  BAN: DOCTOR_DECISION.BAN,
  LIFT_BAN: DOCTOR_DECISION.LIFT_BAN,
  SUSPEND: DOCTOR_DECISION.SUSPEND,
} as const satisfies Partial<Record<DoctorDecision, string>>
export type ProposedDecision = keyof typeof PROPOSED_DECISION

/** Whether a decision may take two. */
export const isProposable = (decision: DoctorDecision): decision is ProposedDecision =>
  Object.hasOwn(PROPOSED_DECISION, decision)

/** The longest suspension that one member of our staff decides alone, in days. */
export const ALONE_DAYS = 30

type Asked = {
  status: DoctorStatus
  /** The end of a suspension; null for one without a term, and for every other decision. */
  until: Date | null
  now: Date
}

/** Whether a decision takes two: of suspensions those that are long, have no term or prolong an earlier one. */
export function needsSecond(
  decision: DoctorDecision,
  { status, until, now }: Asked,
): decision is ProposedDecision {
  if (decision !== 'SUSPEND') return isProposable(decision)
  if (until === null || status === 'SUSPENDED') return true
  return until.getTime() > now.getTime() + ALONE_DAYS * DAY_MS
}

/** The documents that a decision requires. */
export const proofsFor = (decision: DoctorDecision): readonly DocumentKind[] => RULE[decision].proofs

/** Whether the doctor may close the account (退会): not while suspended, banned or rejected, and not twice. */
export const mayLeave = (status: DoctorStatus): boolean =>
  !['SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED'].includes(status)

export const isDoctorDecision = (text: string): text is DoctorDecision => Object.hasOwn(DOCTOR_DECISION, text)

/** Lists of doctors for staff. */
export const DOCTOR_QUEUE = {
  WAITING: '確認待ち',
  ACTIVE: '利用中',
  STOPPED: '停止・お断り',
} as const
export type DoctorQueue = keyof typeof DOCTOR_QUEUE

/** The statuses of each list. */
export const STATUSES_OF_QUEUE: Record<DoctorQueue, readonly DoctorStatus[]> = {
  WAITING: ['INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'VIEW_ONLY', 'UNKNOWN', 'UNSPECIFIED'],
  ACTIVE: ['APPROVE'],
  STOPPED: ['SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED'],
}

const QUEUES: readonly DoctorQueue[] = ['WAITING', 'ACTIVE', 'STOPPED']

/** The list that contains a status. */
export const queueOfStatus = (status: DoctorStatus): DoctorQueue =>
  QUEUES.find((queue) => STATUSES_OF_QUEUE[queue].includes(status)) ?? 'WAITING'
