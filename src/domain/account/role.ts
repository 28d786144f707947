import { isDoctorStatus, type DoctorStatus } from './doctor-words.ts'

/** User status numbers. */
export const USER_STATUS = {
  Anonymous: 0,
  PreRegistered: 1,
  InReviewDoctor: 2,
  TrustedDoctor: 3,
  BannedDoctor: 4,
  Initial: 5,
  MedicalLicenseVerified: 6,
} as const

export type Role = keyof typeof USER_STATUS

const ROLE_OF_STATUS: Record<DoctorStatus, Role> = {
  APPROVE: 'TrustedDoctor',
  INITIAL: 'Initial',
  MEDICAL_LICENSE_VERIFIED: 'MedicalLicenseVerified',
  REJECT: 'BannedDoctor',
  SUSPENDED: 'BannedDoctor',
  BANNED: 'BannedDoctor',
  UNKNOWN: 'InReviewDoctor',
  UNSPECIFIED: 'InReviewDoctor',
  VIEW_ONLY: 'InReviewDoctor',
  DEACTIVATED: 'InReviewDoctor',
}

/** The role of a doctor status. Throws for an unknown status. */
export function roleOfDoctorStatus(status: string): Role {
  if (!isDoctorStatus(status)) throw new Error(`unknown doctor status: ${status}`)
  return ROLE_OF_STATUS[status]
}

export type RoleFlags = { [Name in Role as `is${Name}`]: boolean }

/** One flag per role, whichever of them a page asks for; exactly one is true. */
export const roleFlags = (role: Role): RoleFlags => ({
  isAnonymous: role === 'Anonymous',
  isPreRegistered: role === 'PreRegistered',
  isInReviewDoctor: role === 'InReviewDoctor',
  isTrustedDoctor: role === 'TrustedDoctor',
  isBannedDoctor: role === 'BannedDoctor',
  isInitial: role === 'Initial',
  isMedicalLicenseVerified: role === 'MedicalLicenseVerified',
})
