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
 * ignored. Nearly always no transaction was in progress; then sub-selects keep the value from the planner, which would plan
 * for it at every reading instead of keeping one plan: planning takes ten times as long as finding that nothing has changed.
 */
export function unseenBy({ xmax, inProgress }: Snapshot): SQL {
  const next = sql`${String(xmax)}::bigint`
  const present = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
  return inProgress.length === 0
    ? sql`(change_id >= (select ${next}) and change_id < (select ${present}))`
    : sql`(
  change_id = any(${sql.param([...inProgress])}::bigint[])
  or change_id >= ${next} and change_id < ${present})`
}
