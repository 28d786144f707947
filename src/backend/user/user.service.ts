import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import type { Caller } from '../account/caller.service.ts'
import type { Database } from '../database/client.ts'
import {
  findDoctor,
  insertUsageEvents,
  noteReturnAsked,
  type DoctorRow,
  type UsageEventRow,
} from './user.store.ts'

export type UserService = {
  /** The doctor record of the signed-in; null when there is none yet. Throws on a status the spec does not know. */
  signIn(caller: Caller): Promise<DoctorRow | null>
  /** Tells our staff that who has left would come back; false for everybody else. Repeating it changes nothing. */
  askToReturn(caller: Caller): Promise<boolean>
  /** Keeps usage events; a repeated one is kept once. */
  createActivity(caller: Caller, events: Omit<UsageEventRow, 'doctorId'>[]): Promise<void>
}

/** What concerns the signed-in person. */
export function createUserService(database: Database, clock: () => Date): UserService {
  return {
    async signIn({ doctorId }) {
      const doctor = doctorId === null ? null : await findDoctor(database, doctorId, clock())
      if (doctor) roleOfDoctorStatus(doctor.status)
      return doctor
    },
    askToReturn: async ({ doctorId }) =>
      doctorId !== null && (await noteReturnAsked(database, doctorId, clock())),
    createActivity: ({ doctorId }, events) =>
      insertUsageEvents(
        database,
        events.map((event) => ({ ...event, doctorId })),
      ),
  }
}
