import { createHash } from 'node:crypto'

/** The path of a server function (`generateFunctionId` in app.config.ts); `file` from the project's folder on. */
export const serverFunctionPath = (file: string, name: string): string =>
  `/_serverFn/${createHash('sha256').update(`${file}:${name}_createServerFn_handler`).digest('hex').slice(0, 16)}`
