import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { EmbeddedDatabaseError } from './database-error.ts'

type Holder = { pid: number; startedAt: string }

/**
 * When the process began, as the kernel counts it: tells a living holder from a later process with the same pid.
 * 'ended' for one that was killed and only waits for its parent to notice; null where the system does not say.
 */
async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in brackets, may hold spaces; fields 3 and 22 are counted from behind it.
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

/** The process that has the folder open; null when nobody has. */
export async function holderOf(folder: string): Promise<number | null> {
  const holder = parseHolder(await readFile(`${folder}.lock`, 'utf8').catch(() => ''))
  return holder && (await isAlive(holder)) ? holder.pid : null
}

/**
 * Takes the lock beside the folder: PGlite itself lets two processes open one folder and loses what either writes.
 * A lock whose process is dead is taken over. Returns how to give it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const own = JSON.stringify({ pid: process.pid, startedAt: (await processStart(process.pid)) ?? '' })
  const draft = `${path}.${process.pid}.${performance.now()}`
  await writeFile(draft, own, { flag: 'wx' })
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // link() fails when the name exists and, unlike open(O_EXCL), shows the others a complete file at once.
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

/** Removes a dead holder's lock, unless another process has taken it over in the meantime. */
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
