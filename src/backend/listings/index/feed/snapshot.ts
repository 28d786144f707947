import { sql, type SQL } from 'drizzle-orm'

/** Which transactions a reading saw, as PostgreSQL writes a `pg_snapshot`: xmin, xmax and those in progress between the two. */
export type Snapshot = { text: string; xmin: bigint; xmax: bigint; inProgress: readonly string[] }

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
 * Rows that a snapshot did not see: `not pg_visible_in_snapshot(change_id, snapshot)`, written so that an index over `change_id` finds
 * them. A number that no transaction can have had yet came with a restore from another cluster and says nothing.
 */
export const unseenBy = ({ xmax, inProgress }: Snapshot): SQL => sql`(
  change_id = any(${sql.param([...inProgress])}::bigint[])
  or change_id >= ${String(xmax)}::bigint and change_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
