import { toCursor } from '../../rpc/rpc-input.ts'
import { shownPercent } from '../../../domain/work/accuracy.ts'
import { Figures } from '../../../contract/gen/hospital_figures_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { PERIOD_MONTHS } from '../../../domain/work/hospital-figures.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { regionOf } from '../../../domain/text/prefecture.ts'
import { tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import { impressionsOfRow } from '../../database/impressions-of-row.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { firstDayOf } from './figures.store.ts'
import { findAnswered, findBegun, findCancelled, findFigures, findPeers } from './own-figures.store.ts'

const PAGE = 20

type Shown = Awaited<ReturnType<typeof findFigures>>[number]

function accuracyOf({
  accuracyPercent,
  accuracyCount,
  items,
}: Shown): Told<'dp.hospital.AccuracyFigures'> | null {
  const percent = shownPercent(accuracyPercent, accuracyCount)
  if (percent === null) return null
  const each = items && [items.duty, items.time, items.break, items.pay]
  const isShown = each?.every((one) => shownPercent(one, accuracyCount) !== null)
  return { ...(isShown ? items : null), percent, count: accuracyCount }
}

const LISTING_CURSOR = /^(\d{1,15})-(\d{1,15})$/

/** The cursor of listings, whose ids are numbers. */
function toListingCursor(text: string): { at: Date; id: number } | null {
  if (text === '') return null
  const [, at = '', id = ''] = LISTING_CURSOR.exec(text) ?? []
  if (!isId(id)) throw invalidArgument('続きの位置が正しくありません。')
  return { at: new Date(Number(at)), id: Number(id) }
}

/** The methods of `dp.hospital.Figures`. */
export const createHospitalFiguresMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(Figures.method.getFigures, async (message, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    const months = PERIOD_MONTHS[message.period ?? 'YEAR']
    const now = clock()
    const rows = await findFigures(database, { hospitalId, from: firstDayOf(PERIOD_MONTHS.YEAR, now) })
    const [first] = rows
    if (!first) throw new RpcError('not_found', 'この病院は見つかりません。')
    const { facilityCategory, prefecture } = first
    const peers = await findPeers(database, { facilityCategory, region: regionOf(prefecture), months })
    const figures = rows.flatMap(({ figure }) => figure ?? [])
    const period = figures.find((one) => one.months === months && one.firstDay === firstDayOf(months, now))
    return {
      sums: period,
      months: figures
        .filter((one) => one.months === 1)
        .map((one) => ({ month: monthOf(one.firstDay), sums: one })),
      shownReplyMedianMinutes: first.shownReplyMedian,
      accuracy: accuracyOf(first),
      impressions: impressionsOfRow(first.said),
      permittedMinutesMedian: first.permittedMinutesMedian,
      // Those of the region come first; the whole country's stands in where the region has too few.
      peers: [...Map.groupBy(peers, ({ measure }) => measure).values()].flatMap(([one]) =>
        one ? [{ ...one, isOfRegion: one.region !== '' }] : [],
      ),
    }
  }),

  rpcMethod(Figures.method.listFigureSources, async (message, call) => {
    const { figure } = message
    if (figure === null) throw invalidArgument('見たい数字を選んでください。')
    const months = PERIOD_MONTHS[message.period ?? 'YEAR']
    const [cursor, listingCursor] =
      figure === 'FILL' ? [null, toListingCursor(message.after)] : [toCursor(message.after), null]
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    const now = clock()
    const wanted = { hospitalId, from: tokyoInstant(firstDayOf(months, now)), now, limit: PAGE + 1 }
    switch (figure) {
      case 'REPLY': {
        const rows = await findAnswered(database, { ...wanted, after: cursor })
        const { items, nextCursor } = pageOf(rows, PAGE, ({ releasedAt }) => releasedAt ?? now)
        return {
          applications: items.map((one) => ({ ...one, applicationId: one.id })),
          nextCursor: nextCursor ?? '',
        }
      }
      case 'FILL': {
        const rows = await findBegun(database, { ...wanted, after: listingCursor })
        const last = rows[PAGE - 1]
        return {
          listings: rows.slice(0, PAGE).map((one) => ({ ...one, spotWorkId: String(one.id) })),
          nextCursor: last && rows.length > PAGE ? `${last.startTime.getTime()}-${last.id}` : '',
        }
      }
      case 'CANCELLATION': {
        const rows = await findCancelled(database, { ...wanted, after: cursor })
        const { items, nextCursor } = pageOf(rows, PAGE, ({ plannedStart }) => plannedStart)
        return {
          works: items.map((one) => ({
            ...one,
            workId: one.id,
            isByHospital: one.requestedBy === 'HOSPITAL',
          })),
          nextCursor: nextCursor ?? '',
        }
      }
    }
  }),
]
