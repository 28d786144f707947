import { openDatabase } from '#app/backend/database/client.ts'
import { DEMO_SIZE, seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'

/** A PostgreSQL server with the demo data, started with such flags. */
export async function startDemoPostgres(
  flags: string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startPostgres({ flags })
  const url = server.url.replace(/postgres$/, 'migrated')
  const database = openDatabase({ url, max: 1 })
  await seedDemoData(database, { ...DEMO_SIZE, now: new Date() })
  await database.$client.end()
  return { url, stop: server.stop }
}
