import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Database, Executor } from '../../database/client.ts'
import type { Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { defineDoctorJob } from '../core/doctor-job.ts'
import { endApplication, lockApplication, lockListing } from '../core/application-end.store.ts'
import { findPlace, type LockedWork, lockWork, type WorkPlace } from '../core/work-place.store.ts'
import { endDateSearch } from './date-substitute.service.ts'
import { cancelForSubstitute } from './release-date.service.ts'
import { hospitalNotice, searcherNotice } from './substitute-notice.ts'
import {
  endSearch,
  findOpenSearch,
  findSearched,
  findSearchesToEnd,
  hasCome,
  returnSlot,
  isOfListing,
  type SpotSubstituteSearch,
} from '../core/substitute.store.ts'

const WORDS = '代わりの先生が決まったため、キャンセルになりました。'

type Found = { place: WorkPlace; work: LockedWork; search: SpotSubstituteSearch }

/** A substitute has come: the doctor's match ends without a caution, and takes its slot with it. */
async function release(tx: Executor, { place, work, search }: Found, now: Date): Promise<void> {
  await endSearch(tx, search.id, { state: 'FOUND', actor: 'SYSTEM', now })
  await cancelForSubstitute(tx, { place, work, search, words: WORDS }, now)
  await endApplication(tx, {
    id: place.applicationId,
    listing: place.listing,
    from: 'MATCHED',
    to: 'CANCELLED',
    actor: 'SYSTEM',
    isSlotGone: true,
    at: now,
    reason: WORDS,
    notices: [
      searcherNotice('SUBSTITUTE_FOUND', place, search.id),
      hospitalNotice('SUBSTITUTE_TAKEN_OVER', place),
    ],
  })
}

async function endOne(tx: Executor, workId: string, now: Date): Promise<void> {
  const place = await findPlace(tx, workId)
  if (!place) return
  await lockListing(tx, place.listing)
  await lockApplication(tx, place.applicationId)
  const work = await lockWork(tx, workId)
  const search = await findOpenSearch(tx, workId)
  if (!work || !search) return
  if (place.scheduleId !== null) return endDateSearch(tx, { place, work, search }, now)
  if (!isOfListing(search)) return
  const { applicationDeadline, status } = await findSearched(tx, search.spotWorkId)
  // Nobody is released from a work that has begun, even if this job was down until then.
  const isComing = work.plannedStart > now && mayWorkFollow(work.state, 'CANCELLED_BY_DOCTOR', 'SYSTEM')
  if (isComing && (await hasCome(tx, search))) return release(tx, { place, work, search }, now)
  if (isComing && applicationDeadline > now && status !== 'CLOSED' && status !== 'WITHDRAWN') return
  await endSearch(tx, search.id, { state: 'LAPSED', actor: 'SYSTEM', now })
  await returnSlot(tx, search.spotWorkId)
  await orderNotices(tx, [searcherNotice('SUBSTITUTE_NOT_FOUND', place, search.id)], now)
}

/** Releases doctors for whom a substitute has come, and ends searches whose listing takes no more applications. */
export const createSubstituteJob = (database: Database, clock: () => Date): Job =>
  defineDoctorJob(
    { database, clock },
    {
      name: 'substitute',
      cron: '* * * * *',
      pollSeconds: 15,
      find: findSearchesToEnd,
      handle: (tx, { workId }, now) => endOne(tx, workId, now),
    },
  )
