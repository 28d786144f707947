import { createHash } from 'node:crypto'
import { FEED_OUTCOME } from '../../../domain/work/calendar-feed.ts'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { deleteFeed, saveFeed, setFeedHospital } from './feed.store.ts'

type IssueRequest = { key: string; tokenHash: string; showsHospital: boolean }

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether a doctor of this status has a calendar feed: stopped, rejected and departed doctors have none. */
export const mayReadFeed = (status: string): boolean =>
  status !== 'DEACTIVATED' && (status === 'SUSPENDED' || roleOfDoctorStatus(status) !== 'BannedDoctor')

/** Issues the doctor's address, or another one in its place. Idempotent by key, like the two below. */
export const issueFeed = doctorCommand(
  { operation: 'issueFeed', words: FEED_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<IssueRequest>, status) => {
    if (status === null || !mayReadFeed(status)) return 'NOT_ALLOWED'
    const { tokenHash, showsHospital } = request
    const isSaved = await saveFeed(tx, { doctorId, tokenHash, showsHospital, issuedAt: now })
    return isSaved ? 'ISSUED' : 'TOKEN_TAKEN'
  },
)

export const changeFeed = doctorCommand(
  { operation: 'changeFeed', words: FEED_OUTCOME },
  async (tx, { doctorId, request }: DoctorCommand<{ key: string; showsHospital: boolean }>) =>
    (await setFeedHospital(tx, doctorId, request.showsHospital)) ? 'CHANGED' : 'NONE',
)

/** Whatever has become of the account, an address can be revoked. */
export const revokeFeed = doctorCommand(
  { operation: 'revokeFeed', words: FEED_OUTCOME },
  async (tx, { doctorId }: DoctorCommand<{ key: string }>) =>
    (await deleteFeed(tx, doctorId)) ? 'REVOKED' : 'NONE',
)
