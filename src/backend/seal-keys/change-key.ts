import type pg from 'pg'
import type { Database } from '../database/client.ts'
import { createSeal, type Seal } from './seal.ts'
import { currentPrint } from './check-keys.ts'
import { keyPrintOf } from './key-print.ts'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts'

/** Rows that are sealed anew by one statement. */
const BATCH = 500

/** What a change of the key has done. */
export type KeyChange = {
  /** Sealed anew by this run. */
  resealed: number
  /** Opened by none of the keys; they stay as they are. */
  unreadable: number
}

/** None of the two keys is the database's. */
export class UnknownKeys extends Error {
  override name = 'UnknownKeys'
}

/**
 * Which of two keys is to be the current one: the one that the database has not seen. When it has seen both, a change
 * between them was begun before, and is continued.
 */
async function declare(client: pg.ClientBase, keys: readonly [Buffer, Buffer], now: Date): Promise<Buffer> {
  await client.query('begin')
  // Transactions that seal hold this row: none of them seals with the old key after this. Read again behind the lock,
  // since another run may have added a row.
  await client.query('select from seal_key for update')
  const { rows } = await client.query<{ print: string; state: string }>('select print, state from seal_key')
  const current = rows.find(({ state }) => state === 'CURRENT')?.print
  const known = keys.find((key) => keyPrintOf(key) === current)
  if (current === undefined || !known) throw new UnknownKeys('none of the keys is the current one')
  const unseen = keys.find((key) => !rows.some(({ print }) => print === keyPrintOf(key)))
  if (unseen) {
    await client.query(`update seal_key set state = 'RETIRED' where print = $1`, [current])
    await client.query(`insert into seal_key (print, state, since) values ($1, 'CURRENT', $2)`, [
      keyPrintOf(unseen),
      now,
    ])
  }
  await client.query('commit')
  return unseen ?? known
}

type SealedRow = { id: string; sealed: Buffer }

/** Seals the rows of a table anew that only the old key opens. A row that changes meanwhile is left to who changed it. */
async function resealTable(
  client: pg.ClientBase,
  { table, id, ownerOf }: SealedColumn,
  seals: { old: Seal; next: Seal },
  done: KeyChange,
): Promise<void> {
  let after: SealedRow = { id: '00000000-0000-0000-0000-000000000000', sealed: Buffer.alloc(0) }
  for (;;) {
    const { rows } = await client.query<SealedRow>(
      `select ${id} as id, sealed from ${table} where (${id}, sealed) > ($1, $2) order by ${id}, sealed limit ${BATCH}`,
      [after.id, after.sealed],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last
    const stale = rows.filter((row) => seals.next.open(ownerOf(row.id), row.sealed) === null)
    const changes = stale.flatMap((row) => {
      const text = seals.old.open(ownerOf(row.id), row.sealed)
      return text === null ? [] : [{ ...row, next: seals.next.seal(ownerOf(row.id), text) }]
    })
    done.unreadable += stale.length - changes.length
    if (changes.length === 0) continue
    const { rowCount } = await client.query(
      `update ${table} set sealed = change.next
      from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as change (id, sealed, next)
      where ${table}.${id} = change.id and ${table}.sealed = change.sealed`,
      [
        changes.map((change) => change.id),
        changes.map((change) => change.sealed),
        changes.map((change) => change.next),
      ],
    )
    done.resealed += rowCount ?? 0
  }
}

/**
 * Makes the new one of two keys the database's current key and seals everything anew with it, in batches, beside running
 * processes that know both. May be broken off, repeated, and run by two at once. Throws `UnknownKeys`.
 */
export async function changeKey(
  database: Database,
  keys: readonly [Buffer, Buffer],
  now: Date,
): Promise<KeyChange> {
  const client = await database.$client.connect()
  let isClean = false
  try {
    const next = await declare(client, keys, now)
    const old = next === keys[0] ? keys[1] : keys[0]
    const seals = { old: createSeal(old), next: createSeal(next) }
    const done: KeyChange = { resealed: 0, unreadable: 0 }
    for (const column of SEALED_COLUMNS) await resealTable(client, column, seals, done)
    isClean = true
    return done
  } finally {
    client.release(!isClean)
  }
}

/**
 * For an operator who has lost the key: the given one becomes current, and bank accounts that it does not open are deleted,
 * to be entered again. Second factors stay: their owners log in with recovery codes. Returns how many were deleted.
 */
export async function forgetLostKey(database: Database, key: Buffer, now: Date): Promise<number> {
  const seal = createSeal(key)
  const client = await database.$client.connect()
  let isClean = false
  try {
    await client.query('begin')
    if ((await currentPrint(client)) !== keyPrintOf(key)) {
      await client.query(`update seal_key set state = 'RETIRED' where state = 'CURRENT'`)
      await client.query(
        `insert into seal_key (print, state, since) values ($1, 'CURRENT', $2)
        on conflict (print) do update set state = 'CURRENT', since = excluded.since`,
        [keyPrintOf(key), now],
      )
    }
    const { rows } = await client.query<SealedRow>(
      'select doctor_id as id, sealed from doctor_bank_account for update',
    )
    const lost = rows.filter((row) => seal.open(row.id, row.sealed) === null).map(({ id }) => id)
    await client.query('delete from doctor_bank_account where doctor_id = any ($1::uuid[])', [lost])
    await client.query('commit')
    isClean = true
    return lost.length
  } finally {
    client.release(!isClean)
  }
}
