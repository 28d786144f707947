import { createHash } from 'node:crypto'
import { FEED_OUTCOME, type FeedOutcome } from '../../../domain/work/calendar-feed.ts'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import type { DoctorCommand } from '../cancellation/request-cancellation.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { deleteFeed, saveFeed, setFeedHospital } from './feed.store.ts'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether a doctor of this status has a calendar feed: stopped, rejected and departed doctors have none. */
export const mayRead = (status: string): boolean =>
  status !== 'DEACTIVATED' && (status === 'SUSPENDED' || roleOfDoctorStatus(status) !== 'BannedDoctor')

type FeedCommand<Request extends { key: string }> = {
  operation: string
  run: (tx: Executor, command: DoctorCommand<Request>, status: string) => Promise<FeedOutcome>
}

const command =
  <Request extends { key: string }>({ operation, run }: FeedCommand<Request>) =>
  (database: Database, given: DoctorCommand<Request>) =>
    inTransaction(database, async (tx) => {
      const { accountId, doctorId, request, now } = given
      const status = (await lockDoctor(tx, doctorId, now)) ?? 'DEACTIVATED'
      const once = { accountId, operation, request, words: FEED_OUTCOME, now }
      return answerOnce(tx, once, () => run(tx, given, status))
    })

/** Issues the doctor's address, or another one in its place. Idempotent by key, like the two below. */
export const issueFeed = command<{ key: string; tokenHash: string; showsHospital: boolean }>({
  operation: 'issueFeed',
  run: async (tx, { doctorId, request: { tokenHash, showsHospital }, now }, status) => {
    if (!mayRead(status)) return 'NOT_ALLOWED'
    const isSaved = await saveFeed(tx, { doctorId, tokenHash, showsHospital, issuedAt: now })
    return isSaved ? 'ISSUED' : 'TOKEN_TAKEN'
  },
})

export const changeFeed = command<{ key: string; showsHospital: boolean }>({
  operation: 'changeFeed',
  run: async (tx, { doctorId, request: { showsHospital } }) =>
    (await setFeedHospital(tx, doctorId, showsHospital)) ? 'CHANGED' : 'NONE',
})

/** Whatever has become of the account, an address can be revoked. */
export const revokeFeed = command<{ key: string }>({
  operation: 'revokeFeed',
  run: async (tx, { doctorId }) => ((await deleteFeed(tx, doctorId)) ? 'REVOKED' : 'NONE'),
})
