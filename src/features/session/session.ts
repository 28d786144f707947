import type { Applicant } from '../../domain/application/apply-action.ts'
import type { Role } from '../../domain/account/role.ts'

/** A member of our staff or of a hospital, neither of whom has a doctor's record. */
export type Office =
  | { side: 'STAFF'; name: string }
  | { side: 'HOSPITAL'; name: string; hospitalName: string }

export type Session = {
  role: Role
  doctor: {
    uid: string
    lastName: string
    firstName: string
    /** The end of a suspension, 「2026年12月18日(金) 9:00」; null if there is none or it has no end date. */
    suspendedUntil: string | null
    mailUnconfirmed: boolean
    /** The licence is submitted, and our staff have to review it. */
    licenceInReview: boolean
    /**
     * 退会済み: may read old records, and return through our staff; `RETURN_ASKED` once the doctor has asked for
     * that.
     */
    left: 'LEFT' | 'RETURN_ASKED' | null
  } | null
  /** Whom the account acts for, when it is not a doctor's. */
  office: Office | null
  /** Identifies the session; null for a visitor. */
  sessionId: string | null
  /** Identifies the account over its sessions; null for a visitor. */
  accountId: string | null
}

export const VISITOR: Session = {
  role: 'Anonymous',
  doctor: null,
  office: null,
  sessionId: null,
  accountId: null,
}

/** 「山田 太郎」: last name first. */
export const displayName = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  [lastName, firstName].filter(Boolean).join(' ')

/** Our staff and members of hospitals may look at public pages, but not like, follow, save or apply. */
export const actsForOffice = ({ office }: Session): boolean => office !== null

/** The applicant, as the rules of applying need it. */
export const applicantOf = (session: Session): Applicant => ({
  role: session.role,
  licenceInReview: session.doctor?.licenceInReview ?? false,
  is: session.office?.side ?? (session.doctor?.left ? 'LEFT' : undefined),
})
