import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Executor } from '../database/client.ts'
import { findAnswer, insertAnswer } from './answer.service.ts'

type Once<Words> = {
  accountId: string
  operation: string
  /** The request with its idempotency key. */
  request: { key: string }
  /** The possible responses. */
  words: Words
  now: Date
}

/**
 * Runs a command whose whole response is one word, once per idempotency key; later calls get the stored word. Throws,
 * and asks for a lock, as `findAnswer` says.
 */
export async function answerOnce<Words extends Readonly<Record<string, unknown>>>(
  tx: Executor,
  { accountId, operation, request, words, now }: Once<Words>,
  run: () => Promise<keyof Words & string>,
): Promise<keyof Words & string> {
  const { key, ...asked } = request
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(Object.entries(asked)))
    .digest('hex')
  const answer = { accountId, operation, key, fingerprint }
  const earlier = await findAnswer(tx, answer)
  const isWord = (word: unknown): word is keyof Words & string =>
    typeof word === 'string' && Object.hasOwn(words, word)
  if (earlier) return v.parse(v.custom<keyof Words & string>(isWord), earlier.response)
  const response = await run()
  await insertAnswer(tx, { ...answer, response }, now)
  return response
}
