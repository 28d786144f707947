import { resolve } from 'node:path'
import * as v from 'valibot'
import { backendEntries, readEnvironment } from '../backend/environment/environment.ts'
import { readEnvironmentOfApp } from '../platform/server/environment.server.ts'
import { isLoopbackHost, isLoopbackUrl } from '../platform/server/loopback.ts'
import { readVariables } from '../platform/server/setting.ts'
import { commandEntries } from './command-entries.ts'
import { doubtfulSettings } from './doubtful-settings.ts'
import { complain } from './terminal.ts'

const schema = v.object(commandEntries)

export type Settings = v.InferOutput<typeof schema>

/** Whether the app is reachable from this machine only. */
export const isOnLoopback = ({ APP_ORIGIN = 'http://localhost', HOST }: Settings): boolean =>
  isLoopbackUrl(APP_ORIGIN) && isLoopbackHost(HOST)

/**
 * Reads the commands' environment variables, and names those that nobody reads but that look like ours. Throws an
 * `EnvironmentError` that names every invalid one.
 */
export function readSettings(): Settings {
  for (const sentence of doubtfulSettings(process.env)) complain(sentence)
  const settings = readVariables(schema, process.env)
  return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
}

const keySchema = v.object({
  BANK_ACCOUNT_KEY: backendEntries.BANK_ACCOUNT_KEY,
  BANK_ACCOUNT_OTHER_KEY: backendEntries.BANK_ACCOUNT_OTHER_KEY,
})

/** For commands that read no other setting of the app. Throws an `EnvironmentError` when a key is none. */
export const checkKeySettings = (): void => void readVariables(keySchema, process.env)

/** Reads all that the app will read, of which a wrong value would otherwise end it at its first request. */
export function checkAppSettings(): void {
  readEnvironmentOfApp(process.env)
  readEnvironment(process.env)
}
