import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Check } from './check.ts'
import { LOCKED_FOLDERS, lockedPackages, type LockedPackage } from './package-lock.ts'

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
const versions = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
})

/** The registry this was locked with does not hand these out; npm wants them named and installs them nowhere we run. */
const isForForeignMachines = ({ optional, os, cpu, libc }: LockedPackage) =>
  optional &&
  ((os.length > 0 && !os.includes('linux')) ||
    (cpu.length > 0 && !cpu.includes('x64') && !cpu.includes('arm64')) ||
    libc.includes('musl'))

export const lockFile: Check = {
  name: 'lock files: integrity, no hosts, exact versions',
  run: async () => (await Promise.all(LOCKED_FOLDERS.map(findings))).flat(),
}

async function findings(folder: string): Promise<string[]> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const locked = await lockedPackages(folder)
  const wished = Object.values(manifest).flatMap((group) => Object.entries(group))
  const installed = new Map(locked.map(({ path, version }) => [path, version]))
  return [
    ...locked
      .filter((entry) => !entry.integrity && !isForForeignMachines(entry))
      .map(({ path }) => `${path}: no integrity`),
    ...locked.filter((entry) => entry.resolved).map(({ path }) => `${path}: names a host`),
    ...locked.filter((entry) => entry.extraneous).map(({ path }) => `${path}: nothing needs it`),
    ...wished
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name} ${version}: not exact`),
    ...wished
      .filter(([name, version]) => !version.endsWith(installed.get(`node_modules/${name}`) ?? 'missing'))
      .map(([name, version]) => `${name} ${version}: the lock file holds another`),
  ]
}
