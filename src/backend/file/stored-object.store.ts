import { asc, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { doomedObject, storedObject } from '../database/schema/stored-object.ts'
import type { StoredBody } from './file-store.ts'
import { FILE_TABLES, type FileTable } from './file-tables.ts'

export async function insertStoredObject(
  executor: Executor,
  object: typeof storedObject.$inferInsert,
): Promise<void> {
  await executor.insert(storedObject).values(object)
}

/** Most objects that one statement takes. */
const ROWS = 1_000

const isUnused = sql.join(
  FILE_TABLES.map(({ table }) => sql`not exists (select from ${table} where object_id = object.id)`),
  sql` and `,
)

/**
 * Moves objects that no file names to those to be deleted; returns how many. Younger ones than `before` may be on
 * their way to a row. A row that is written at the same moment wins, or fails by its foreign key.
 */
export async function doomUnusedObjects(
  executor: Executor,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    with unused as (
      select id from ${storedObject} object where created_at < ${before.toISOString()} and ${isUnused}
      limit ${ROWS} for update skip locked
    ), gone as (delete from ${storedObject} where id in (select id from unused) returning id)
    insert into ${doomedObject} (id, doomed_at)
    select id, ${now.toISOString()}::timestamptz from gone on conflict do nothing`)
  return rowCount ?? 0
}

export async function findDoomedObjects(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: doomedObject.id })
    .from(doomedObject)
    .orderBy(asc(doomedObject.doomedAt), asc(doomedObject.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function deleteDoomedObjects(executor: Executor, ids: string[]): Promise<void> {
  await executor.delete(doomedObject).where(inArray(doomedObject.id, ids))
}

/** Of these objects those that are neither recorded nor about to be deleted. */
export async function findUnrecorded(executor: Executor, ids: string[]): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) listed(id)
    where not exists (select from ${storedObject} object where object.id = listed.id::uuid)
      and not exists (select from ${doomedObject} object where object.id = listed.id::uuid)`)
  return rows.map(({ id }) => id)
}

/** Objects that files name, recorded before that time. */
export async function findNamedObjects(executor: Executor, before: Date): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from ${storedObject} object where created_at < ${before.toISOString()} and not (${isUnused})`)
  return rows.map(({ id }) => id)
}

/** Ids, in order, of files whose body is not where new ones go. */
export async function findMisplaced(
  executor: Executor,
  { table }: FileTable,
  { place, after, limit }: { place: 'database' | 's3'; after: string; limit: number },
): Promise<string[]> {
  const isMisplaced = place === 's3' ? sql`object_id is null` : sql`object_id is not null`
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from ${table} where ${isMisplaced} and id > ${after}::uuid order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export async function findBody(
  executor: Executor,
  { table, body }: FileTable,
  id: string,
): Promise<StoredBody | null> {
  const { rows } = await executor.execute<StoredBody>(
    sql`select ${body} as bytes, object_id as "objectId", object_seal as "objectSeal" from ${table} where id = ${id}`,
  )
  return rows[0] ?? null
}

/** Replaces the body; false when the file is gone or its body has been moved. */
export async function replaceBody(
  executor: Executor,
  { table, body }: FileTable,
  { id, from, to }: { id: string; from: StoredBody; to: StoredBody },
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`
    update ${table} set ${sql.identifier(body.name)} = ${to.bytes}::bytea, object_id = ${to.objectId}::uuid,
      object_seal = ${to.objectSeal}::bytea
    where id = ${id} and object_id is not distinct from ${from.objectId}::uuid`)
  return rowCount === 1
}
