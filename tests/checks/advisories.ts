import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Check } from './check.ts'
import { LOCKED_FOLDERS, lockedPackages } from './package-lock.ts'

/** Neither `below` nor `versions`: no version is welcome. */
const advisorySchema = v.object({
  package: v.string(),
  below: v.optional(v.string()),
  versions: v.optional(v.array(v.string())),
  advisory: v.string(),
})

const numbers = (version: string) => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? []

function isBelow(version: string, floor: string): boolean {
  const [have, want] = [numbers(version), numbers(floor)]
  for (let i = 0; i < 3; i += 1) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  // A pre-release of the floor came before it.
  return version.includes('-')
}

export const advisories: Check = {
  name: 'no version with a known advisory',
  run: async () => {
    const text = await readFile(join(import.meta.dirname, 'advisories.json'), 'utf8')
    const list = v.parse(v.array(advisorySchema), JSON.parse(text))
    const locked = (await Promise.all(LOCKED_FOLDERS.map((folder) => lockedPackages(folder)))).flat()
    return list.flatMap(({ package: name, below, versions, advisory }) =>
      locked
        .filter((entry) => entry.name === name)
        .filter(({ version }) => (below ? isBelow(version, below) : (versions?.includes(version) ?? true)))
        .map(({ version }) => `${name}@${version}: ${advisory}`),
    )
  },
}
