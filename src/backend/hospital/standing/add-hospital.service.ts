import { HOUR_MS } from '../../../domain/duration.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { INVITATION_HOURS } from '../../../domain/hospital/member-event.ts'
import {
  ADD_HOSPITAL_OUTCOME,
  FIRST_SUMMARY,
  INVITE_OWNER_OUTCOME,
  type NewHospital,
} from '../../../domain/hospital/new-hospital.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { findAnswer, insertAnswer } from '../../command/answer.service.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { lockStaff, recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import { notStaff } from '../../gate/staff-input.ts'
import { insertInvitation, voidAddress } from '../invitation.store.ts'
import { INVITATION_MAIL } from '../manage-members.service.ts'
import { findMembers } from '../member.store.ts'
import { findSameName, insertHospital, lockNames, lockHospitalStanding } from './standing.store.ts'

type AddRequest = { hospital: NewHospital; key: string }

const answered = v.object({ outcome: v.literal('ADDED'), id: v.number() })
type AddAnswer =
  | v.InferOutput<typeof answered>
  | { outcome: Exclude<keyof typeof ADD_HOSPITAL_OUTCOME, 'ADDED'> }

/** Invites the first owner of a hospital in the name of our staff; an earlier invitation of the address is void. */
async function inviteOwner(tx: Executor, hospitalId: number, address: string, now: Date): Promise<void> {
  await voidAddress(tx, hospitalId, address, now)
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS)
  const invitation = { hospitalId, address, role: 'OWNER' as const, createdAt: now, expiresAt }
  const id = await insertInvitation(tx, invitation)
  const mail = { key: `hospital-invitation:${id}`, kind: INVITATION_MAIL, recipient: address }
  await orderMail(tx, { ...mail, payload: { invitationId: id } }, now)
}

async function add(
  tx: Executor,
  { staffAccountId, request, now }: StaffCommand<AddRequest>,
): Promise<AddAnswer> {
  const { owner, city, street, position, line, station, walkMinutes, ...rest } = request.hospital
  await lockNames(tx)
  if (await findSameName(tx, { name: rest.name, prefecture: rest.prefecture, city }))
    return { outcome: 'ALREADY_THERE' }
  const [latitude = 0, longitude = 0] = position
  const id = await insertHospital(tx, {
    ...rest,
    city,
    address: `${city}${street}`,
    latitude,
    longitude,
    nearestStations: [{ line, station, walkMinutes, busMinutes: null }],
    departments: [],
    summary: FIRST_SUMMARY,
    electronicChart: 'OTHER',
    amenities: [],
    standing: 'NEW',
    isHiringPaused: true,
    createdAt: now,
    updatedAt: now,
  })
  const action = { staffAccountId, kind: 'HOSPITAL_ADDED' as const, subject: `${id}`, at: now }
  await recordStaffAction(tx, { ...action, words: `最初の管理者: ${owner}` })
  await inviteOwner(tx, id, owner, now)
  return { outcome: 'ADDED', id }
}

/** Adds a NEW hospital and invites its first owner, once per idempotency key. */
export const addHospital = (database: Database, command: StaffCommand<AddRequest>): Promise<AddAnswer> =>
  inTransaction(database, async (tx): Promise<AddAnswer> => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) throw notStaff()
    const fingerprint = createHash('sha256').update(JSON.stringify(request.hospital)).digest('hex')
    const answer = { accountId, operation: 'addHospital', key: request.key, fingerprint }
    const earlier = await findAnswer(tx, answer)
    if (earlier) return v.parse(answered, earlier.response)
    const response = await add(tx, command)
    if (response.outcome === 'ADDED') await insertAnswer(tx, { ...answer, response }, now)
    return response
  })

type InviteRequest = { id: number; owner: string; key: string }

async function invite(tx: Executor, { staffAccountId, request, now }: StaffCommand<InviteRequest>) {
  const { id, owner } = request
  // The hospital first, as the commands of its owners.
  if ((await lockHospitalStanding(tx, id)) === null) return 'NOT_FOUND'
  if ((await findMembers(tx, id)).some(({ role }) => role === 'OWNER')) return 'HAS_OWNER'
  await inviteOwner(tx, id, owner, now)
  const action = { staffAccountId, kind: 'OWNER_INVITED' as const, subject: `${id}`, at: now }
  await recordStaffAction(tx, { ...action, words: owner })
  return 'INVITED'
}

/** Invites an owner of a hospital that has none. Idempotent by key. */
export const inviteFirstOwner = staffCommand(
  { operation: 'inviteFirstOwner', words: INVITE_OWNER_OUTCOME },
  invite,
)
