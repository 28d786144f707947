import { DoctorProposals } from '../../contract/gen/doctor_proposal_pb.ts'
import type { Told } from '../../contract/plain.ts'
import { DOCTOR_VIEW } from '../../domain/doctor/doctor-view.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toReason, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { answerProposal, listOpenProposals, readDoctorProposals } from './proposal.service.ts'
import { recordDoctorViews, recordFileView } from '../staff/doctor-view.service.ts'
import type { ProposalRow } from './proposal.store.ts'
import { notStaff, type StaffGate } from '../gate/staff-input.ts'

const wireProposal = (row: ProposalRow, accountId: string): Told<'dp.staff.DoctorProposal'> => ({
  ...row,
  doctorStatus: row.status,
  isOwn: row.proposedBy === accountId,
  answererName: row.answererName ?? '',
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate; provedStaffOf: StaffGate }

/** The methods of `dp.staff.DoctorProposals`, each for staff only. */
export const createProposalMethods = ({ database, clock, staffOf, provedStaffOf }: Options): RpcMethod[] => [
  rpcMethod(DoctorProposals.method.listOpenProposals, async (_, call) => {
    const { accountId } = await staffOf(call)
    const now = clock()
    const rows = await listOpenProposals(database, now)
    const doctorIds = rows.map(({ doctorId }) => doctorId)
    const reason = DOCTOR_VIEW.PROPOSALS
    await recordDoctorViews(database, { staffAccountId: accountId, doctorIds, reason, at: now })
    return { proposals: rows.map((row) => wireProposal(row, accountId)) }
  }),

  rpcMethod(DoctorProposals.method.listDoctorProposals, async (message, call) => {
    const { accountId } = await staffOf(call)
    const doctorId = toUuid(message.doctorId, '医師の番号が正しくありません。')
    await recordFileView(database, { staffAccountId: accountId, doctorId, at: clock() })
    const { proposals, hasSecond } = await readDoctorProposals(database, {
      doctorId,
      accountId,
      now: clock(),
    })
    return { proposals: proposals.map((row) => wireProposal(row, accountId)), hasSecond }
  }),

  rpcMethod(DoctorProposals.method.answerProposal, async (message, call) => {
    const { answer } = message
    const { accountId: staffAccountId } = await (answer === 'CONFIRM' ? provedStaffOf : staffOf)(call)
    if (!answer) throw invalidArgument('確認するか見送るかを選んでください。')
    const request = {
      proposalId: toUuid(message.proposalId, '提案の番号が正しくありません。'),
      answer,
      reason: toReason(message.reason),
      key: toIdempotencyKey(message.idempotencyKey),
    }
    const outcome = await answerProposal(database, { staffAccountId, request, now: clock() })
    if (outcome === 'NOT_STAFF') throw notStaff()
    logSecurity('authz_change', { reason: `proposal ${answer} ${outcome}`, proposal: request.proposalId })
    return { outcome }
  }),
]
