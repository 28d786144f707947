import { DoctorStatus as WireStatus } from '../../contract/gen/user_pb.ts'
import { nameOf } from '../../contract/wire-word.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'

/** An unknown status is an error; UNSPECIFIED is a known one. */
export function doctorStatusOf(status: number | undefined): DoctorStatus {
  const name = nameOf(WireStatus, status)
  if (name === null) throw new Error(`unknown doctor status: ${status}`)
  return name
}
