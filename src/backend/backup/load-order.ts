import type pg from 'pg'

/** What stands in the way of loading rows, with the commands that take it away and bring it back. */
export type Obstacle = { drop: string; restore: string }

/**
 * Indexes and constraints of our tables that are cheaper to make of all rows at once than to keep for each, in the order
 * in which they can be taken away: foreign keys first, since tables refer to each other in circles and no order of
 * loading satisfies every key, then what they need. The queue's tables are small, and their indexes belong to
 * partitions.
 */
export async function findObstacles(client: pg.ClientBase): Promise<Obstacle[]> {
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where conparentid = 0
      and (contype = 'f' and nspname in ('public', 'pgboss') or contype in ('p', 'u', 'x') and nspname = 'public')
    order by case contype when 'f' then 0 when 'p' then 2 else 1 end, conname`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by 1`,
  )
  return [
    ...constraints.map(({ table, name, definition }) => ({
      drop: `alter table ${table} drop constraint ${name}`,
      restore: `alter table ${table} add constraint ${name} ${definition}`,
    })),
    ...indexes.map(({ name, definition }) => ({ drop: `drop index ${name}`, restore: definition })),
  ]
}
