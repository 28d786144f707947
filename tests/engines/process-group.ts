import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type ProcessGroup = {
  /** A folder of its own, which is its HOME too. */
  folder: string
  stop(): Promise<void>
}

/** A command with all the processes that it starts, in a folder of its own that goes away with them. */
export async function startGroup(
  command: string,
  args: (folder: string) => readonly string[],
  { env, prepare }: { env?: Record<string, string>; prepare?: (folder: string) => Promise<void> } = {},
): Promise<ProcessGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  await mkdir(join(folder, 'run'), { mode: 0o700 })
  await prepare?.(folder)
  const home = {
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
  }
  const child = spawn(command, args(folder), {
    env: { ...process.env, ...home, ...env },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  // A run that ends at once leaves no browser behind.
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of them have ended.
    }
  }
  process.once('exit', kill)
  return {
    folder,
    stop: async () => {
      kill()
      process.off('exit', kill)
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
