import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { constants, setPriority } from 'node:os'
import { PROJECT } from '../places.ts'
import { complain } from '../terminal.ts'

const COMMANDS = join(PROJECT, 'src/commands')

/**
 * Adds to the build what a start does not wait for, in a process that gives way to pages. A build that was broken off here
 * is taken up by the next start or `npm run build`.
 */
export function buildRestBehind(): ChildProcess {
  const script = ['--require', join(COMMANDS, 'require-node-24.cjs'), join(COMMANDS, 'build.ts'), '--rest']
  const child = spawn(process.execPath, script, { stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.on('exit', (code) => {
    if (code) complain('圧縮したファイルと本番用のコマンドを作れませんでした。アプリは使えます。')
  })
  child.on('error', (error) => complain(error.message))
  return child
}
