import { addMonths, isMonth, monthText } from '../../../domain/text/month-days.ts'
import { csvText } from '../../../domain/text/csv-text.ts'
import { tokyoClock, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { DECLARATION_TITLE, HIDDEN_HOSPITAL } from '../../../domain/work/declaration.ts'
import { addHours, hoursOfWork, NO_HOURS } from '../../../domain/work/working-hours.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toHours, toLogin } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { failureAnswer } from '../../rpc/failure-answer.ts'
import { findDoctorOfAccount, findHours } from './hours.store.ts'

type Options = {
  database: Database
  accountOf: (headers: Headers) => Promise<string | null>
  clock: () => Date
  report: (error: unknown) => void
}

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

const HEADINGS = [
  '開始日',
  '開始',
  '終了日',
  '終了',
  '勤務先',
  '休憩(分)',
  '宿日直許可(分)',
  '労働時間(分)',
  '区分',
]

/** The rows of a month's declaration; `isNamed`: with the hospitals' names. */
async function rowsOf(database: Database, accountId: string, { month, isNamed, now }: Asked) {
  const person = await findDoctorOfAccount(database, accountId)
  const span = { from: tokyoInstant(`${month}-01`), before: tokyoInstant(`${addMonths(month, 1)}-01`) }
  const works = person ? await findHours(database, { doctorId: person.id, ...span }) : []
  const sum = works.map(hoursOfWork).reduce(addHours, NO_HOURS)
  const breaks = works.reduce((total, { breakMinutes }) => total + breakMinutes, 0)
  return [
    [DECLARATION_TITLE, monthText(month)],
    ['氏名', person?.name ?? ''],
    HEADINGS,
    ...works.map((work) => {
      const { permittedMinutes, countedMinutes } = hoursOfWork(work)
      return [
        tokyoDay(work.start),
        tokyoClock(work.start),
        tokyoDay(work.end),
        tokyoClock(work.end),
        isNamed ? work.hospitalName : HIDDEN_HOSPITAL,
        work.breakMinutes,
        permittedMinutes,
        countedMinutes,
        work.end <= now ? '実績' : '予定',
      ]
    }),
    ['合計', '', '', '', '', breaks, sum.permittedMinutes, sum.countedMinutes, ''],
  ]
}

type Asked = { month: string; isNamed: boolean; now: Date }

/** `GET /work/hours.csv?month=2026-12&names=NO`: the declaration of a month for its doctor. */
export const createHoursCsvHandler =
  ({ database, accountOf, clock, report }: Options) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'この操作はできません。', { Allow: 'GET, HEAD' })
    try {
      const accountId = await accountOf(request.headers)
      if (accountId === null) {
        const location = hrefOf(toLogin({ returnTo: hrefOf(toHours()) }))
        return new Response(null, {
          status: 303,
          headers: { Location: location, 'Cache-Control': 'no-store' },
        })
      }
      const { searchParams } = new URL(request.url)
      const month = searchParams.get('month') ?? ''
      if (!isMonth(month)) return say(400, '月が正しくありません。')
      const asked = { month, isNamed: searchParams.get('names') !== 'NO', now: clock() }
      const file = csvText(await rowsOf(database, accountId, asked))
      return new Response(request.method === 'HEAD' ? null : file, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="dp-work-hours-${month}.csv"`,
          'Cache-Control': 'private, no-store',
        },
      })
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
