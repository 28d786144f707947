import type { AccountOf } from './account/request-account.service.ts'
import type { Database } from './database/client.ts'
import { createFileCheck } from './file/file-check.ts'
import type { Memberships } from './gate/memberships.ts'
import { createFileStore, type FileSettings } from './file/file-store.ts'
import { createUploadBound } from './file/read-body.ts'
import { createMessageFileHandler } from './message/message-file.handler.ts'
import { createMessageFileService } from './message/message-file.service.ts'
import { createChangeProofs } from './profile/change-proof.service.ts'
import { createDocumentHandler } from './registration/document.handler.ts'
import { createDocumentService } from './registration/document.service.ts'
import type { OurStaff } from './gate/our-staff.service.ts'
import { findHospitalToShow } from './registration/shared-document.service.ts'

type UploadOptions = {
  database: Database
  clock: () => Date
  origin: string
  accountOf: AccountOf
  memberships: Memberships
  staff: OurStaff
  files: FileSettings
  /** Worker script that makes files anew. */
  decodeWorker: URL
  report: (error: unknown, context: Record<string, unknown>) => void
}

/** The files that people send us: documents of a registration and files of messages, through one check. */
export function createUploadHandlers(options: UploadOptions) {
  const { database, clock, origin, accountOf, memberships, staff, report } = options
  const fileCheck = createFileCheck({ script: options.decodeWorker, clock })
  const bound = createUploadBound()
  const files = createFileStore({ database, clock, settings: options.files })
  const viewerOf = async (accountId: string, documentId: string) => {
    if (await staff.isStaff(accountId)) return { staffAccountId: accountId }
    const members = await memberships.ofAccount(accountId)
    const hospitalIds = members.map(({ hospitalId }) => hospitalId)
    const shown = await findHospitalToShow(database, { documentId, hospitalIds, now: clock() })
    const member = members.find(({ hospitalId }) => hospitalId === shown)
    return member ? { memberId: member.memberId } : null
  }
  const proofs = createChangeProofs({ database, clock, files })
  return {
    documents: createDocumentHandler({
      service: createDocumentService({ database, clock, files, viewerOf, proofs, fileCheck }),
      accountOf,
      origin,
      clock,
      bound,
      report,
    }),
    messageFiles: createMessageFileHandler({
      service: createMessageFileService({ database, clock, files, fileCheck, memberships }),
      accountOf,
      origin,
      bound,
      report: (error) => report(error, { path: '/messages/files' }),
    }),
  }
}
