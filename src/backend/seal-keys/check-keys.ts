import pg from 'pg'
import { createSeal } from './seal.ts'
import { keyPrintOf } from './key-print.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/** Rows of a table that are tried when the database does not know its key yet. */
const TRIED = 20

/** Whether the schema is of a version that remembers keys: a backup is also made before it is migrated. */
async function remembersKeys(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.seal_key') is not null as found`,
  )
  return rows[0]?.found === true
}

/** The fingerprint of the database's current key; null before anything was sealed. */
export async function currentPrint(client: pg.ClientBase): Promise<string | null> {
  if (!(await remembersKeys(client))) return null
  const { rows } = await client.query<{ print: string }>(`select print from seal_key where state = 'CURRENT'`)
  return rows[0]?.print ?? null
}

/** Which of the keys opens what an earlier version has sealed: the first when there is nothing; null when none does. */
async function findOpening(client: pg.ClientBase, keys: readonly Buffer[]): Promise<Buffer | null> {
  let isEmpty = true
  for (const { table, id, ownerOf } of SEALED_COLUMNS) {
    const { rows } = await client.query<{ id: string; sealed: Buffer }>(
      `select ${id} as id, sealed from ${table} limit ${TRIED}`,
    )
    if (rows.length > 0) isEmpty = false
    for (const row of rows)
      for (const key of keys) if (createSeal(key).open(ownerOf(row.id), row.sealed) !== null) return key
  }
  return isEmpty ? (keys[0] ?? null) : null
}

/**
 * Whether one of the keys is the one that the database is sealed with. A database that does not know its key yet learns it
 * here, when a key opens what is there. By the bare driver, since every start asks.
 */
export async function holdsKeyOf(url: string, keys: readonly Buffer[], now: Date): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const known = await currentPrint(client)
    if (known === null && !(await remembersKeys(client))) return true
    if (known !== null) return keys.some((key) => keyPrintOf(key) === known)
    const key = await findOpening(client, keys)
    if (key === null) return false
    await client.query(
      `insert into seal_key (print, state, since) values ($1, 'CURRENT', $2) on conflict do nothing`,
      [keyPrintOf(key), now],
    )
    return (await currentPrint(client)) === keyPrintOf(key)
  } finally {
    await client.end()
  }
}
