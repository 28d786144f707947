import type { DoctorStatus } from '../../domain/account/doctor-words.ts'

/** A missing or unknown status is an error; UNSPECIFIED is a known one. */
export function doctorStatusOf(status: DoctorStatus | null): DoctorStatus {
  if (status === null) throw new Error('unknown doctor status')
  return status
}
