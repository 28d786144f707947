import { execFile } from 'node:child_process'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const PROJECT = join(import.meta.dirname, '../..')
const BIN = join(PROJECT, 'node_modules/.bin')

export type Check = {
  name: string
  /** What is wrong, one finding each; none means all is well. */
  run: () => Promise<string[]>
}

/** A program of node_modules/.bin; everything it said is the finding when it fails. */
export function runTool(command: string, args: string[], cwd = PROJECT): Promise<string[]> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    PATH: `${BIN}:${process.env['PATH'] ?? ''}`,
    // The compiler and the type-aware linter are written in Go. Each checker works out the types anew, and keeps nearly all
    // that it allocates: one for each program, which collects garbage only where memory ends.
    GOMAXPROCS: '1',
    GOGC: 'off',
    GOMEMLIMIT: String(Math.floor(totalmem() / 3)),
  }
  return new Promise((settle) => {
    execFile(join(BIN, command), args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return settle([])
      const said = stripVTControlCharacters(`${stdout}${stderr}`).trim()
      settle([said || error.message])
    })
  })
}

export const toolCheck = (name: string, command: string, args: string[], cwd?: string): Check => ({
  name,
  run: () => runTool(command, args, cwd),
})
