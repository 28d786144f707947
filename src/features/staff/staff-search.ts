import { isDoctorQueue, type DoctorQueue } from '../../domain/doctor-decision.ts'

/** `outcome` says what came of a decision that was posted without script. */
export type StaffSearch = { queue?: DoctorQueue; doctor?: string; after?: string; outcome?: string }

const matching = (raw: unknown, pattern: RegExp): string | undefined =>
  typeof raw === 'string' && pattern.test(raw) ? raw : undefined

export const readStaffSearch = ({ queue, doctor, after, outcome }: Record<string, unknown>): StaffSearch => ({
  queue: typeof queue === 'string' && isDoctorQueue(queue) ? queue : undefined,
  doctor: matching(doctor, /^[0-9a-f-]{36}$/),
  after: matching(after, /^[\w=-]{1,512}$/),
  outcome: matching(outcome, /^[A-Z_]{3,40}$/),
})
