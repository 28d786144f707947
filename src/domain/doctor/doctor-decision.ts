import type { DoctorStatus } from '../account/doctor-words.ts'
import type { DocumentKind } from './registration-words.ts'

/** What our staff decides about a doctor (product reference 3.2), with the words of the button. */
export const DOCTOR_DECISION = {
  VERIFY_LICENSE: '医師免許を確認済みにする',
  APPROVE: '承認する',
  RETURN: '差し戻す',
  REJECT: '登録をお断りする',
  SUSPEND: '一時停止する',
  REINSTATE: '利用を再開する',
  BAN: '利用を停止する',
} as const
export type DoctorDecision = keyof typeof DOCTOR_DECISION

/** Where the doctor stood when the suspension or the refusal was decided. */
type Before = 'BEFORE'

type Rule = {
  /** The status it leads to, by the status it may be taken in. */
  to: Partial<Record<DoctorStatus, DoctorStatus | Before>>
  /** The doctor is told why, so there has to be a why. */
  needsReason: boolean
  /** The documents it rests on: each is there, not returned, and the very picture our staff saw. */
  proofs: readonly DocumentKind[]
}

/** The transitions of a doctor's status, whole: what is not named here does not happen. */
const RULE: Record<DoctorDecision, Rule> = {
  VERIFY_LICENSE: { to: { INITIAL: 'MEDICAL_LICENSE_VERIFIED' }, needsReason: false, proofs: ['LICENCE'] },
  APPROVE: {
    to: {
      MEDICAL_LICENSE_VERIFIED: 'APPROVE',
      // Accounts that were under check: the check has ended well.
      VIEW_ONLY: 'APPROVE',
      UNKNOWN: 'APPROVE',
      UNSPECIFIED: 'APPROVE',
    },
    needsReason: false,
    proofs: ['LICENCE', 'IDENTITY'],
  },
  // Something in the papers has to be sent anew; the doctor stays where, or goes back to where, it is handed in.
  RETURN: { to: { INITIAL: 'INITIAL', MEDICAL_LICENSE_VERIFIED: 'INITIAL' }, needsReason: true, proofs: [] },
  REJECT: { to: { INITIAL: 'REJECT', MEDICAL_LICENSE_VERIFIED: 'REJECT' }, needsReason: true, proofs: [] },
  SUSPEND: {
    to: { APPROVE: 'SUSPENDED', MEDICAL_LICENSE_VERIFIED: 'SUSPENDED' },
    needsReason: true,
    proofs: [],
  },
  REINSTATE: {
    // The papers of who left are deleted, so that there is nothing to go back to but handing them in.
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
}

/** A doctor's status, and the one a decision may lead back to; null where nothing is known of that. */
export type Standing = { status: DoctorStatus; before: DoctorStatus | null }

const DECISIONS: readonly DoctorDecision[] = [
  'VERIFY_LICENSE',
  'APPROVE',
  'RETURN',
  'REJECT',
  'SUSPEND',
  'REINSTATE',
  'BAN',
]

/** What may be decided about a doctor of this status, in the order of the buttons. */
export const decisionsFor = (status: DoctorStatus): DoctorDecision[] =>
  DECISIONS.filter((decision) => RULE[decision].to[status] !== undefined)

/**
 * Where a decision leads; null when it may not be taken in this status. Who was stopped and nobody knows from where
 * begins with the papers again: that grants nothing which was not checked.
 */
export function standingAfter(decision: DoctorDecision, { status, before }: Standing): Standing | null {
  const to = RULE[decision].to[status]
  if (to === undefined) return null
  if (to === 'BEFORE') return { status: before ?? 'INITIAL', before: null }
  return { status: to, before: to === 'SUSPENDED' || to === 'REJECT' ? status : null }
}

export const needsReason = (decision: DoctorDecision): boolean => RULE[decision].needsReason

/** The documents a decision rests on. */
export const proofsFor = (decision: DoctorDecision): readonly DocumentKind[] => RULE[decision].proofs

/** 退会 by oneself: who is stopped stays with our staff, and nobody leaves twice. */
export const mayLeave = (status: DoctorStatus): boolean =>
  !['SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED'].includes(status)

export const isDoctorDecision = (text: string): text is DoctorDecision => Object.hasOwn(DOCTOR_DECISION, text)

/** The lists our staff works through. */
export const DOCTOR_QUEUE = {
  WAITING: '確認待ち',
  ACTIVE: '利用中',
  STOPPED: '停止・お断り',
} as const
export type DoctorQueue = keyof typeof DOCTOR_QUEUE

/** The doctors of a list, by status. */
export const STATUSES_OF_QUEUE: Record<DoctorQueue, readonly DoctorStatus[]> = {
  WAITING: ['INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'VIEW_ONLY', 'UNKNOWN', 'UNSPECIFIED'],
  ACTIVE: ['APPROVE'],
  STOPPED: ['SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED'],
}

const QUEUES: readonly DoctorQueue[] = ['WAITING', 'ACTIVE', 'STOPPED']

/** The list a doctor of this status stands in. */
export const queueOfStatus = (status: DoctorStatus): DoctorQueue =>
  QUEUES.find((queue) => STATUSES_OF_QUEUE[queue].includes(status)) ?? 'WAITING'
