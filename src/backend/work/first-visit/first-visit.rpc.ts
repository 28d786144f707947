import { FirstVisits } from '../../../contract/gen/first_visit_pb.ts'
import { mayReadGuide } from '../../../domain/hospital/hospital-profile.ts'
import type { Database } from '../../database/client.ts'
import { guideOf } from '../../hospital/profile/guide.service.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { toWorkId } from '../core/work-input.ts'
import { toRecordMessage } from '../record/record-message.ts'
import { findRecord } from '../record/record.store.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'

/** The methods of `dp.work.FirstVisits`. */
export const createFirstVisitMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethodRaw(FirstVisits.method.getGuide, async ({ workId }, call) => {
    const { doctorId } = doctorOf(call)
    const row = await findRecord(database, toWorkId(workId))
    if (row?.doctorId !== doctorId) throw workNotFound()
    const work = toRecordMessage(row)
    if (!mayReadGuide(row, clock())) return { work }
    const guide = await guideOf(database, row.hospitalId)
    return { work, guide: guide ?? {}, updatedAt: timestampOf(guide?.updatedAt) }
  }),
]
