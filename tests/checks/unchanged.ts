import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT, type Check } from './check.ts'

const CACHE = join(PROJECT, 'node_modules/.cache/checks')

/** What a check's outcome depends on: the contents of its inputs, and the versions of all tools. */
async function digestOf(inputs: readonly string[]): Promise<string> {
  const paths: string[] = []
  for await (const path of glob([...inputs, 'package-lock.json', 'tests/checks/run.ts'], { cwd: PROJECT }))
    paths.push(path)
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(`${path}\0`).update(await readFile(join(PROJECT, path)))
  return hash.digest('hex')
}

/** The check, left out while its inputs are those in which it found nothing the last time. `inputs` are globs that match files only. */
export const unlessUnchanged = (inputs: readonly string[], check: Check): Check => ({
  name: check.name,
  run: async () => {
    const path = join(CACHE, check.name.replace(/\W+/g, '-'))
    const digest = await digestOf(inputs)
    if ((await readFile(path, 'utf8').catch(() => '')) === digest) return []
    const findings = await check.run()
    if (findings.length > 0) return findings
    await mkdir(CACHE, { recursive: true })
    await writeFile(path, digest)
    return []
  },
})
