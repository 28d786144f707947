import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { openReplicaSearch } from '#app/backend/listing/index/plain/replica-search.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { NOW } from '#tests/support/doctors.ts'
import { startReplicaOf, type PostgresReplica } from '#tests/support/postgres-replica.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'

// Searches on a streaming replica of a server, both real.

const LONG = { timeout: 120_000 }

let server: PostgresServer
let standby: PostgresReplica
let primary: Database
let replica: Database
const asked: string[] = []

beforeAll(async () => {
  server = await startPostgres()
  standby = await startReplicaOf(server)
  primary = openDatabase({ url: server.url.replace(/postgres$/, 'migrated'), max: 3 })
  const logger = { logQuery: (text: string) => void asked.push(text) }
  replica = openDatabase({ url: standby.url.replace(/postgres$/, 'migrated'), max: 3, watched: true, logger })
  await seedDemoData(primary, { now: NOW, spot: 300, regular: 20, hospitals: 20 })
}, 180_000)
afterAll(async () => {
  await Promise.all([primary.close(), replica.close()])
  await standby.stop()
  await server.stop()
})

/** How many searches the replica has been asked. */
const searches = () => asked.filter((text) => text.includes('listing')).length

test(
  'a search is answered by a replica that follows, and by the server itself while it is behind or away',
  LONG,
  async () => {
    const { spot } = openReplicaSearch(primary, replica)
    const plain = createPlainSearch(primary, 'spot')
    const [all = 0] = await plain.count([{}], NOW)
    expect(all).toBeGreaterThan(100)
    await expect
      .poll(
        async () => {
          const before = searches()
          const counts = await spot.count([{}], NOW)
          return { counts, isByReplica: searches() > before }
        },
        { timeout: 30_000 },
      )
      .toEqual({ counts: [all], isByReplica: true })

    // It hears of changes, but does not apply them: from three seconds on nobody asks it.
    await standby.tell('select pg_wal_replay_pause()')
    await primary.execute(sql`update spot_work set status = 'PAUSED' where id in (
    select id from spot_work where status = 'PUBLISHED' and application_deadline > ${NOW.toISOString()} limit 7)`)
    const [fewer = 0] = await plain.count([{}], NOW)
    expect(fewer).toBe(all - 7)
    await expect.poll(() => spot.count([{}], NOW), { timeout: 30_000 }).toEqual([fewer])
    const stale = searches()
    expect(await spot.count([{}], NOW)).toEqual([fewer])
    expect(searches()).toBe(stale)

    await standby.tell('select pg_wal_replay_resume()')
    await expect
      .poll(
        async () => {
          const before = searches()
          const counts = await spot.count([{}], NOW)
          return { counts, isByReplica: searches() > before }
        },
        { timeout: 30_000 },
      )
      .toEqual({ counts: [fewer], isByReplica: true })

    await standby.stop()
    expect(await spot.count([{}], NOW)).toEqual([fewer])
  },
)
