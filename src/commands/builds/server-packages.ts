import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { PROJECT } from '../places.ts'
import { NATIVE_PACKAGES, PRODUCTION_COMMANDS } from './production-commands.ts'

const texts = v.optional(v.record(v.string(), v.string()), {})

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  private: v.boolean(),
  license: v.string(),
  scripts: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
  optionalDependencies: v.record(v.string(), v.string()),
})

const lockedSchema = v.looseObject({
  dev: v.optional(v.boolean()),
  devOptional: v.optional(v.boolean()),
  dependencies: texts,
  optionalDependencies: texts,
  peerDependencies: texts,
})

const lockSchema = v.looseObject({
  lockfileVersion: v.number(),
  packages: v.record(v.string(), lockedSchema),
})

type Locked = v.InferOutput<typeof lockSchema>['packages']

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(PROJECT, name), 'utf8'))

/** Where the lock file has the package that another one means by a name: the nearest, as Node looks for it. */
function placeOf(name: string, from: string, locked: Locked): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const place = `${at}${at && '/'}node_modules/${name}`
    if (place in locked) return place
    if (at === '') return undefined
  }
}

/** The entries of a lock file that packages of these names need. */
function lockedFor(names: readonly string[], locked: Locked): Locked {
  const found: Locked = {}
  const waiting = names.map((name) => ({ name, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next.name, next.from, locked)
    const entry = place === undefined ? undefined : locked[place]
    if (place === undefined || !entry || place in found) continue
    const { dev: _dev, devOptional: _devOptional, ...kept } = entry
    found[place] = kept
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }
    waiting.push(...Object.keys(needed).map((name) => ({ name, from: place })))
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The script of a command, which runs what the build has made of its source. */
const builtScript = (script: string, name: string, source: string): string =>
  script.replaceAll('./src/commands/', './commands/').replace(`src/commands/${source}`, `commands/${name}.js`)

/**
 * Makes a build complete in itself: what commands read beside themselves, a `package.json` with their scripts, and a lock
 * file, cut from ours, of the few packages that are no scripts.
 */
export async function writeServerPackages(folder: string): Promise<void> {
  const manifest = v.parse(manifestSchema, await read('package.json'))
  const { lockfileVersion, packages } = v.parse(lockSchema, await read('package-lock.json'))
  const { name, version, license, optionalDependencies } = manifest
  const dependencies = Object.fromEntries(
    NATIVE_PACKAGES.map((one) => [one, manifest.dependencies[one] ?? '']),
  )
  const scripts = Object.fromEntries(
    Object.entries(PRODUCTION_COMMANDS).map(([command, source]) => [
      command,
      builtScript(manifest.scripts[command] ?? '', command, source),
    ]),
  )
  const own = { name, version, license, dependencies, optionalDependencies }
  const needed = lockedFor([...NATIVE_PACKAGES, ...Object.keys(optionalDependencies)], packages)
  const lock = { name, version, lockfileVersion, requires: true, packages: { '': own, ...needed } }
  const commands = join(folder, 'commands')
  await mkdir(join(commands, 'migrations/meta'), { recursive: true })
  await Promise.all([
    writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ ...own, private: manifest.private, type: 'module', scripts }, null, 2),
    ),
    writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2)),
    cp(join(PROJECT, '.npmrc'), join(folder, '.npmrc')),
    cp(join(PROJECT, 'src/commands/require-node-24.cjs'), join(commands, 'require-node-24.cjs')),
    cp(join(PROJECT, 'src/backend/database/migrations'), join(commands, 'migrations'), {
      recursive: true,
      filter: (path) => !path.endsWith('_snapshot.json'),
    }),
  ])
}
