import type { DoctorDecision } from '#app/domain/doctor/doctor-decision.ts'
import { DOCTOR_STATUS, type DoctorStatus } from '#app/domain/account/doctor-words.ts'

export const STATUSES = Object.keys(DOCTOR_STATUS).filter(
  (status): status is DoctorStatus => status in DOCTOR_STATUS,
)

const STOP = { SUSPEND: 'SUSPENDED', BAN: 'BANNED' } as const
const REVIEW = { APPROVE: 'APPROVE', BAN: 'BANNED' } as const

/** Every status and every decision, written out by hand: what is left out is refused and changes nothing. */
const WRITTEN: Record<DoctorStatus, Partial<Record<DoctorDecision, DoctorStatus | 'BEFORE'>>> = {
  INITIAL: { VERIFY_LICENSE: 'MEDICAL_LICENSE_VERIFIED', RETURN: 'INITIAL', REJECT: 'REJECT', BAN: 'BANNED' },
  MEDICAL_LICENSE_VERIFIED: { APPROVE: 'APPROVE', RETURN: 'INITIAL', REJECT: 'REJECT', ...STOP },
  APPROVE: STOP,
  REJECT: { REINSTATE: 'BEFORE' },
  SUSPENDED: { REINSTATE: 'BEFORE', ...STOP },
  BANNED: { LIFT_BAN: 'BEFORE' },
  UNKNOWN: REVIEW,
  UNSPECIFIED: REVIEW,
  VIEW_ONLY: REVIEW,
  DEACTIVATED: { REINSTATE: 'INITIAL' },
}

/** What a doctor may have been before being stopped; null where nobody knows. */
const BEFORE: Partial<Record<DoctorStatus, readonly (DoctorStatus | null)[]>> = {
  SUSPENDED: ['APPROVE', 'MEDICAL_LICENSE_VERIFIED', null],
  REJECT: ['INITIAL', 'MEDICAL_LICENSE_VERIFIED', null],
  BANNED: ['INITIAL', 'APPROVE', 'VIEW_ONLY', null],
}

/** Where every doctor may stand. */
export const STANDINGS = STATUSES.flatMap((status) =>
  (BEFORE[status] ?? [null]).map((before) => ({ status, before })),
)

/** The status that is right after a decision; null where it has to be refused. */
export function rightStatus(
  { status, before }: { status: DoctorStatus; before: DoctorStatus | null },
  decision: DoctorDecision,
): DoctorStatus | null {
  const to = WRITTEN[status][decision] ?? null
  return to === 'BEFORE' ? (before ?? 'INITIAL') : to
}
