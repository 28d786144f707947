import * as v from 'valibot'

/** The format: lines of JSON, compressed. The first is the header, then batches of rows, the last the counts. */
export const FORMAT = 1

export const headerSchema = v.object({
  format: v.literal(FORMAT, 'この形式のバックアップは読めません。'),
  app: v.string(),
  at: v.string(),
  /** The newest migration of the database. */
  migration: v.number(),
  /** Fingerprint of the key that seals bank accounts; null without one. */
  keyPrint: v.nullable(v.string()),
})

export const lineSchema = v.union([
  v.object({ table: v.string(), columns: v.array(v.string()), rows: v.string() }),
  v.object({ sequence: v.string(), value: v.string() }),
  v.object({ end: v.record(v.string(), v.number()) }),
])

export type BackupLine = v.InferOutput<typeof lineSchema>

/** What keeps a backup from being made or restored; the message is Japanese, for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
