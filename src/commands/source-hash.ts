import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PROJECT } from './settings.ts'

const SOURCES = ['src', 'public', 'app.config.ts', 'package-lock.json', 'tsconfig.json']
// The build writes the route tree itself, and tests are not part of it.
const NOT_BUILT = /(route-tree\.gen\.ts|\.test\.tsx?|^src\/commands\/.*)$/

/**
 * A word for the state of everything that goes into the build: names, sizes and times, as `make` goes by them. Read at
 * once and not in the background: at a start nothing else waits, and a promise for each file takes longer than the file.
 */
export function sourceHash(): string {
  const paths = SOURCES.flatMap((name) => filesBelow(join(PROJECT, name)))
    .filter((path) => !NOT_BUILT.test(relative(PROJECT, path)))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${relative(PROJECT, path)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
