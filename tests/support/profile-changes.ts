import { randomUUID } from 'node:crypto'
import type { Backend } from '#app/backend/server.ts'
import { callTwirp } from './backend-calls.ts'
import { ORIGIN } from './doctors.ts'
import { pngPicture } from './pictures.ts'

export const CHANGED_NAME = {
  last_name: '佐藤',
  first_name: '一郎',
  last_name_kana: 'さとう',
  first_name_kana: 'ｲﾁﾛｳ',
}
export const REASON = '結婚により姓が変わりました。'

/** Asks for another name, or what `more` says. */
export const requestChange = (
  backend: Backend,
  bearer: string | undefined,
  { kind = 'NAME', ...more }: { kind?: string; [field: string]: unknown } = {},
) =>
  callTwirp(
    backend,
    'dp.profile.Profile/RequestChange',
    {
      kind: `CHANGE_KIND_${kind}`,
      change: { ...CHANGED_NAME, reason: REASON },
      idempotency_key: randomUUID(),
      ...more,
    },
    bearer,
  )

export const withdrawChange = (backend: Backend, changeId: string, bearer?: string) =>
  callTwirp(backend, 'dp.profile.Profile/WithdrawChange', { change_id: changeId }, bearer)

export const reviewChange = (backend: Backend, method: string, body: unknown, bearer?: string) =>
  callTwirp(backend, `dp.staff.ChangeReview/${method}`, body, bearer)

/** Approves, or what `more` says. */
export const decideChange = (
  backend: Backend,
  changeId: string,
  bearer: string,
  { decision = 'APPROVE', ...more }: { decision?: string; [field: string]: unknown } = {},
) =>
  reviewChange(
    backend,
    'DecideChange',
    {
      change_id: changeId,
      decision: `CHANGE_DECISION_${decision}`,
      reason: '',
      idempotency_key: randomUUID(),
      ...more,
    },
    bearer,
  )

/** Without the contract's prefix: DECIDED. */
export const outcomeOf = ({ body }: { body: { outcome?: string } }) =>
  body.outcome?.replace(/^[A-Z_]*OUTCOME_/, '')

export const sendProof = (backend: Backend, bearer: string, changeId: string, width = 800) =>
  backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${changeId}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, Origin: ORIGIN },
      body: new Uint8Array(pngPicture(width, 600)),
    }),
  )

export const lookAt = (backend: Backend, bearer: string, id: string) =>
  backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${id}`, { headers: { Authorization: `Bearer ${bearer}` } }),
  )
