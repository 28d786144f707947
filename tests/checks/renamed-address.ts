import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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

async function compileRenamed(copy: string): Promise<string> {
  await cp(join(PROJECT, 'src'), join(copy, 'src'), { recursive: true })
  await cp(join(PROJECT, 'package.json'), join(copy, 'package.json'))
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  const config = await readFile(join(PROJECT, 'tsconfig.json'), 'utf8')
  await writeFile(join(copy, 'tsconfig.json'), config.replace(/"include": .*/, '"include": ["src"]'))
  await leaveOut(copy)
  for (const { path, from, to } of RENAMED) {
    const text = await readFile(join(copy, path), 'utf8')
    if (!text.includes(from)) return `${path} does not hold ${from}`
    await writeFile(join(copy, path), text.replaceAll(from, to))
  }
  return (await runTool('tsc', ['-p', copy, '--noEmit', '--pretty', 'false', '--singleThreaded'], copy)).join(
    '\n',
  )
}

/** Nothing is looked for in most files: what they declare counts, and their own statements are not looked at a second time. */
async function leaveOut(copy: string): Promise<void> {
  const others = (await sourceFiles('src')).filter(({ text }) => !PLACE.test(text))
  for (const { path } of others) {
    const text = await readFile(join(copy, path), 'utf8')
    await writeFile(join(copy, path), `// @ts-nocheck\n${text}`)
  }
}

async function places(): Promise<string[]> {
  const files = await sourceFiles('src')
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (PLACE.test(line) ? `${path}(${index + 1},` : [])),
  )
}

export const renamedAddress: Check = {
  name: 'addresses: the compiler names every place of a renamed route or search key',
  run: async () => {
    const copy = await mkdtemp(join(tmpdir(), 'renamed-address-'))
    try {
      const said = await compileRenamed(copy)
      const named = await places()
      if (named.length < 8) return [`saw ${named.length} places only: the check itself is broken`]
      const missed = named.filter((place) => !said.includes(place))
      return missed.length < named.length
        ? missed.map((place) => `${place}…) compiles all the same`)
        : [`no place was named: ${said}`]
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  },
}
