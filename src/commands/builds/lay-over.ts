import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { keptBuilds, manifestsOf, newBuildId, readManifests, writeManifest } from './build-manifest.ts'

/** Files of `dist` whose names contain a hash of the content: all of two folders, and what commands import. */
export const CLIENT_ASSETS = 'client/assets/'
const COMMANDS = 'commands/'
const HASHED = [CLIENT_ASSETS, 'server/assets/', 'commands/part-']

/** Names the build that `dist/server` is; deleted with it. */
const CURRENT = 'server/build-id.txt'

const isHashed = (path: string) => HASHED.some((beginning) => path.startsWith(beginning))

/** The files below a folder, with forward slashes and without the folder's own path. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The id of the build in a folder, or null when it is of a version that had none. */
export const currentBuild = (dist: string): Promise<string | null> =>
  readFile(join(dist, CURRENT), 'utf8').catch(() => null)

/**
 * Moves a new build over those before it, in an order in which a process that serves the folder meanwhile misses nothing,
 * and deletes what belongs to no build that is kept. Without its rest, commands of the build before stay until
 * `completeLaid` brings the new ones.
 */
export async function layOver(
  fresh: string,
  dist: string,
  at: Date,
  { hasRest = true }: { hasRest?: boolean } = {},
): Promise<void> {
  const id = newBuildId()
  await writeFile(join(fresh, CURRENT), id)
  const { paths, files } = await moveOver(fresh, dist)
  await writeManifest(dist, { id, at: at.toISOString(), files })
  const commands = hasRest ? [] : (await filesBelow(dist)).filter((path) => path.startsWith(COMMANDS))
  await dropOldFiles(dist, at, [...paths, ...commands])
}

/** Moves what a build still lacked beside it, in the same order, and deletes the commands of the build before it. */
export async function completeLaid(fresh: string, dist: string, at: Date): Promise<void> {
  const { paths, files } = await moveOver(fresh, dist)
  const id = await currentBuild(dist)
  const build = (await readManifests(dist)).find((one) => one.id === id)
  if (build) await writeManifest(dist, { ...build, files: { ...build.files, ...files } })
  const others = (await filesBelow(dist)).filter((path) => !path.startsWith(COMMANDS))
  await dropOldFiles(dist, at, [...paths, ...others])
}

/** Moves the files of a folder to another, those first that the others name; returns them, and the sizes of those. */
async function moveOver(fresh: string, dist: string) {
  const paths = await filesBelow(fresh)
  const hashed = paths.filter(isHashed)
  const sizes = await Promise.all(
    hashed.map(async (path) => [path, (await stat(join(fresh, path))).size] as const),
  )
  for (const path of [...hashed, ...paths.filter((one) => !isHashed(one))]) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await rename(join(fresh, path), join(dist, path))
  }
  await rm(fresh, { recursive: true, force: true })
  return { paths, files: Object.fromEntries(sizes) }
}

/** Deletes the manifests of builds that are kept no longer, and every file that neither they nor `others` name. */
export async function dropOldFiles(folder: string, now: Date, others: readonly string[] = []): Promise<void> {
  const builds = await readManifests(folder)
  const kept = new Set(keptBuilds(builds, now))
  const wanted = new Set([...others, ...[...kept].flatMap(({ files }) => Object.keys(files))])
  const dropped = builds.filter((build) => !kept.has(build))
  const files = (await filesBelow(folder)).filter(
    (path) => /^(client|server|commands)\//.test(path) && !wanted.has(path),
  )
  await Promise.all([
    ...dropped.map(({ id }) => rm(join(manifestsOf(folder), `${id}.json`), { force: true })),
    ...files.map((path) => rm(join(folder, path), { force: true })),
  ])
  const folders = new Set(files.map((path) => dirname(join(folder, path))))
  // Fails where files are left.
  await Promise.all([...folders].map((one) => rmdir(one).catch(() => undefined)))
}
