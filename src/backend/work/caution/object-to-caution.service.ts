import {
  cautionObjectionProblem,
  OBJECT_TO_CAUTION_OUTCOME,
  WITHDRAW_CAUTION_OBJECTION_OUTCOME,
} from '../../../domain/work/caution-objection.ts'
import { mayObjectionFollow } from '../../../domain/work/objection.ts'
import { lockProof } from '../../file/proof-file.service.ts'
import type { OfWork } from '../core/doctor-command.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { closeObjection, findObjections, insertObjection } from '../objection/objection.store.ts'
import { lockWeather } from '../weather/weather.store.ts'
import { findLeftBy } from './caution.store.ts'

export type ObjectToCautionRequest = {
  workId: string
  key: string
  detail: string
  /** Uploaded by the doctor before; null without one. */
  fileId: string | null
}

/**
 * The doctor objects to the 注意 or the absence that a work has left; it counts until our staff decide. The hospital does
 * not hear of it. Idempotent by key.
 */
export const objectToCaution = doctorCommand(
  { operation: 'objectToCaution', words: OBJECT_TO_CAUTION_OUTCOME },
  async (tx, { accountId, doctorId, request, now }: DoctorCommand<ObjectToCautionRequest>) => {
    const { workId, detail, fileId } = request
    await lockWeather(tx, 'USE')
    const left = await findLeftBy(tx, workId)
    if (left?.doctorId !== doctorId) return 'NOT_FOUND'
    const problem = cautionObjectionProblem({ at: left.leftAt, earlier: left.earlier }, now)
    if (problem) return problem
    const attach = fileId === null ? null : await lockProof(tx, { id: fileId, accountId })
    if (fileId !== null && attach === null) return 'FILE_UNKNOWN'
    const tier = left.isAbsence ? null : (left.cancellation?.tier ?? null)
    const made = { workId, subject: 'CAUTION', tier, detail, objectedAt: now } as const
    const objectionId = await insertObjection(tx, made)
    await attach?.(objectionId)
    return 'OBJECTED'
  },
)

/** The doctor takes an objection back that our staff have not decided. Idempotent by key. */
export const withdrawCautionObjection = doctorCommand(
  { operation: 'withdrawCautionObjection', words: WITHDRAW_CAUTION_OBJECTION_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<OfWork>) => {
    await lockWeather(tx, 'USE')
    const left = await findLeftBy(tx, request.workId)
    if (left?.doctorId !== doctorId) return 'NOT_FOUND'
    const [latest] = await findObjections(tx, request.workId, 'CAUTION')
    if (!latest || !mayObjectionFollow(latest.state, 'WITHDRAWN', 'DOCTOR')) return 'NOT_OPEN'
    await closeObjection(tx, latest.id, { state: 'WITHDRAWN', closedAt: now })
    return 'WITHDRAWN'
  },
)
