import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { POSTGRES_ADDRESS } from './postgres-server.ts'

/** Databases of the test file's own that nobody has migrated, on the run's server. */
export function createEmptyDatabases() {
  const server = process.env[POSTGRES_ADDRESS] ?? ''
  const names: string[] = []
  async function command(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  return {
    async create(): Promise<string> {
      const name = `empty_${randomUUID().replaceAll('-', '')}`
      await command(`create database ${name} template template0`)
      names.push(name)
      return server.replace(/postgres$/, name)
    },
    async drop(): Promise<void> {
      for (const name of names) await command(`drop database ${name} with (force)`)
    },
  }
}
