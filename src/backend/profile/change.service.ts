import { isDeepStrictEqual } from 'node:util'
import {
  checkChange,
  type ChangeDraft,
  type ChangeKind,
  type Wanted,
} from '../../domain/doctor/profile-change.ts'
import { mayEditProfile } from '../../domain/doctor/profile-words.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Database, Executor } from '../database/client.ts'
import { keyReused } from '../rpc/rpc-error.ts'
import * as store from './change.store.ts'
import { isIdentityVerified } from './profile-view.ts'
import {
  datesOf,
  findProfileOwner,
  findPapers,
  lockProfileOwner,
  putUnsaved,
  type OwnerRow,
  type ProfileRow,
} from './profile.store.ts'

export type RequestResult =
  | { outcome: 'REQUESTED' | 'ALREADY_OPEN' | 'NOT_VERIFIED' | 'UNCHANGED'; problems: null }
  | { outcome: 'INVALID'; problems: Problems }
  | { outcome: 'NOT_ALLOWED'; problems: null }

type Asking = {
  kind: ChangeKind
  draft: ChangeDraft
  key: string
  /** Stores rejected input, for a page without JavaScript. */
  keepUnsaved: boolean
}

export type ChangeService = {
  /** Creates a request for staff; idempotent by `key`. */
  request(doctorId: string, asked: Asking): Promise<RequestResult>
  /** Withdraws an open request; null for a request of another doctor. */
  withdraw(
    doctorId: string,
    changeId: string,
  ): Promise<'WITHDRAWN' | 'ALREADY_DECIDED' | 'NOT_ALLOWED' | null>
}

type Identity = Omit<OwnerRow['owner'], 'id' | 'accountId' | 'status'>

const answer = <Outcome extends string>(outcome: Outcome) => ({ outcome, problems: null }) as const

/** The stored values that a kind of request would change. */
export function currentValue(
  kind: ChangeKind,
  { owner, profile }: { owner: Identity; profile: Pick<ProfileRow, 'licenceNumber' | 'licenceDate'> | null },
): Wanted | null {
  const { lastName, firstName, lastNameKana, firstNameKana, sex, birthDate } = owner
  if (kind === 'NAME') return { kind, lastName, firstName, lastNameKana, firstNameKana }
  if (kind === 'SEX') return { kind, sex }
  if (kind === 'BIRTH_DATE') return { kind, birthDate }
  return profile && { kind, licenceNumber: profile.licenceNumber, licenceDate: profile.licenceDate }
}

/** Change requests of verified data, by the doctor. */
export function createChangeService(database: Database, clock: () => Date): ChangeService {
  async function request(
    tx: Executor,
    doctorId: string,
    { kind, draft, key, keepUnsaved }: Asking,
  ): Promise<RequestResult> {
    const now = clock()
    await lockProfileOwner(tx, doctorId)
    const row = await findProfileOwner(tx, doctorId, now)
    if (!row?.profile || !mayEditProfile(row.owner.status)) return answer('NOT_ALLOWED')
    const { value, problems } = checkChange(kind, draft, { today: tokyoDay(now), dates: datesOf(row) })
    const earlier = await store.findChangeByKey(tx, doctorId, key)
    if (earlier) {
      const isSame = isDeepStrictEqual([earlier.wanted, earlier.reason], [value?.wanted, value?.reason])
      if (!isSame) throw keyReused()
      return answer('REQUESTED')
    }
    if (!isIdentityVerified(row.owner.status, await findPapers(tx, row.owner.accountId)))
      return answer('NOT_VERIFIED')
    if (await store.isChangeOpen(tx, doctorId, kind)) return answer('ALREADY_OPEN')
    const isUnchanged = isDeepStrictEqual(value?.wanted, currentValue(kind, row))
    if (keepUnsaved && (problems || isUnchanged)) {
      await putUnsaved(tx, doctorId, { case: 'change', kind, value: draft, at: now.toISOString() })
    }
    if (problems) return { outcome: 'INVALID', problems }
    if (isUnchanged) return answer('UNCHANGED')
    const isNew = await store.insertChange(tx, {
      doctorId,
      kind,
      ...value,
      idempotencyKey: key,
      requestedAt: now,
    })
    if (row.profile.unsaved?.case === 'change') await putUnsaved(tx, doctorId, null)
    return answer(isNew ? 'REQUESTED' : 'ALREADY_OPEN')
  }

  async function withdraw(tx: Executor, doctorId: string, changeId: string) {
    await lockProfileOwner(tx, doctorId)
    const now = clock()
    const row = await findProfileOwner(tx, doctorId, now)
    if (!row || !mayEditProfile(row.owner.status)) return 'NOT_ALLOWED'
    const state = await store.withdrawOpen(tx, { doctorId, changeId, now })
    if (state === 'WITHDRAWN') await store.deleteProof(tx, changeId)
    return state && (state === 'WITHDRAWN' ? state : 'ALREADY_DECIDED')
  }

  return {
    request: (doctorId, asked) => database.transaction((tx) => request(tx, doctorId, asked)),
    withdraw: (doctorId, changeId) => database.transaction((tx) => withdraw(tx, doctorId, changeId)),
  }
}
