import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { newBuildId, readManifests, writeManifest, type BuildManifest } from './build-manifest.ts'
import { CLIENT_ASSETS, currentBuild, dropOldFiles } from './lay-over.ts'

const assetsOf = ({ files }: BuildManifest) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(CLIENT_ASSETS)))

/** Copies a file so that nobody finds half of it; not at all where it is. */
async function copyWhole(from: string, to: string, size: number): Promise<void> {
  if ((await stat(to).catch(() => null))?.size === size) return
  await mkdir(dirname(to), { recursive: true })
  const unfinished = `${to}.${newBuildId()}`
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * Puts the scripts and styles of the builds in `dist` into a folder that all processes read, before a page names them;
 * deletes there what is older than `keptBuilds` says. Throws `StartFailure` when something is missing there afterwards.
 */
export async function shareAssets(dist: string, shared: string, now: Date): Promise<void> {
  try {
    const there = await readManifests(shared)
    const current = await currentBuild(dist)
    for (const build of await readManifests(dist)) {
      const files = assetsOf(build)
      const isCurrent = build.id === current
      if (!isCurrent && there.some(({ id }) => id === build.id)) continue
      for (const [path, size] of Object.entries(files))
        await copyWhole(join(dist, path), join(shared, path), size)
      await writeManifest(shared, { ...build, files, at: isCurrent ? now.toISOString() : build.at })
    }
    await dropOldFiles(shared, now)
  } catch (error) {
    throw new StartFailure(
      `共有のフォルダー ${shared} に、画面のファイルを置けません。ASSETS_DIR の場所と権限を確認してください。`,
      { cause: error },
    )
  }
}
