import { isUuid } from '../../domain/uuid.ts'
import { DOCUMENT_KIND, type DocumentKind } from '../../domain/doctor/registration-words.ts'
import { CONTENT_REFUSAL } from '../../domain/message/file-refusal.ts'
import { FILE_REFUSAL } from '../../domain/message/message-file.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import { crossSiteRefusal } from '../limits/cross-site.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { readBody, type UploadBound } from '../file/read-body.ts'
import { createRateLimit } from '../limits/rate-limit.ts'
import { DOCUMENT_LIMIT, type DocumentService, type PutOutcome } from './document.service.ts'

/** Rate limit per account; allows for a few retakes of a photograph. */
const UPLOADS_PER_MINUTE = 12

const ANSWER: Record<Exclude<PutOutcome['outcome'], 'STORED'>, readonly [status: number, message: string]> = {
  TOO_LARGE: [413, '画像は5MB以内にしてください。'],
  TOO_MANY_PIXELS: CONTENT_REFUSAL.TOO_MANY_PIXELS,
  TOO_COMPLEX: CONTENT_REFUSAL.TOO_COMPLEX,
  TOO_MANY_REFUSED: FILE_REFUSAL.TOO_MANY_REFUSED,
  BUSY: [503, 'ただいま混み合っています。少し時間をおいてからお試しください。'],
  NOT_AN_IMAGE: [415, 'JPEGまたはPNGの画像を選んでください。'],
  UNREADABLE: [422, '画像が不鮮明です。文字が読めるように撮り直してください。'],
  VERIFIED_ALREADY: [409, '確認が済んだ書類は差し替えられません。変更はプロフィールから申請してください。'],
  NOT_ALLOWED: [403, '現在ご利用いただけません。お問い合わせください。'],
  NO_SUCH_REQUEST: [404, 'この申請は受け付けを終えています。'],
}

const NOT_SHOWN = [
  422,
  'この画像は壊れているか大きすぎるため、表示できません。差し戻して、撮り直しをお願いしてください。',
] as const

/** Rejections because of the file's content, which are logged. */
const REJECTED: ReadonlySet<string> = new Set([
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'UNREADABLE',
  'TOO_COMPLEX',
  'TOO_MANY_REFUSED',
])

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const notFound = () => say(404, 'この書類は見つかりません。')

const isKind = (word: string): word is DocumentKind => Object.hasOwn(DOCUMENT_KIND, word)

type Options = {
  service: DocumentService
  accountOf: (headers: Headers) => Promise<string | null>
  origin: string
  clock: () => Date
  bound: UploadBound
  report: (error: unknown, context: Record<string, unknown>) => void
}

/**
 * `PUT /documents/{kind}` stores a document, `PUT /documents/{changeId}` the proof of a change request.
 * `GET /documents/{id}` serves a picture to its owner, to our
 * staff and to hospitals with which it is shared, and answers 404 to everybody else.
 */
export function createDocumentHandler({ service, accountOf, origin, clock, bound, report }: Options) {
  const waitOf = createRateLimit(UPLOADS_PER_MINUTE, clock)

  async function read(request: Request, accountId: string, name: string): Promise<PutOutcome> {
    const kind = name.toUpperCase()
    const answer = await bound.run(accountId, async (): Promise<PutOutcome> => {
      const file = await readBody(request, DOCUMENT_LIMIT)
      if (!file) return { outcome: 'TOO_LARGE' }
      return isKind(kind) ? service.put(accountId, kind, file) : service.putProof(accountId, name, file)
    })
    return answer === 'BUSY' ? { outcome: answer } : answer
  }

  async function put(request: Request, name: string): Promise<Response> {
    const refusal = crossSiteRefusal(request, origin)
    if (refusal) return refusal
    const accountId = await accountOf(request.headers)
    if (accountId === null) return say(401, 'ログインの有効期限が切れました。もう一度ログインしてください。')
    if (!isKind(name.toUpperCase()) && !isUuid(name)) return notFound()
    const wait = waitOf(accountId)
    if (wait !== null) {
      const words = '操作が続いたため、少し時間をおいてからお試しください。'
      return say(429, words, { 'Retry-After': String(wait) })
    }
    const early = await service.refusalOf(accountId)
    const answer: PutOutcome = early ? { outcome: early } : await read(request, accountId, name)
    if (REJECTED.has(answer.outcome)) logSecurity('upload_rejected', { reason: answer.outcome })
    return answer.outcome === 'STORED'
      ? Response.json({ id: answer.id }, { headers: { 'Cache-Control': 'no-store' } })
      : say(...ANSWER[answer.outcome])
  }

  async function get({ headers, method }: Request, id: string): Promise<Response> {
    const accountId = isUuid(id) ? await accountOf(headers) : null
    const found = accountId === null ? null : await service.read(accountId, id)
    if (!found) return notFound()
    if (found === 'BUSY') return say(...ANSWER.BUSY, { 'Retry-After': '5' })
    if (found === 'NOT_SHOWN') return say(...NOT_SHOWN)
    return new Response(method === 'HEAD' ? null : new Uint8Array(found.image), {
      headers: {
        'Content-Type': found.mime,
        'Content-Disposition': 'inline',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  }

  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    try {
      if (request.method === 'PUT') return await put(request, name)
      if (request.method === 'GET' || request.method === 'HEAD') return await get(request, name)
      return say(405, 'この操作はできません。', { Allow: 'GET, HEAD, PUT' })
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      report(error, { path: '/documents' })
      return failureAnswer(error)
    }
  }
}
