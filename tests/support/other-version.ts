import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BUILD, PROJECT } from '#app/commands/places.ts'
import { layOver } from '#app/commands/builds/lay-over.ts'
import { currentFiles } from './current-build.ts'

/** A folder with a build and all that a server needs beside it. */
export type Installation = { folder: string; remove(): Promise<void> }

async function installationWith(putBuild: (folder: string) => Promise<void>): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  for (const name of ['src', 'package.json'])
    await cp(join(PROJECT, name), join(folder, name), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  await putBuild(folder)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** The build of this version, in a folder of its own. */
export const thisVersion = (): Promise<Installation> =>
  installationWith((folder) => cp(BUILD, join(folder, 'dist'), { recursive: true }))

/** The same app as a build in which every file with a hash in its name has another one, as if each had changed. */
export const otherVersion = (at: Date): Promise<Installation> =>
  installationWith(async (folder) => {
    const fresh = join(folder, 'fresh')
    const hashed = [
      ...currentFiles('client/assets/', '.js'),
      ...currentFiles('client/assets/', '.css'),
      ...currentFiles('server/assets/', '.js'),
    ]
    const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
    const names = new Set(hashed.map(nameOf))
    for (const path of [...hashed, join(BUILD, 'server/server.js')]) {
      const text = await readFile(path, 'utf8')
      // After a slash, as in "./x.js" and "/assets/x.css".
      const renamed = text.replaceAll(/(?<=\/)[\w.-]+\.(?:js|css)\b/g, (name) =>
        names.has(name) ? `next-${name}` : name,
      )
      const name = names.has(nameOf(path)) ? `next-${nameOf(path)}` : nameOf(path)
      const target = join(fresh, dirname(path).slice(BUILD.length), name)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, renamed)
    }
    await layOver(fresh, join(folder, 'dist'), at)
  })
