import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first command of these names on the PATH. */
export const findInPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether the command ends well within five minutes. */
export function runs(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** Installs Debian's packages, as root on a system that has apt-get; nowhere else does it do anything. */
export function installPackages(say: (sentence: string) => void, names: string[]): void {
  if (process.getuid?.() !== 0 || !runs('apt-get', ['--version'])) return
  say(`apt-get で入れています: ${names.join('、')}…`)
  runs('apt-get', ['update'])
  runs('apt-get', ['install', '-y', '--no-install-recommends', '--no-remove', ...names])
}
