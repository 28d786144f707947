import { Appreciations } from '../../../contract/gen/thanks_pb.ts'
import { tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { THANKS_REPORT_TEXT } from '../../../domain/work/thanks.ts'
import type { Database } from '../../database/client.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { findConfirmedYears, sumMonths } from '../performance/performance.store.ts'
import { doctorOf } from '../core/work-party.ts'
import { readThanks, replyToThanks, reportThanks, shelveThanks } from './answer-thanks.service.ts'
import { toThanksId } from './thanks-input.ts'
import { countUnreadThanks, findKeptThanks, findOwnThanks } from './thanks.store.ts'

const PAGE = 20

/** Most thanks of a 感謝の手帳, and of one reading. */
const NOTEBOOK = 200
const MOST_READ = 100
const FIRST_YEAR = 2020
const LAST_YEAR = 2100

function toYear(year: number, now: Date): number {
  if (year === 0) return Number(tokyoDay(now).slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalidArgument('年が正しくありません。')
  return year
}

/** The methods of `dp.work.Appreciations`. */
export const createThanksMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Appreciations.method.listAppreciations, async (message, call) => {
    const { shelf } = message
    const workId = message.workId === '' ? null : toWorkId(message.workId)
    const after = toCursor(message.after)
    const { doctorId } = signedIn(call)
    // An account without a doctor has no works.
    if (doctorId === null) return {}
    const [rows, unread] = await Promise.all([
      findOwnThanks(database, { doctorId, shelf: shelf ?? 'OPEN', workId, after, limit: PAGE + 1 }),
      countUnreadThanks(database, doctorId),
    ])
    const { items, nextCursor } = pageOf(rows, PAGE, ({ sentAt }) => sentAt)
    return { appreciations: items, nextCursor: nextCursor ?? '', unread }
  }),

  rpcMethod(Appreciations.method.getNotebook, async (message, call) => {
    const thisYear = toYear(0, clock())
    const year = toYear(message.year, clock())
    const { doctorId } = signedIn(call)
    if (doctorId === null) return { year, years: [thisYear] }
    const span = { doctorId, from: tokyoInstant(`${year}-01-01`), before: tokyoInstant(`${year + 1}-01-01`) }
    const [sums, years, kept] = await Promise.all([
      sumMonths(database, { doctorId, first: `${year}-01`, last: `${year}-12` }),
      findConfirmedYears(database, doctorId),
      findKeptThanks(database, { ...span, limit: NOTEBOOK }),
    ])
    return {
      year,
      years: [...new Set([thisYear, year, ...years])].toSorted((a, b) => b - a),
      doctorName: sums?.doctorName ?? '',
      works: sums?.works ?? 0,
      minutes: sums?.minutes ?? 0,
      hospitals: sums?.hospitals ?? 0,
      ambulanceAccepted: sums?.ambulanceAccepted ?? 0,
      admissions: sums?.admissions ?? 0,
      thanks: sums?.appreciations ?? 0,
      appreciations: kept,
    }
  }),

  rpcMethod(Appreciations.method.markAppreciationsRead, async ({ ids }, call) => {
    if (ids.length > MOST_READ) throw invalidArgument(`一度に既読にできるのは${MOST_READ}件までです。`)
    const { doctorId } = doctorOf(call)
    return { unread: await readThanks(database, { doctorId, ids: ids.map(toThanksId), now: clock() }) }
  }),

  rpcMethod(Appreciations.method.replyToAppreciation, async (message, call) => {
    const { reply } = message
    if (reply === null) throw invalidArgument('お礼の言葉を選んでください。')
    const request = { id: toThanksId(message.id), key: toIdempotencyKey(message.idempotencyKey), reply }
    const outcome = await replyToThanks(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(Appreciations.method.shelveAppreciation, async (message, call) => {
    const { shelf } = message
    if (shelf === null) throw invalidArgument('保存か非表示を選んでください。')
    const request = { id: toThanksId(message.id), key: toIdempotencyKey(message.idempotencyKey), shelf }
    const outcome = await shelveThanks(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(Appreciations.method.reportAppreciation, async (message, call) => {
    const { reason } = message
    if (reason === null) throw invalidArgument('報告する理由を選んでください。')
    const request = {
      id: toThanksId(message.id),
      key: toIdempotencyKey(message.idempotencyKey),
      reason,
      detail: toText(message.detail, THANKS_REPORT_TEXT),
    }
    const outcome = await reportThanks(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),
]
