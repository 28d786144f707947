import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { untilText } from '../../domain/text/shift-text.ts'
import { now } from '../../platform/clock.ts'
import { wantsHtml } from '../../platform/faults/error-response.server.ts'
import { plainPage } from '../../platform/faults/plain-page.ts'
import { setSecurityHeaders } from '../../platform/server/security-headers.server.ts'
import { prepareGracefulEnd } from '../serving/graceful-end.ts'
import { createBoundedServer } from '../serving/http-server.ts'
import { listenOn } from '../serving/listen.ts'

type Maintenance = {
  /** 0 for any free port. */
  port: number
  host: string
  /** When the service is expected back. */
  until: Date
  /** A proxy stands before this process, and keeps connections. */
  isProxied: boolean
  /** The operator's telephone number, for what cannot wait. */
  phone: string | undefined
}

/** Every answer is short. */
const GRACE_SECONDS = 10

/** For Retry-After once the promised time is over: seconds. */
const SOON = 300

const TITLE = 'ただいまメンテナンス中です'

/** Balancers and supervisors keep sending to this process: it is ready to say what is to be said. */
const OF_THE_PROCESS = new Set(['/livez', '/readyz'])

function linesOf(until: Date, isLate: boolean, phone: string | undefined): string[] {
  return [
    isLate
      ? '予定の時刻を過ぎていますが、作業が続いています。まもなく再開します。'
      : `${untilText(until.toISOString())}ごろまで、すべての画面をご利用いただけません。`,
    '応募・成立した勤務・メッセージの内容は、そのまま残っています。',
    '当日の勤務についての急ぎのご連絡は、勤務先の病院へ直接お電話ください。',
    ...(phone ? [`運営の電話番号: ${phone}`] : []),
  ]
}

/**
 * Answers every request with 503 and when to come back (`MAINTENANCE_UNTIL`), as a page or as JSON by
 * `Accept`; it needs no database.
 */
export async function serveMaintenance({ port, host, until, isProxied, phone }: Maintenance) {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const nonce = randomBytes(16).toString('base64')
    const secondsLeft = Math.ceil((until.getTime() - now().getTime()) / 1_000)
    const lines = linesOf(until, secondsLeft <= 0, phone)
    const isOfProcess = OF_THE_PROCESS.has((request.url ?? '').split('?', 1)[0] ?? '')
    const asPage = !isOfProcess && wantsHtml(request.headers.accept)
    const headers = new Headers({
      'Content-Type': asPage ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      ...(!isOfProcess && { 'Retry-After': String(secondsLeft > 0 ? secondsLeft : SOON) }),
    })
    setSecurityHeaders(headers, nonce)
    response.writeHead(isOfProcess ? 200 : 503, Object.fromEntries(headers))
    response.end(
      asPage
        ? plainPage({ nonce, title: TITLE, lines })
        : JSON.stringify(
            isOfProcess ? { ready: true, maintenance: true } : { message: [TITLE, lines[0]].join('。') },
          ),
    )
    // What is posted is not read.
    request.resume()
  }
  // What would be behind proxies is known to the app alone; here the bound of a network is not needed.
  const server = createBoundedServer(1, answer)
  const end = prepareGracefulEnd(server, isProxied)
  await listenOn(server, port, host)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => end(GRACE_SECONDS),
  }
}
