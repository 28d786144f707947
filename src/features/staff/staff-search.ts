import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'

/** `outcome` says what came of a decision that was posted without script, `change` of one about a request. */
export type StaffSearch = {
  queue?: DoctorQueue
  doctor?: string
  after?: string
  outcome?: string
  change?: string
}

// Plain, without the rules about decisions: every page's first load carries this.
const QUEUES: readonly DoctorQueue[] = ['WAITING', 'ACTIVE', 'STOPPED']

const matching = (raw: unknown, pattern: RegExp): string | undefined =>
  typeof raw === 'string' && pattern.test(raw) ? raw : undefined

export const readStaffSearch = ({
  queue,
  doctor,
  after,
  outcome,
  change,
}: Record<string, unknown>): StaffSearch => ({
  queue: QUEUES.find((one) => one === queue),
  doctor: matching(doctor, /^[0-9a-f-]{36}$/),
  after: matching(after, /^[\w=-]{1,512}$/),
  outcome: matching(outcome, /^[A-Z_]{3,40}$/),
  change: matching(change, /^[A-Z_]{3,40}$/),
})
