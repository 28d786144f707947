import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import type { Executor } from '../../database/client.ts'
import { findPlace, type LockedWork, lockWork, type WorkPlace } from './work-place.store.ts'
import {
  doctorCommand,
  type CommandAnswers,
  type DoctorCommand,
  type Named,
} from '../../command/doctor-command.ts'

/** What names a work in a command, with the idempotency key. */
export type OfWork = { workId: string; key: string }

/** Whether the doctor's role may cancel, and change a matched work otherwise. */
export function mayCancel(status: string | null): boolean {
  if (status === null) return false
  const role = roleOfDoctorStatus(status)
  return role === 'TrustedDoctor' || role === 'MedicalLicenseVerified'
}

/** A doctor's command about an own matched work, by a doctor who may cancel; `run` gets the work locked. */
export const ownWorkCommand = <
  Request extends OfWork,
  Words extends CommandAnswers & { NOT_ALLOWED: unknown; NOT_FOUND: unknown },
>(
  named: Named<Words>,
  run: (
    tx: Executor,
    locked: { place: WorkPlace; work: LockedWork },
    command: DoctorCommand<Request>,
  ) => Promise<keyof Words & string>,
) =>
  doctorCommand(named, async (tx, command: DoctorCommand<Request>, status) => {
    if (!mayCancel(status)) return 'NOT_ALLOWED'
    const { workId } = command.request
    const place = await findPlace(tx, workId)
    if (place?.doctorId !== command.doctorId) return 'NOT_FOUND'
    const work = await lockWork(tx, workId)
    return work ? run(tx, { place, work }, command) : 'NOT_FOUND'
  })
