import {
  MOST_STAMPS,
  STAMP_OUTCOME,
  STATE_AFTER,
  stampFault,
  type StampKind,
  type StampOutcome,
} from '../../../domain/work/stamp.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { findPlace, lockWork, setWorkState } from '../cancellation/cancellation.store.ts'
import type { DoctorCommand } from '../cancellation/request-cancellation.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
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

async function record(tx: Executor, { request, now }: DoctorCommand<StampRequest>): Promise<StampOutcome> {
  const { workId, kind, at, reason } = request
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

async function attempt(tx: Executor, command: DoctorCommand<StampRequest>) {
  const { accountId, doctorId, request, now } = command
  // Lock order: doctor, work.
  await lockDoctor(tx, doctorId, now)
  const once = { accountId, operation: 'stamp', request, words: STAMP_OUTCOME, now }
  return answerOnce(tx, once, async () => {
    const place = await findPlace(tx, request.workId)
    return place?.doctorId === doctorId ? record(tx, command) : 'NOT_FOUND'
  })
}

/**
 * Records a time of the doctor's work: the start begins it, the end finishes it. Whatever has become of the account,
 * somebody who works may record it. Idempotent by key.
 */
export const stampWork = (database: Database, command: DoctorCommand<StampRequest>) =>
  inTransaction(database, (tx) => attempt(tx, command))
