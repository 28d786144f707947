import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import type { Member } from './memberships.ts'
import { lockMember } from './member-lock.service.ts'
import { findAnswer, insertAnswer } from '../command/answer.service.ts'
import { RpcError } from '../rpc/rpc-error.ts'

type Command<Result> = {
  operation: string
  /** The request with its idempotency key. */
  request: { key: string }
  stored: v.GenericSchema<unknown, Result>
  /** Refusals that change nothing are not stored: the next attempt may succeed. */
  isKept: (result: Result) => boolean
  now: Date
  /** Locks what has to be locked before the member's row. */
  before?: (tx: Executor) => Promise<unknown>
}

/**
 * Runs a member's command in one transaction, once per idempotency key; later calls get the stored result. The
 * member's row is locked first, so that a second tap waits for the first. Throws for a member who has left since
 * the gate, and for a key of another request.
 */
export const commandOnce = <Result>(
  database: Database,
  { memberId, accountId }: Member,
  { operation, request, stored, isKept, now, before }: Command<Result>,
  run: (tx: Executor) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (tx) => {
    await before?.(tx)
    if (!(await lockMember(tx, memberId)))
      throw new RpcError('permission_denied', 'このページは病院の担当者専用です。')
    const { key, ...asked } = request
    const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
    const answer = { accountId, operation, key, fingerprint }
    const earlier = await findAnswer(tx, answer)
    if (earlier) return v.parse(stored, earlier.response)
    const result = await run(tx)
    if (isKept(result)) await insertAnswer(tx, { ...answer, response: result }, now)
    return result
  })
