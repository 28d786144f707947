import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PROJECT } from './settings.ts'

const SOURCES = ['src', 'public', 'app.config.ts', 'package-lock.json', 'tsconfig.json']
// The build writes the route tree itself, and tests are not part of it.
const NOT_BUILT = /(route-tree\.gen\.ts|\.test\.tsx?|^src\/commands\/.*)$/

/** A word for the state of everything that goes into the build: names, sizes and times, as `make` goes by them. */
export async function sourceHash(): Promise<string> {
  const found = await Promise.all(SOURCES.map((name) => filesBelow(join(PROJECT, name))))
  const paths = found
    .flat()
    .map((path) => relative(PROJECT, path))
    .filter((path) => !NOT_BUILT.test(path))
    .sort()
  const hash = createHash('sha256')
  const stats = await Promise.all(paths.map((path) => stat(join(PROJECT, path))))
  paths.forEach((path, index) => hash.update(`${path}\0${stats[index]?.size}\0${stats[index]?.mtimeMs}\n`))
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [path]
  }
}
