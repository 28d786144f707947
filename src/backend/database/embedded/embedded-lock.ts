import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { EmbeddedDatabaseError } from '../database-error.ts'

type Holder = { pid: number; startedAt: string }

/**
 * Start time of a process in clock ticks since boot (`/proc/<pid>/stat`), which tells apart processes that
 * reuse a pid. 'ended' for a zombie; null without `/proc`.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Split behind the command name, which is in parentheses and may contain spaces: fields[0] is field 3 of
    // proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? null)
  } catch {
    return null
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const began = processStart(pid)
  return began === null || startedAt === '' || began === startedAt
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'startedAt' in value &&
  typeof value.startedAt === 'string'

function parseHolder(text: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(text)
    return isHolder(holder) ? holder : null
  } catch {
    return null
  }
}

/** The text of a file; empty when it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** The pid of the live process that holds the lock of a data folder; null when it is free. */
export function holderOf(folder: string): number | null {
  const holder = parseHolder(textOf(`${folder}.lock`))
  return holder && isAlive(holder) ? holder.pid : null
}

/**
 * Acquires the lock file of a data folder: PGlite itself would let two processes open it and corrupt it.
 * Takes over the lock of a dead process. Returns the release function; throws `EmbeddedDatabaseError`
 * FOLDER_IN_USE. Synchronous, as is all in this file: see `startEmbeddedDatabase`.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`
  const own = JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) ?? '' })
  const draft = `${path}.${process.pid}.${performance.now()}`
  writeFileSync(draft, own, { flag: 'wx' })
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // link() is atomic: it fails when the name exists and, unlike open(O_EXCL), never exposes an empty
        // file.
        linkSync(draft, path)
        return () => rmSync(path, { force: true })
      } catch (error) {
        if (!isTaken(error)) throw error
      }
      const seen = textOf(path)
      const holder = parseHolder(seen)
      if (holder && isAlive(holder)) break
      setAside(path, seen)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new EmbeddedDatabaseError('FOLDER_IN_USE', folder, { pid: holderOf(folder) })
}

/** Removes a stale lock, unless another process has taken it over since it was read. */
function setAside(path: string, seen: string): void {
  const aside = `${path}.${process.pid}.${performance.now()}.old`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readFileSync(aside, 'utf8') !== seen) linkUnlessTaken(aside, path)
  rmSync(aside, { force: true })
}

function linkUnlessTaken(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!isTaken(error)) throw error
  }
}
