import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { messageFile } from '../database/schema/message.ts'
import { profileChangeProof } from '../database/schema/doctor/profile.ts'
import { doctorDocument } from '../database/schema/doctor/registration.ts'

/** A table of files; each has the columns `id`, `object_id` and `object_seal`. */
export type FileTable = { table: PgTable; body: PgColumn }

export const FILE_TABLES: readonly FileTable[] = [
  { table: messageFile, body: messageFile.bytes },
  { table: doctorDocument, body: doctorDocument.image },
  { table: profileChangeProof, body: profileChangeProof.image },
]
