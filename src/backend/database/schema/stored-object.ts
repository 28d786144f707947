import { sql } from 'drizzle-orm'
import { check, pgTable, uuid, type PgColumn } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { instant } from './columns.ts'

/**
 * Objects that an S3-compatible store holds or is about to hold, recorded before they are written. One that no file
 * names is moved to `doomed_object`; the foreign keys of the files decide between the two.
 */
export const storedObject = pgTable('stored_object', {
  id: uuid().primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Objects that no file can name any more, until the store has deleted them. */
export const doomedObject = pgTable('doomed_object', {
  id: uuid().primaryKey(),
  doomedAt: instant('doomed_at').notNull(),
})

/** Columns of a file whose body is an object of the store; both are null while the body is in the row. */
export const objectColumns = () => ({
  objectId: uuid('object_id')
    .unique()
    .references(() => storedObject.id),
  /** The key that opens the object: without this row nobody reads it. */
  objectSeal: bytes('object_seal'),
})

/** Check constraint: the body is in the row or in the store, never in both, never in neither. */
export const oneBody = (
  name: string,
  body: PgColumn,
  { objectId, objectSeal }: { objectId: PgColumn; objectSeal: PgColumn },
) =>
  check(name, sql`num_nonnulls(${body}, ${objectId}) = 1 and (${objectId} is null) = (${objectSeal} is null)`)
