import { reasonProblem } from '../../domain/message/thread-view-reason.ts'
import { AUDIT_EXPORT_FORM, type AuditExportOutcome } from '../../domain/staff/audit-export.ts'
import { AUDIT_KIND, isAuditKind, type AuditKind } from '../../domain/staff/staff-action.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../domain/text/csv-text.ts'
import { tokyoDay, tokyoText } from '../../domain/text/tokyo-time.ts'
import { visibleText } from '../../domain/text/visible-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toStaffAudit, toStaffLogin } from '../../platform/addresses.ts'
import { keptFormCookie } from '../../platform/server/kept-form.server.ts'
import type { PasswordService } from '../account/password/password.service.ts'
import type { RequestCaller } from '../account/request-account.service.ts'
import { isSessionRecentlyAuthenticated } from '../account/session/re-authentication.ts'
import { readSessionCookie } from '../account/session/session-cookie.ts'
import { crossSiteRefusal } from '../limits/cross-site.ts'
import type { Database } from '../database/client.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { readBody } from '../file/read-body.ts'
import { auditSpan, auditWords } from './audit-entry.ts'
import { findAuditRows, type AuditPage, type AuditRow } from './audit.store.ts'
import { lockStaff, recordStaffAction } from '../gate/staff-action.service.ts'
import type { OurStaff } from '../gate/our-staff.service.ts'

type Options = {
  database: Database
  clock: () => Date
  origin: string
  callerOf: (headers: Headers) => Promise<RequestCaller | null>
  passwords: Pick<PasswordService, 'reauthenticate'>
  staff: Pick<OurStaff, 'isStaff'>
  report: (error: unknown, context: Record<string, unknown>) => void
}

/** Rows of one file, and of one statement. */
const LIMIT = { file: 50_000, page: 1_000 } as const
const FORM_BYTES = 16 * 1024
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

const sendTo = (Location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store', ...headers } })

const HEADINGS = ['日時', '種類', '担当', '医師', '医師の番号', '病院', '病院の番号', '内容', '記録の番号']

const cells = (row: AuditRow) => [
  tokyoText(row.at),
  AUDIT_KIND[row.kind],
  row.staffName,
  row.doctorName ?? '',
  row.doctorId ?? '',
  row.hospitalName ?? '',
  row.hospitalId ?? '',
  auditWords(row),
  row.id,
]

type Filter = Omit<AuditPage, 'after' | 'limit'>

const filterWords = (kind: AuditKind | null, from: string, to: string) =>
  `種類: ${kind ? AUDIT_KIND[kind] : 'すべて'}、期間: ${from || '最初'}から${to || '現在'}まで`

/** The file part by part, newest row first: no more than one page is held in memory. */
async function* partsOf(database: Database, filter: Filter): AsyncGenerator<string, undefined> {
  yield BYTE_ORDER_MARK + csvLines([HEADINGS])
  let after: AuditPage['after'] = null
  for (let written = 0; written < LIMIT.file; written += LIMIT.page) {
    const rows = await findAuditRows(database, { ...filter, after, limit: LIMIT.page })
    yield csvLines(rows.map(cells))
    const last = rows.at(-1)
    if (!last || rows.length < LIMIT.page) return
    after = { at: last.at, id: last.id }
  }
  yield csvLines([
    [`${LIMIT.file}件までを書き出しました。これより前の記録は、期間を指定して書き出してください。`],
  ])
}

/**
 * `POST /staff/audit.csv` with `reason`, `kind`, `from` and `to`: the audit trail as a file, for staff only. The reason
 * and the filter are recorded before the first row is sent. A form without a reason or a proof of the last ten minutes
 * returns to the page, which shows the reason again.
 */
export function createAuditFileHandler({
  database,
  clock,
  origin,
  callerOf,
  staff,
  passwords,
  report,
}: Options) {
  /** Why the export has to wait for a proof of the last ten minutes; null where there is one. */
  async function proofProblem(
    { sessionId }: RequestCaller,
    { password, secret }: { password: string; secret: string | null },
  ): Promise<'NOT_PROVED' | 'WRONG_PASSWORD' | null> {
    if (password !== '') {
      const { outcome } = await passwords.reauthenticate({ secret, password })
      if (outcome !== 'REAUTHENTICATED') return 'WRONG_PASSWORD'
    }
    return (await isSessionRecentlyAuthenticated(database, sessionId, clock())) ? null : 'NOT_PROVED'
  }

  /** False for an account that is not of our staff. */
  const record = (staffAccountId: string, words: string) =>
    database.transaction(async (tx) => {
      if (!(await lockStaff(tx, staffAccountId))) return false
      await recordStaffAction(tx, { staffAccountId, kind: 'AUDIT_EXPORTED', subject: '', words, at: clock() })
      return true
    })

  async function fileFor(
    caller: RequestCaller,
    form: URLSearchParams,
    secret: string | null,
  ): Promise<Response> {
    const { accountId } = caller
    const [word = '', from = '', to = '', typed = ''] = ['kind', 'from', 'to', 'reason'].map((name) =>
      visibleText(form.get(name) ?? ''),
    )
    const kind = isAuditKind(word) ? word : null
    const span = auditSpan(from, to)
    if (!span || (word !== '' && !kind) || typed.includes('\0'))
      return say(400, '書き出す条件が正しくありません。')
    const backWith = (outcome: AuditExportOutcome) => {
      const asked = { kind: kind ?? undefined, from: from || undefined, to: to || undefined }
      const kept = { form: AUDIT_EXPORT_FORM, problems: {}, typed: { reason: typed } }
      return sendTo(hrefOf(toStaffAudit({ ...asked, outcome })), { 'Set-Cookie': keptFormCookie(kept) })
    }
    if (reasonProblem(typed)) return backWith('REASON_NEEDED')
    if (!(await staff.isStaff(accountId))) return say(403, 'このページは運営スタッフ専用です。')
    const unproved = await proofProblem(caller, { password: form.get('password') ?? '', secret })
    if (unproved) return backWith(unproved)
    const words = `${typed.trim()}\n(${filterWords(kind, from, to)})`
    if (!(await record(accountId, words))) return say(403, 'このページは運営スタッフ専用です。')
    const parts = partsOf(database, { kind, ...span })
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          report(error, { path: '/staff/audit.csv' })
          controller.error(error)
        }
      },
      cancel: async () => void (await parts.return(undefined)),
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="audit-${tokyoDay(clock())}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return say(405, 'この操作はできません。', { Allow: 'POST' })
    const refusal = crossSiteRefusal(request, origin)
    if (refusal) return refusal
    if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
      return say(415, '書き出す条件が正しくありません。')
    try {
      const caller = await callerOf(request.headers)
      if (caller === null) return sendTo(hrefOf(toStaffLogin()))
      const body = await readBody(request, FORM_BYTES)
      if (!body) return say(413, '入力が長すぎます。')
      const secret = readSessionCookie(request.headers.get('cookie'))
      return await fileFor(caller, new URLSearchParams(body.toString('utf8')), secret)
    } catch (error) {
      report(error, { path: '/staff/audit.csv' })
      return failureAnswer(error)
    }
  }
}
