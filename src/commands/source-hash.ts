import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { PROJECT } from './settings.ts'

const SOURCES = ['src', 'public', 'app.config.ts', 'package-lock.json', 'tsconfig.json']
// The build writes the route tree itself, and tests are not part of it.
const NOT_BUILT = /(route-tree\.gen\.ts|\.test\.tsx?|^src\/commands\/.*)$/

/**
 * A word for the state of everything that goes into the build: names, sizes and times, as `make` goes by them. Read at
 * once and not in the background: at a start nothing else waits, and a promise for each file takes longer than the file.
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

/** The files at or below a path, both from the project's folder on. */
function filesBelow(path: string): string[] {
  if (statSync(`${PROJECT}/${path}`).isFile()) return [path]
  // Folder by folder: Node's own way down makes several objects of each entry.
  return readdirSync(`${PROJECT}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(below)
    return entry.isFile() ? [below] : []
  })
}
