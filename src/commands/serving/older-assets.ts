import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nowMs } from '../../platform/clock.ts'
import { readManifests } from '../builds/build-manifest.ts'

/** How long a list of builds is taken for complete: unknown names are asked for by strangers, too. */
const FRESH_MS = 1_000

/**
 * Finds the folder that holds an asset of another build: one that was built before this one or, during a roll-out, after
 * it. Folders are read when a name is unknown, once a second at most.
 */
export function createOlderAssets(folders: readonly string[]): (path: string) => Promise<string | undefined> {
  let known = new Map<string, { folder: string; size: number }>()
  let readAt = -FRESH_MS
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const found: typeof known = new Map()
    for (const folder of folders)
      for (const { files } of await readManifests(folder))
        for (const [path, size] of Object.entries(files)) found.set(path, { folder, size })
    known = found
    readAt = nowMs()
    reading = undefined
  }

  return async (path) => {
    if (!known.has(path) && nowMs() - readAt >= FRESH_MS) await (reading ??= read())
    const file = known.get(path)
    if (!file) return undefined
    // A file that is still being copied, or was deleted meanwhile, is not there.
    const isWhole = (await stat(join(file.folder, path)).catch(() => null))?.size === file.size
    return isWhole ? file.folder : undefined
  }
}
