import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#app/backend/database/client.ts'
import type { Job } from '#app/backend/jobs/job.ts'

const rows = v.array(
  v.object({ data: v.record(v.string(), v.unknown()), due: v.pipe(v.string(), v.toDate()) }),
)

/** Jobs of a name that nobody has begun, the first that was ordered first. */
export async function waitingJobs(database: Database, name: string): Promise<v.InferOutput<typeof rows>> {
  const found = await database.execute(
    sql`select data, start_after::text as due from pgboss.job where name = ${name} and state = 'created' order by created_on, data`,
  )
  return v.parse(rows, found.rows)
}

/** Takes all of them out of the queue, whenever they are due: a test's clock is not the database's. */
export async function takeJobs(database: Database, name: string): Promise<unknown[]> {
  const jobs = await waitingJobs(database, name)
  await database.execute(sql`delete from pgboss.job where name = ${name} and state = 'created'`)
  return jobs.map(({ data }) => data)
}

/** Runs them by a job of that name, ten at a time. */
export async function runJobs(database: Database, job: Job): Promise<void> {
  const items = await takeJobs(database, job.name)
  for (let from = 0; from < items.length; from += 10) await job.run(items.slice(from, from + 10))
}

/** A job as the engine leaves it after its last attempt; says its number. */
export async function insertFailedJob(
  database: Database,
  { name, data, error = 'the server said no' }: { name: string; data: object; error?: string },
): Promise<string> {
  await database.execute(sql`select pgboss.create_queue('dead', '{"policy":"standard"}')`)
  const { rows } = await database.execute<{ id: string }>(
    sql`insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, source_output)
      values ('dead', ${JSON.stringify(data)}::jsonb, ${name}, now() - interval '1 hour', 3, jsonb_build_object('message', ${error}::text))
      returning id`,
  )
  return rows[0]?.id ?? ''
}
