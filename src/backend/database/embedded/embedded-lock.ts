import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { EmbeddedDatabaseError } from '../database-error.ts'

type Holder = { pid: number; startedAt: string }

/**
 * Start time of a process in clock ticks since boot (`/proc/<pid>/stat`), which tells apart processes that
 * reuse a pid. 'ended' for a zombie; null without `/proc`.
 */
async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Split behind the command name, which is in parentheses and may contain spaces: fields[0] is field 3 of
    // proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? null)
  } catch {
    return null
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const began = await processStart(pid)
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

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** The pid of the live process that holds the lock of a data folder; null when it is free. */
export async function holderOf(folder: string): Promise<number | null> {
  const holder = parseHolder(await readFile(`${folder}.lock`, 'utf8').catch(() => ''))
  return holder && (await isAlive(holder)) ? holder.pid : null
}

/**
 * Acquires the lock file of a data folder: PGlite itself would let two processes open it and corrupt it.
 * Takes over the lock of a dead process. Returns the release function; throws `EmbeddedDatabaseError`
 * FOLDER_IN_USE.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const own = JSON.stringify({ pid: process.pid, startedAt: (await processStart(process.pid)) ?? '' })
  const draft = `${path}.${process.pid}.${performance.now()}`
  await writeFile(draft, own, { flag: 'wx' })
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // link() is atomic: it fails when the name exists and, unlike open(O_EXCL), never exposes an empty
        // file.
        await link(draft, path)
        return () => rm(path, { force: true })
      } catch (error) {
        if (!isTaken(error)) throw error
      }
      const seen = await readFile(path, 'utf8').catch(() => '')
      const holder = parseHolder(seen)
      if (holder && (await isAlive(holder))) break
      await setAside(path, seen)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new EmbeddedDatabaseError('FOLDER_IN_USE', folder, { pid: await holderOf(folder) })
}

/** Removes a stale lock, unless another process has taken it over since it was read. */
async function setAside(path: string, seen: string): Promise<void> {
  const aside = `${path}.${process.pid}.${performance.now()}.old`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== seen) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}
