import { cp, glob, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, runTool, type Check } from './check.ts'

const GENERATED = [
  'src/contract/gen/**/*',
  'src/contract/*-env.d.ts',
  'src/backend/listing/index/bits/gen/*',
  'src/route-tree.gen.ts',
  'src/commands/SETTINGS.md',
]

async function contents(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const path of glob(GENERATED, { cwd: PROJECT })) {
    const text = await readFile(join(PROJECT, path), 'utf8').catch(() => null)
    if (text !== null) found.set(path, text)
  }
  return found
}

/** Gives files their times back, in whole milliseconds: by these a build knows whether it is of its sources. */
async function keepTimes(paths: Iterable<string>): Promise<() => Promise<void>> {
  const times = await Promise.all(
    [...paths].map(async (path) => ({
      path,
      at: new Date(Math.round((await stat(join(PROJECT, path))).mtimeMs)),
    })),
  )
  return async () =>
    void (await Promise.all(times.map(({ path, at }) => utimes(join(PROJECT, path), at, at))))
}

export const generatedFiles: Check = {
  name: 'generated files are fresh (npm run generate)',
  run: async () => {
    const before = await contents()
    const giveTimesBack = await keepTimes(before.keys())
    const failure = await runTool('node', ['src/commands/generate.ts'])
    if (failure.length > 0) return failure
    const after = await contents()
    const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
    const stale = paths.filter((path) => before.get(path) !== after.get(path))
    // A check changes nothing.
    for (const path of stale) {
      const text = before.get(path)
      if (text === undefined) await rm(join(PROJECT, path))
      else await writeFile(join(PROJECT, path), text)
    }
    await giveTimesBack()
    if (after.size < 5) return [`saw ${after.size} generated files only: the check itself is broken`]
    return stale.map((path) => `${path} is stale: npm run generate`)
  },
}

const MIGRATIONS = 'src/backend/database/migrations'
const DRAFT = 'node_modules/.cache/migrations-check'
const MAKE_MIGRATION =
  'npx drizzle-kit generate --config src/backend/database/drizzle.config.ts --name <what_it_adds>'

/** Each is a third of a megabyte, and drizzle-kit compares with the newest alone; some may stand beside it until branches have met. */
const MOST_SNAPSHOTS = 5

async function olderSnapshots(): Promise<string[]> {
  const names = await readdir(join(PROJECT, MIGRATIONS, 'meta'))
  const snapshots = names.filter((name) => name.endsWith('_snapshot.json')).toSorted()
  if (snapshots.length <= MOST_SNAPSHOTS) return []
  return snapshots
    .slice(0, -1)
    .map((name) => `${MIGRATIONS}/meta/${name} is compared with no more: remove it`)
}

export const migrations: Check = {
  name: 'migrations hold the whole schema (drizzle-kit)',
  run: async () => {
    const older = await olderSnapshots()
    if (older.length > 0) return older
    await rm(join(PROJECT, DRAFT), { recursive: true, force: true })
    await cp(join(PROJECT, MIGRATIONS), join(PROJECT, DRAFT), { recursive: true })
    const before = await readdir(join(PROJECT, DRAFT))
    const failure = await runTool('drizzle-kit', [
      'generate',
      '--dialect=postgresql',
      '--schema=./src/backend/database/schema/**/*.ts',
      `--out=./${DRAFT}`,
    ])
    if (failure.length > 0) return failure
    const added = (await readdir(join(PROJECT, DRAFT))).filter((name) => !before.includes(name))
    const texts = await Promise.all(added.map((name) => readFile(join(PROJECT, DRAFT, name), 'utf8')))
    await rm(join(PROJECT, DRAFT), { recursive: true, force: true })
    return texts.map(
      (text) => `the schema has moved on without a migration; ${MAKE_MIGRATION} makes it:\n${text}`,
    )
  },
}
