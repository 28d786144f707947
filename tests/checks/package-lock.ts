import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { PROJECT } from './check.ts'

// npm writes one word as it finds it, several as a list.
const words = v.optional(v.union([v.array(v.string()), v.string()]), [])

const entrySchema = v.object({
  version: v.optional(v.string()),
  name: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  extraneous: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  os: words,
  cpu: words,
  libc: words,
})

const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) })

export type LockedPackage = v.InferOutput<typeof entrySchema> & {
  path: string
  name: string
  version: string
}

/** The folders with a package.json and a lock file of their own. */
export const LOCKED_FOLDERS = [PROJECT, join(PROJECT, 'src/commands/auth-emulator/packages')]

/** Everything the package-lock.json of a folder installs. */
export async function lockedPackages(folder = PROJECT): Promise<LockedPackage[]> {
  const lock = v.parse(lockSchema, JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')))
  const found = Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      // An alias is installed under another name than its own.
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
    }))
  if (found.length < 300) throw new Error(`saw ${found.length} packages only: the lock file cannot be read`)
  return found
}
