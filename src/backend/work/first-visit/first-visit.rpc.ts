import { FirstVisits } from '../../../contract/gen/first_visit_pb.ts'
import { mayReadGuide } from '../../../domain/hospital/hospital-profile.ts'
import type { Database } from '../../database/client.ts'
import { guideOf } from '../../hospital/profile/guide.service.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { toRecord } from '../record/record-message.ts'
import { findRecord } from '../record/record.store.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'

/** A guide that the hospital has not written yet. */
const UNWRITTEN = {
  meetingPlace: '',
  entrance: '',
  steps: '',
  dutyRoom: '',
  phones: '',
  chart: '',
  meals: '',
  transport: '',
}

/** The methods of `dp.work.FirstVisits`. */
export const createFirstVisitMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(FirstVisits.method.getGuide, async ({ workId }, call) => {
    const { doctorId } = doctorOf(call)
    const row = await findRecord(database, toWorkId(workId))
    if (row?.doctorId !== doctorId) throw workNotFound()
    const work = toRecord(row)
    if (!mayReadGuide(row, clock())) return { work }
    const guide = await guideOf(database, row.hospitalId)
    return { work, guide: guide ?? UNWRITTEN, updatedAt: guide?.updatedAt }
  }),
]
