import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, runTool, type Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

/** What is renamed in a copy of the sources, and what then must not compile. */
const RENAMED = [
  { path: 'src/routes/work/matched.tsx', from: "'/work/matched'", to: "'/work/agreed'" },
  { path: 'src/route-tree.gen.ts', from: "'/work/matched'", to: "'/work/agreed'" },
  { path: 'src/features/session/log-in-search.ts', from: 'returnTo:', to: 'comeBack:' },
] as const

const PLACE = /screen\('\/work\/matched'\)|\btoLogin\(\{ returnTo\b/

/** The same place each time, so that the compiler knows again what it has looked at. */
const COPY = join(
  tmpdir(),
  `renamed-address-${createHash('sha256').update(PROJECT).digest('hex').slice(0, 12)}`,
)
const STATE = join(PROJECT, 'node_modules/.cache/renamed-address.tsbuildinfo')

async function compileRenamed(copy: string): Promise<string> {
  await cp(join(PROJECT, 'src'), join(copy, 'src'), { recursive: true })
  await cp(join(PROJECT, 'package.json'), join(copy, 'package.json'))
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  const config = await readFile(join(PROJECT, 'tsconfig.json'), 'utf8')
  await writeFile(join(copy, 'tsconfig.json'), config.replace(/"include": .*/, '"include": ["src"]'))
  for (const { path, from, to } of RENAMED) {
    const text = await readFile(join(copy, path), 'utf8')
    if (!text.includes(from)) return `${path} does not hold ${from}`
    await writeFile(join(copy, path), text.replaceAll(from, to))
  }
  const remembers = ['--incremental', '--tsBuildInfoFile', STATE]
  return (await runTool('tsc', ['-p', copy, '--noEmit', '--pretty', 'false', ...remembers], copy)).join('\n')
}

async function places(): Promise<string[]> {
  const files = (await sourceFiles('src')).filter(({ path }) => !/\.test\.tsx?$/.test(path))
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (PLACE.test(line) ? `${path}(${index + 1},` : [])),
  )
}

export const renamedAddress: Check = {
  name: 'addresses: the compiler names every place of a renamed route or search key',
  run: async () => {
    await rm(COPY, { recursive: true, force: true })
    await mkdir(COPY)
    try {
      const said = await compileRenamed(COPY)
      const named = await places()
      if (named.length < 8) return [`saw ${named.length} places only: the check itself is broken`]
      const missed = named.filter((place) => !said.includes(place))
      return missed.length < named.length
        ? missed.map((place) => `${place}…) compiles all the same`)
        : [`no place was named: ${said}`]
    } finally {
      await rm(COPY, { recursive: true, force: true })
    }
  },
}
