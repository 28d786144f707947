import type { Applicant } from '../../domain/application/apply-action.ts'
import type { Role } from '../../domain/account/role.ts'

export type Session = {
  role: Role
  doctor: {
    uid: string
    lastName: string
    firstName: string
    /** 「2026年12月18日(金) 9:00」, while a suspension with a date lasts. */
    suspendedUntil: string | null
    mailUnconfirmed: boolean
    /** The licence has been handed in: the next step is ours. */
    licenceInReview: boolean
    /** 退会済み: may read what was, and come back through our staff, who may have been asked already. */
    left: 'LEFT' | 'RETURN_ASKED' | null
  } | null
  /** The name of one of our own people, who has no doctor's record; null for everybody else. */
  staffName: string | null
  /** Tells this session of the browser from the one before; null for a visitor. */
  sessionId: string | null
}

export const VISITOR: Session = { role: 'Anonymous', doctor: null, staffName: null, sessionId: null }

/** 「山田 太郎」: last name first (spec section 3). */
export const displayName = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  [lastName, firstName].filter(Boolean).join(' ')

/** One of our own people: on the public pages to look, not to like, follow, save or apply. */
export const isOurStaff = ({ staffName }: Session): boolean => staffName !== null

/** Who asks to apply, as the rules about applying know them. */
export const applicantOf = (session: Session): Applicant => ({
  role: session.role,
  licenceInReview: session.doctor?.licenceInReview ?? false,
  is: isOurStaff(session) ? 'STAFF' : session.doctor?.left ? 'LEFT' : undefined,
})
