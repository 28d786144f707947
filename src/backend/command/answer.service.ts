import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { idempotencyKey } from '../database/schema/idempotency-key.ts'
import { keyReused } from '../rpc/rpc-error.ts'

/** The response of a command, stored under the idempotency key of an account. */
export type Answer = {
  accountId: string
  operation: string
  key: string
  fingerprint: string
  response: unknown
}

/**
 * The stored response of an idempotency key. Read it under a lock that all commands of the account's person
 * take, so that a second tap waits for the first one's response. Throws `keyReused` for the key of another request.
 */
export async function findAnswer(
  executor: Executor,
  { accountId, operation, key, fingerprint }: Omit<Answer, 'response'>,
): Promise<{ response: unknown } | null> {
  const [row] = await executor
    .select({ fingerprint: idempotencyKey.fingerprint, response: idempotencyKey.response })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.accountId, accountId),
        eq(idempotencyKey.operation, operation),
        eq(idempotencyKey.key, key),
      ),
    )
  if (row && row.fingerprint !== fingerprint) throw keyReused()
  return row ?? null
}

/** Stores the response of a command in the command's own transaction. */
export async function insertAnswer(executor: Executor, answer: Answer, now: Date): Promise<void> {
  await executor.insert(idempotencyKey).values({ ...answer, createdAt: now })
}
