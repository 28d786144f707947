import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '#app/backend/database/migrate.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/test-database')

/** Where something made of the migrations is kept, once per state of them. */
export async function keptPath(ending: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(MIGRATIONS_FOLDER, name)))
  }
  await mkdir(CACHE, { recursive: true })
  return join(CACHE, `${hash.digest('hex').slice(0, 16)}${ending}`)
}
