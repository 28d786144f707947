import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')

/** The path of a server function (`generateFunctionId` in app.config.ts); throws where `file`, from the project's folder, has none of this name. */
export function serverFunctionPath(file: string, name: string): string {
  if (!readFileSync(join(PROJECT, file), 'utf8').includes(`export const ${name} = createServerFn(`))
    throw new Error(`${file} has no server function ${name}`)
  const id = createHash('sha256').update(`${file}:${name}_createServerFn_handler`).digest('hex').slice(0, 16)
  return `/_serverFn/${id}`
}
