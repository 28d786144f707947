import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { PROJECT } from './places.ts'

const SOURCES = ['src', 'public', 'app.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
// Not inputs of the build: the generated route tree, tests and prose.
const NOT_BUILT = /(route-tree\.gen\.ts|\.test\.tsx?|\.md)$/

/**
 * Hash of the names, sizes and modification times of all inputs of the build. Synchronous, because nothing
 * else runs at a start, and a promise per file costs more than its stat.
 */
export function sourceHash(): string {
  const paths = SOURCES.flatMap(filesBelow)
    .filter((path) => !NOT_BUILT.test(path))
    .sort()
  const hash = createHash('sha256')
  for (const path of paths) {
    const { size, mtimeMs } = statSync(`${PROJECT}/${path}`)
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** The files at or below a path, relative to the project's folder. */
function filesBelow(path: string): string[] {
  if (statSync(`${PROJECT}/${path}`).isFile()) return [path]
  // Recurses by hand: Node's `recursive` allocates several objects per entry.
  return readdirSync(`${PROJECT}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(below)
    return entry.isFile() ? [below] : []
  })
}
