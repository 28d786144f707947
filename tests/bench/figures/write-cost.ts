import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/backend/database/client.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { writableColumns } from '#app/backend/seed/insert-rows.ts'
import { printPart } from '../figure.ts'

const LISTINGS = 5_000

const microseconds = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await run()
  return ((performance.now() - began) * 1_000) / LISTINGS
}

class Undone extends Error {}

/** Writes listings and changes them, and undoes it all; microseconds a listing. */
async function writes(database: Database, prepare: (tx: Executor) => Promise<unknown>): Promise<string> {
  const names = sql.join(
    writableColumns(spotWork).flatMap(({ property, name }) => (property === 'id' ? [] : [name])),
    sql`, `,
  )
  let text = ''
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await prepare(tx)
      const [first = 0] = (
        await tx.execute<{ id: string }>(sql`select max(id) as id from spot_work`)
      ).rows.map(({ id }) => Number(id))
      const insert = await microseconds(() =>
        tx.execute(
          sql`insert into spot_work (${names}) select ${names} from spot_work order by id limit ${LISTINGS}`,
        ),
      )
      const update = await microseconds(() =>
        tx.execute(
          sql`update spot_work set filled_slots = 0, applicant_count = applicant_count + 1 where id > ${first}`,
        ),
      )
      text = `${insert.toFixed(1)} µs an insert, ${update.toFixed(1)} µs an update`
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return text
}

/** What being searchable costs a write: without what marks a change, and with it. */
export async function printWriteCost(database: Database): Promise<void> {
  printPart(
    'write without the marks of change',
    await writes(database, async (tx) => {
      await tx.execute(sql`drop index spot_work_change`)
      await tx.execute(sql`alter table spot_work disable trigger spot_work_changed`)
    }),
  )
  printPart('write as it is', await writes(database, async () => undefined))
}
