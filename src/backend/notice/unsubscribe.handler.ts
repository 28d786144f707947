import { isUuid } from '../../domain/uuid.ts'
import { hrefOf } from '../../platform/address.ts'
import { toUnsubscribe } from '../../platform/addresses.ts'
import type { Database } from '../database/client.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { stopMails } from './stop-mails.service.ts'

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

/**
 * `POST /mail/unsubscribe/{token}`: one-click unsubscription by a mail program (RFC 8058), without session or
 * cookie; the token is the authority. A GET, as scanners of mails send it, stops nothing and leads to the page.
 */
export const createUnsubscribeHandler =
  ({ database, report }: { database: Database; report: (error: unknown) => void }) =>
  async (request: Request): Promise<Response> => {
    const token = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (request.method === 'GET' || request.method === 'HEAD')
      return new Response(null, {
        status: 303,
        headers: { Location: hrefOf(toUnsubscribe(token)), 'Cache-Control': 'no-store' },
      })
    if (request.method !== 'POST') return say(405, 'この操作はできません。', { Allow: 'GET, HEAD, POST' })
    try {
      const isStopped = isUuid(token) && (await stopMails(database, token))
      return isStopped ? say(200, 'メールを止めました。') : say(404, 'このリンクは使えません。')
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
