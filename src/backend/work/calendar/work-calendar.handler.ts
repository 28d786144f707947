import { yenText } from '../../../domain/text/money-text.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLogin, toMatched } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { failureAnswer } from '../../rpc/failure-answer.ts'
import { calendarFile } from './calendar-file.ts'
import { uidOf } from './work-uid.ts'
import { findWorksForCalendar, type CalendarWork } from './work-calendar.store.ts'

type Options = {
  database: Database
  accountOf: (headers: Headers) => Promise<string | null>
  origin: string
  report: (error: unknown) => void
}

const WORKS = hrefOf(toMatched())
const NAME = /^\/calendar\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.ics$/

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

const describe = ({ meetingPlace, dressAndItems, hospital, fee }: CalendarWork): string =>
  [
    ['集合場所', meetingPlace],
    ['持ち物', dressAndItems],
    ['電話', hospital.phone],
    ['給与', `${yenText(fee)}(税引前)`],
  ]
    .flatMap(([term, words]) => (words ? [`${term}: ${words}`] : []))
    .join('\n')

/**
 * `GET /calendar/{applicationId}.ics`: the matched work, or the dates of the regular contract, as an iCalendar file
 * for its doctor; 404 for everybody else. Redirects a visitor to the log-in, because pages link here.
 */
export const createWorkCalendarHandler =
  ({ database, accountOf, origin, report }: Options) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'この操作はできません。', { Allow: 'GET, HEAD' })
    try {
      const accountId = await accountOf(request.headers)
      if (accountId === null) {
        const location = hrefOf(toLogin({ returnTo: WORKS }))
        return new Response(null, {
          status: 303,
          headers: { Location: location, 'Cache-Control': 'no-store' },
        })
      }
      const applicationId = NAME.exec(new URL(request.url).pathname)?.[1]
      const works = applicationId ? await findWorksForCalendar(database, { applicationId, accountId }) : []
      const [first] = works
      if (!first) return say(404, 'この勤務は見つかりません。')
      const file = calendarFile(
        works.map((work) => ({
          uid: uidOf(work, origin),
          sequence: work.revision,
          revisedAt: work.revisedAt,
          status: 'CONFIRMED',
          start: work.plannedStart,
          end: work.plannedEnd,
          summary: `${work.terms.title} ${work.hospital.name}`,
          location: `${work.hospital.name} ${PREFECTURE[work.hospital.prefecture]}${work.hospital.address}`,
          description: describe(work),
          url: `${origin}${WORKS}`,
        })),
      )
      return new Response(request.method === 'HEAD' ? null : file, {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="dp-work-${tokyoDay(first.plannedStart)}.ics"`,
          'Cache-Control': 'private, no-store',
        },
      })
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
