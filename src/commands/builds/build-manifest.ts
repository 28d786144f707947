import { DAY_MS } from '../../domain/duration.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** How long the files of a build are served after another one has taken its place: days. */
export const KEPT_DAYS = 14
/** Builds whose files are kept at most, for who builds a hundred times a day. */
const MOST = 30

/** A file's path below `dist`, with forward slashes, and its size: what is still being copied is not served. */
const filesSchema = v.record(v.string(), v.number())

const manifestSchema = v.object({
  id: v.string(),
  /** When it was built or, in a shared folder, last put there. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Its files whose names contain a hash. */
  files: filesSchema,
})

export type BuildManifest = v.InferOutput<typeof manifestSchema>

/** The folder with one manifest per build: laid over one another, the folders of two builds name the files of both. */
export const manifestsOf = (folder: string): string => join(folder, 'builds')

export const newBuildId = (): string => randomUUID().slice(0, 8)

/** The manifests in a folder, the newest first; what is unreadable or half written is passed over. */
export async function readManifests(folder: string): Promise<BuildManifest[]> {
  const names = await readdir(manifestsOf(folder)).catch(() => [])
  const found = await Promise.all(
    names.filter((name) => /^[\w-]+\.json$/.test(name)).map((name) => readManifest(folder, name)),
  )
  return found.filter((one) => one !== undefined).toSorted((a, b) => b.at.localeCompare(a.at))
}

async function readManifest(folder: string, name: string): Promise<BuildManifest | undefined> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(manifestsOf(folder), name), 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes a manifest at once or not at all. */
export async function writeManifest(folder: string, manifest: BuildManifest): Promise<void> {
  await mkdir(manifestsOf(folder), { recursive: true })
  const path = join(manifestsOf(folder), `${manifest.id}.json`)
  const unfinished = `${path}.${newBuildId()}`
  await writeFile(unfinished, JSON.stringify(manifest))
  await rename(unfinished, path)
}

/**
 * The builds whose files are to be kept, of a list that begins with the newest: the newest, and those that were replaced
 * less than `KEPT_DAYS` ago.
 */
export const keptBuilds = (builds: readonly BuildManifest[], now: Date): BuildManifest[] =>
  builds
    .filter(({ id }, place) => {
      const successor = builds[place - 1]
      return (
        id !== '' && (!successor || now.getTime() - new Date(successor.at).getTime() < KEPT_DAYS * DAY_MS)
      )
    })
    .slice(0, MOST)
