import { FILE_LIMIT, FILE_REFUSAL, type FileRefusal } from '../../domain/message/message-file.ts'
import { isUuid } from '../../domain/uuid.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import { crossSiteRefusal } from '../limits/cross-site.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { readBody, type UploadBound } from '../file/read-body.ts'
import type { MessageFileService } from './message-file.service.ts'

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const notFound = () => say(404, 'このファイルは見つかりません。')

function refused(refusal: FileRefusal): Response {
  logSecurity('upload_rejected', { reason: refusal })
  const [status, message] = FILE_REFUSAL[refusal]
  return say(status, message, status === 429 || status === 503 ? { 'Retry-After': '60' } : {})
}

/** RFC 6266: the name in UTF-8. */
const dispositionOf = (name: string, mime: string) =>
  `${mime === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`

type Options = {
  service: MessageFileService
  accountOf: (headers: Headers) => Promise<string | null>
  origin: string
  bound: UploadBound
  report: (error: unknown) => void
}

/**
 * `PUT /messages/files?name=` stores a file to be sent with a message and answers its id; `GET /messages/files/{id}`
 * serves it to the parties of its thread, and 404 to everybody else.
 */
export function createMessageFileHandler({ service, accountOf, origin, bound, report }: Options) {
  async function put(request: Request): Promise<Response> {
    const refusal = crossSiteRefusal(request, origin)
    if (refusal) return refusal
    const accountId = await accountOf(request.headers)
    if (accountId === null) return say(401, 'ログインの有効期限が切れました。もう一度ログインしてください。')
    const early = await service.refusalOf(accountId)
    if (early) return refused(early)
    const answer = await bound.run(accountId, async () => {
      const file = await readBody(request, FILE_LIMIT)
      const name = new URL(request.url).searchParams.get('name') ?? ''
      return file ? service.put(accountId, name, file) : 'TOO_LARGE'
    })
    return typeof answer === 'string'
      ? refused(answer)
      : Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }

  async function get({ headers, method }: Request, id: string): Promise<Response> {
    const accountId = isUuid(id) ? await accountOf(headers) : null
    const found = accountId === null ? null : await service.read(accountId, id)
    if (!found) return notFound()
    return new Response(method === 'HEAD' ? null : new Uint8Array(found.bytes), {
      headers: {
        'Content-Type': found.mime,
        'Content-Disposition': dispositionOf(found.name, found.mime),
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  }

  return async (request: Request): Promise<Response> => {
    const id = /^\/messages\/files(?:\/([^/]+))?$/.exec(new URL(request.url).pathname)?.[1]
    try {
      if (request.method === 'PUT' && id === undefined) return await put(request)
      if (request.method === 'GET' || request.method === 'HEAD') return await get(request, id ?? '')
      return say(405, 'この操作はできません。', { Allow: 'GET, HEAD, PUT' })
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      report(error)
      return failureAnswer(error)
    }
  }
}
