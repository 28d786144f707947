import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#app/backend/database/client.ts'
import { lineFlow, lineHandoff } from '#app/backend/database/schema/account/line.ts'
import { logInStep, shownSecret } from '#app/backend/database/schema/account/second-factor.ts'

import { NOW } from './doctors.ts'

type Owner = { accountId: string }

/** Rows about ways to log in that are over at a time, by the rule that deletes them. */
export const LOG_IN_ROWS = {
  visitsToLine: (database: Database, _: Owner, over: Date) =>
    database.insert(lineFlow).values({
      idHash: randomBytes(32),
      stateHash: randomBytes(32),
      nonce: '',
      verifier: '',
      purpose: 'LOG_IN',
      returnPath: '/',
      expiresAt: over,
    }),
  handoffs: (database: Database, { accountId }: Owner, over: Date) =>
    database
      .insert(lineHandoff)
      .values({ codeHash: randomBytes(32), challenge: '', accountId, returnPath: '/', expiresAt: over }),
  logInSteps: (database: Database, { accountId }: Owner, over: Date) =>
    database
      .insert(logInStep)
      .values({ idHash: randomBytes(32), accountId, epoch: 0, authMethod: 'PASSWORD', expiresAt: over }),
  shownSecrets: (database: Database, { accountId }: Owner, over: Date) =>
    database.insert(shownSecret).values({
      accountId,
      // One of a kind for an account.
      kind: over < NOW ? 'RECOVERY_CODES' : 'SETUP',
      sessionId: randomUUID(),
      sealed: randomBytes(32),
      expiresAt: over,
    }),
}
