import { sql, type SQL } from 'drizzle-orm'

/** A `pg_snapshot` as PostgreSQL prints it: xmin, xmax, and the transactions in progress between them. */
export type Snapshot = { text: string; xmin: bigint; xmax: bigint; inProgress: readonly string[] }

/** Parses `xmin:xmax:xip,…`. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', inProgress = ''] = text.split(':')
  return {
    text,
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    inProgress: inProgress === '' ? [] : inProgress.split(','),
  }
}

/**
 * The rows that a snapshot did not see: `not pg_visible_in_snapshot(change_id, snapshot)`, in a form that an
 * index over `change_id` serves. Numbers above the present xmax come from another cluster's backup and are
 * ignored.
 */
export const unseenBy = ({ xmax, inProgress }: Snapshot): SQL => sql`(
  change_id = any(${sql.param([...inProgress])}::bigint[])
  or change_id >= ${String(xmax)}::bigint and change_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
