import { DrizzleQueryError } from 'drizzle-orm/errors'
import {
  DatabaseConnectionError,
  EmbeddedDatabaseError,
  MigrationLockError,
} from '../backend/database/database-error.ts'
import { complain } from './terminal.ts'
import { EnvironmentError } from '../platform/server/setting.ts'

/** A command cannot continue; the message is a Japanese sentence for the operator. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Whether the error's message is written for the operator. */
export const hasSentence = (error: unknown): error is Error =>
  error instanceof StartFailure ||
  error instanceof EnvironmentError ||
  error instanceof EmbeddedDatabaseError ||
  error instanceof DatabaseConnectionError ||
  error instanceof MigrationLockError

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What the system says of a place that cannot be read or written. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'ENOTDIR', 'EISDIR'])

/** The path that could not be read or written; null for another failure. */
function unusablePath(error: unknown): string | null {
  if (!(error instanceof Error) || !UNUSABLE.has(errorCode(error))) return null
  return 'path' in error && typeof error.path === 'string' ? error.path : null
}

/** The message for stderr. Configuration errors need no stack trace; bugs show it with DEBUG=1. */
export function failureSentence(error: unknown): string {
  if (hasSentence(error)) return error.message
  // The message of a failed query contains its parameters, and so personal data.
  if (error instanceof DrizzleQueryError)
    return failureSentence(error.cause ?? 'データベースの問い合わせに失敗しました。')
  const place = unusablePath(error)
  if (place !== null) return `${place} を読み書きできません。場所と権限、空き容量を確認してください。`
  const detail =
    error instanceof Error ? (process.env['DEBUG'] && error.stack) || error.message : String(error)
  return `予期しない理由で続けられません: ${detail}`
}

/** Prints the message and exits with a failure code. */
export function fail(error: unknown): never {
  complain(failureSentence(error))
  process.exit(1)
}
