import { DoctorStatus as WireStatus } from '../../contract/gen/user_pb.ts'
import { nameOf } from '../../contract/wire-word.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'

/** Spec section 4: a status the table does not know is an error. UNSPECIFIED stands in the table. */
export function doctorStatusOf(status: number | undefined): DoctorStatus {
  const name = nameOf(WireStatus, status)
  if (name === null) throw new Error(`unknown doctor status: ${status}`)
  return name
}
