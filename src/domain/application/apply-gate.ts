import type { ApplicationStatus } from '../listing/listing-words.ts'
import type { Role } from '../account/role.ts'

/** Which listings a role may apply to (product reference 2.1). */
const GATE: Record<Role, 'ALL' | 'SELECTION_ONLY' | 'NONE'> = {
  Anonymous: 'NONE',
  PreRegistered: 'NONE',
  Initial: 'NONE',
  InReviewDoctor: 'NONE',
  // The application is held until the doctor is approved; a contract at once is not to be had.
  MedicalLicenseVerified: 'SELECTION_ONLY',
  TrustedDoctor: 'ALL',
  BannedDoctor: 'NONE',
}

export const mayApply = (role: Role, applicationStatus: ApplicationStatus): boolean =>
  GATE[role] === 'ALL' || (GATE[role] === 'SELECTION_ONLY' && applicationStatus === 'SELECTION')
