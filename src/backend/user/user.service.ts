import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import { keepInRead, onceInRead } from '../../platform/server/once-in-read.server.ts'
import type { Caller } from '../rpc/rpc-method.ts'
import type { ReadWithSession } from '../account/session/read-with-session.ts'
import type { Database } from '../database/client.ts'
import {
  findDoctor,
  insertUsageEvents,
  setReturnAsked,
  type DoctorRow,
  type UsageEventRow,
} from './user.store.ts'

export type UserService = {
  /** The caller's doctor; null when there is none yet. Throws for a status outside `USER_STATUS`. */
  signIn(caller: Caller): Promise<DoctorRow | null>
  /** A deactivated doctor asks staff to be reactivated; false for every other caller. Idempotent. */
  askToReturn(caller: Caller): Promise<boolean>
  /** Stores usage events; idempotent by their ids. */
  createActivity(caller: Caller, events: Omit<UsageEventRow, 'doctorId'>[]): Promise<void>
}

const doctorInRead = (accountId: string) => `doctor ${accountId}`

/** The doctor of the session of a page. */
export const doctorWithSession =
  (database: Database, clock: () => Date): ReadWithSession =>
  async (account) => {
    const doctor = await findDoctor(database, { accountId: account }, clock())
    return (accountId) => keepInRead(doctorInRead(accountId), doctor)
  }

/** The signed-in doctor. */
export function createUserService(database: Database, clock: () => Date): UserService {
  return {
    async signIn({ accountId, doctorId }) {
      if (doctorId === null) return null
      const doctor = await onceInRead(doctorInRead(accountId), () =>
        findDoctor(database, { accountId }, clock()),
      )
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
