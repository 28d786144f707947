import {
  MOST_STAMPS,
  STAMP_OUTCOME,
  STATE_AFTER,
  stampFault,
  type StampKind,
  type StampOutcome,
} from '../../../domain/work/stamp.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Executor } from '../../database/client.ts'
import { findPlace, lockWork, setWorkState } from '../core/work-place.store.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { findStamps, insertStamp } from './record.store.ts'

export type StampRequest = {
  workId: string
  key: string
  kind: StampKind
  /** Null: now. */
  at: Date | null
  /** Of a time written down afterwards; null for one of this moment. */
  reason: string | null
}

async function stamp(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<StampRequest>,
): Promise<StampOutcome> {
  const { workId, kind, at, reason } = request
  if ((await findPlace(tx, workId))?.doctorId !== doctorId) return 'NOT_FOUND'
  const work = await lockWork(tx, workId)
  if (!work) return 'NOT_FOUND'
  const { stamps, count } = await findStamps(tx, workId)
  const fault = stampFault({ ...work, stamps }, { kind, at }, now)
  if (fault) return fault
  if (count >= MOST_STAMPS) return 'TOO_MANY'
  const source = at === null ? 'DEVICE' : 'MANUAL'
  await insertStamp(tx, { workId, kind, at: at ?? now, source, reason, recordedAt: now })
  const next = STATE_AFTER[kind]
  if (next && mayWorkFollow(work.state, next, 'DOCTOR')) await setWorkState(tx, workId, next)
  return 'STAMPED'
}

/**
 * Records a time of the doctor's work: the start begins it, the end finishes it. Whatever has become of the account,
 * somebody who works may record it. Idempotent by key.
 */
export const stampWork = doctorCommand({ operation: 'stamp', words: STAMP_OUTCOME }, stamp)
