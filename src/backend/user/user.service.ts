import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import type { Caller } from '../account/caller.service.ts'
import type { Database } from '../database/client.ts'
import {
  findDoctor,
  insertUsageEvents,
  setReturnAsked,
  type DoctorRow,
  type UsageEventRow,
} from './user.store.ts'

export type UserService = {
  /** The caller's doctor; null when there is none yet. Throws for a status outside the spec's table. */
  signIn(caller: Caller): Promise<DoctorRow | null>
  /** A deactivated doctor asks staff to be reactivated; false for every other caller. Idempotent. */
  askToReturn(caller: Caller): Promise<boolean>
  /** Stores usage events; idempotent by their ids. */
  createActivity(caller: Caller, events: Omit<UsageEventRow, 'doctorId'>[]): Promise<void>
}

/** The signed-in doctor. */
export function createUserService(database: Database, clock: () => Date): UserService {
  return {
    async signIn({ doctorId }) {
      const doctor = doctorId === null ? null : await findDoctor(database, doctorId, clock())
      if (doctor) roleOfDoctorStatus(doctor.status)
      return doctor
    },
    askToReturn: async ({ doctorId }) =>
      doctorId !== null && (await setReturnAsked(database, doctorId, clock())),
    createActivity: ({ doctorId }, events) =>
      insertUsageEvents(
        database,
        events.map((event) => ({ ...event, doctorId })),
      ),
  }
}
