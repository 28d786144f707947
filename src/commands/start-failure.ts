import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseConnectionError, EmbeddedDatabaseError } from '../backend/database/database-error.ts'
import { complain } from './terminal.ts'
import { EnvironmentError } from '../backend/environment.ts'

/** Why a command cannot go on; the message is one sentence for the person who gave the command. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** An error that was written for the person who gave the command. */
export const hasSentence = (error: unknown): error is Error =>
  error instanceof StartFailure ||
  error instanceof EnvironmentError ||
  error instanceof EmbeddedDatabaseError ||
  error instanceof DatabaseConnectionError

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** One sentence for stderr. A mistake of the environment needs no stack; a bug shows it with DEBUG=1. */
export function failureSentence(error: unknown): string {
  if (hasSentence(error)) return error.message
  // The message of a failed query ends with the parameters: names and addresses of people.
  if (error instanceof DrizzleQueryError)
    return failureSentence(error.cause ?? 'データベースの問い合わせに失敗しました。')
  const detail =
    error instanceof Error ? (process.env['DEBUG'] && error.stack) || error.message : String(error)
  return `予期しない理由で続けられません: ${detail}`
}

/** Ends the process with one sentence. */
export function fail(error: unknown): never {
  complain(failureSentence(error))
  process.exit(1)
}
