import { DAY_MS } from '../../../domain/duration.ts'
import { createHash } from 'node:crypto'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { FEED_DAYS, isFeedToken } from '../../../domain/work/calendar-feed.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toMatched } from '../../../platform/addresses.ts'
import { logSecurity } from '../../../platform/server/log.server.ts'
import type { Database } from '../../database/client.ts'
import { failureAnswer } from '../../rpc/failure-answer.ts'
import { createNetworkLimit, createRateLimit } from '../../limits/rate-limit.ts'
import { calendarFile, type WrittenEvent } from './calendar-file.ts'
import { hashOfToken, mayReadFeed } from './feed.service.ts'
import { findFeedByHash, findFeedWorks, findTentativeDates, noteFeedRead } from './feed.store.ts'
import { uidOf } from './work-uid.ts'

type Options = {
  database: Database
  origin: string
  clock: () => Date
  report: (error: unknown) => void
}

/** Programs of a hospital's network share an address; one program asks a few times an hour. */
const BY_NETWORK = 120
const BY_TOKEN = 20
const NAME = /\/calendar\/feed\/([\w-]+)\.ics$/

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

type Place = Awaited<ReturnType<typeof findFeedWorks>>[number]['hospital']

async function eventsOf(
  { database, origin, clock }: Options,
  { doctorId, showsHospital }: { doctorId: string; showsHospital: boolean },
): Promise<WrittenEvent[]> {
  const now = clock()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [works, dates] = await Promise.all([
    findFeedWorks(database, doctorId, ago(FEED_DAYS.past)),
    findTentativeDates(database, doctorId, now),
  ])
  const words = (place: Place, word: string) => ({
    summary: showsHospital ? `${place.name} ${word}` : word,
    // The address alone would name the hospital.
    location: showsHospital ? `${place.name} ${PREFECTURE[place.prefecture]}${place.address}` : '',
    url: `${origin}${hrefOf(toMatched())}`,
  })
  const isShown = ({ state, end }: { state: string; end: Date }) =>
    !state.startsWith('CANCELLED') || end > ago(FEED_DAYS.cancelled)
  return [
    ...works.filter(isShown).map((work): WrittenEvent => {
      const isCancelled = work.state.startsWith('CANCELLED')
      return {
        ...words(work.hospital, isCancelled ? '勤務(キャンセル)' : '勤務'),
        uid: uidOf(work, origin),
        sequence: work.revision,
        revisedAt: work.revisedAt,
        start: work.start,
        end: work.end,
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        description: '',
      }
    }),
    ...dates.map((date): WrittenEvent => ({
      ...words(date.hospital, '勤務(仮予定)'),
      uid: uidOf({ id: '', scheduleId: date.scheduleId }, origin),
      sequence: date.revision,
      revisedAt: date.revisedAt,
      start: date.start,
      end: date.end,
      status: 'TENTATIVE',
      description: '仮予定です。まだ確定していません。',
    })),
  ]
}

/**
 * `GET /calendar/feed/{token}.ics`: the works of the doctor to whom the token belongs, for calendar programs, which have
 * no session. An unknown token, a revoked one and one of a stopped doctor are answered alike.
 */
export function createCalendarFeedHandler(options: Options) {
  const { database, clock, report } = options
  const waitOfNetwork = createNetworkLimit(BY_NETWORK, clock)
  const waitOfToken = createRateLimit(BY_TOKEN, clock)
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'この操作はできません。', { Allow: 'GET, HEAD' })
    try {
      const token = NAME.exec(new URL(request.url).pathname)?.[1] ?? ''
      const hash = hashOfToken(token)
      const wait = waitOfNetwork(request) ?? waitOfToken(hash)
      if (wait !== null) {
        logSecurity('excess_rate_limit_exceeded', { reason: 'calendar feed' })
        return say(429, '読み込みの回数が多すぎます。しばらくしてからお試しください。', {
          'Retry-After': String(wait),
        })
      }
      const now = clock()
      const feed = isFeedToken(token) ? await findFeedByHash(database, hash, now) : null
      if (!feed || !mayReadFeed(feed.status)) return say(404, 'このURLは使えません。')
      const file = calendarFile(await eventsOf(options, feed), { name: 'DPワーク 勤務', hours: 1 })
      await noteFeedRead(database, feed.doctorId, now)
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
      const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
      const known = (request.headers.get('if-none-match') ?? '')
        .split(',')
        .map((one) => one.trim().replace(/^W\//, ''))
      if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers })
      return new Response(request.method === 'HEAD' ? null : file, {
        headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
      })
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
}
