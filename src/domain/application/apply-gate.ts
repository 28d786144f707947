import type { ApplicationStatus } from '../listing/listing-words.ts'
import type { Role } from '../account/role.ts'

/** The listings to which a role may apply. */
const GATE: Record<Role, 'ALL' | 'SELECTION_ONLY' | 'NONE'> = {
  Anonymous: 'NONE',
  PreRegistered: 'NONE',
  Initial: 'NONE',
  InReviewDoctor: 'NONE',
  // Applications are held until approval, so listings that are matched immediately are excluded.
  MedicalLicenseVerified: 'SELECTION_ONLY',
  TrustedDoctor: 'ALL',
  BannedDoctor: 'NONE',
}

export const mayApply = (role: Role, applicationStatus: ApplicationStatus): boolean =>
  GATE[role] === 'ALL' || (GATE[role] === 'SELECTION_ONLY' && applicationStatus === 'SELECTION')
