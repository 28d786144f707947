import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { testDatabase } from '#tests/support/database.ts'

// A connection that ends by itself is an error nobody awaits: unheard it would end the process, and this run.
test('a connection lost between two statements fails its transaction and nothing else', async () => {
  const db = await testDatabase({ kind: 'postgres' })
  const other = openDatabase({ url: db.url, max: 1 })
  try {
    const lost = db.database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
      await wait(200)
      await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
    const { rows } = await db.database.execute<{ one: number }>(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
  } finally {
    await other.$client.end()
    await db.close()
  }
})
