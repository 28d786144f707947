import { createOwnDataHandler } from './leaving/own-data.handler.ts'
import type { PasswordService } from './account/password/password.service.ts'
import type { AccountOf, CallerOf } from './account/request-account.service.ts'
import type { BackendDeps } from './backend-parts.ts'
import type { Database } from './database/client.ts'
import type { Memberships } from './gate/memberships.ts'
import type { ProfileService } from './profile/profile.service.ts'
import { createAuditFileHandler } from './staff/audit-file.handler.ts'
import type { OurStaff } from './gate/our-staff.service.ts'
import { createWorkFileHandlers } from './work-file-handlers.ts'

type DownloadOptions = {
  database: Database
  clock: () => Date
  origin: string
  accountOf: AccountOf
  callerOf: CallerOf
  memberships: Memberships
  profile: ProfileService
  staff: OurStaff
  passwords: Pick<PasswordService, 'reauthenticate'>
  report: BackendDeps['report']
}

/** The files that doctors, hospitals and our staff take away. */
export function createDownloadHandlers({
  database,
  clock,
  origin,
  accountOf,
  callerOf,
  memberships,
  profile,
  staff,
  passwords,
  report,
}: DownloadOptions) {
  const reportFrom = (path: string) => (error: unknown) => report(error, { path })
  return {
    accountData: createOwnDataHandler({
      database,
      accountOf,
      bankAccountOf: profile.bankAccountOf,
      clock,
      report: reportFrom('/account/data'),
    }),
    staffAuditFile: createAuditFileHandler({
      database,
      clock,
      origin,
      callerOf,
      staff,
      passwords,
      report,
    }),
    ...createWorkFileHandlers({ database, clock, origin, accountOf, callerOf, memberships, reportFrom }),
  }
}
