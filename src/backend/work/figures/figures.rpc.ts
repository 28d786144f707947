import { toCursor } from '../../rpc/rpc-input.ts'
import { shownPercent } from '../../../domain/work/accuracy.ts'
import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  Figure,
  FigurePeriod,
  Figures,
  PeerMeasure,
  type AccuracyFiguresSchema,
  type FigureSumsSchema,
} from '../../../contract/gen/hospital_figures_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { isId } from '../../../domain/decimal-id.ts'
import { PERIOD_MONTHS, type FigureSums } from '../../../domain/work/hospital-figures.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { regionOf } from '../../../domain/text/prefecture.ts'
import { tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import { impressionsOfRow } from '../../database/impressions-of-row.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { firstDayOf } from './figures.store.ts'
import { findAnswered, findBegun, findCancelled, findFigures, findPeers } from './own-figures.store.ts'

const PAGE = 20

const sumsOf = (row: FigureSums): MessageInitShape<typeof FigureSumsSchema> => ({
  replies: row.replies,
  replyMedianMinutes: row.replyMedianMinutes ?? undefined,
  slots: row.slots,
  filledSlots: row.filledSlots,
  works: row.works,
  cancelledByDoctor: row.cancelledByDoctor,
  cancelledByHospital: row.cancelledByHospital,
})

type Shown = Awaited<ReturnType<typeof findFigures>>[number]

function accuracyOf({
  accuracyPercent,
  accuracyCount,
  items,
}: Shown): MessageInitShape<typeof AccuracyFiguresSchema> | undefined {
  const percent = shownPercent(accuracyPercent, accuracyCount)
  if (percent === null) return undefined
  const each = items && [items.duty, items.time, items.break, items.pay]
  const isShown = each?.every((one) => shownPercent(one, accuracyCount) !== null)
  const { duty, time, break: pause, pay } = isShown && items ? items : {}
  return { percent, count: accuracyCount, duty, time, break: pause, pay }
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
  rpcMethodRaw(Figures.method.getFigures, async (message, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    const months = PERIOD_MONTHS[wireWordOf(FigurePeriod, message.period) ?? 'YEAR']
    const now = clock()
    const rows = await findFigures(database, { hospitalId, from: firstDayOf(PERIOD_MONTHS.YEAR, now) })
    const [first] = rows
    if (!first) throw new RpcError('not_found', 'この病院は見つかりません。')
    const { facilityCategory, prefecture } = first
    const peers = await findPeers(database, { facilityCategory, region: regionOf(prefecture), months })
    const figures = rows.flatMap(({ figure }) => figure ?? [])
    const period = figures.find((one) => one.months === months && one.firstDay === firstDayOf(months, now))
    return {
      sums: period && sumsOf(period),
      months: figures
        .filter((one) => one.months === 1)
        .map((one) => ({ month: monthOf(one.firstDay), sums: sumsOf(one) })),
      shownReplyMedianMinutes: first.shownReplyMedian ?? undefined,
      accuracy: accuracyOf(first),
      impressions: impressionsOfRow(first.said) ?? undefined,
      permittedMinutesMedian: first.permittedMinutesMedian ?? undefined,
      // Those of the region come first; the whole country's stands in where the region has too few.
      peers: [...Map.groupBy(peers, ({ measure }) => measure).values()].flatMap(([one]) =>
        one
          ? [
              {
                measure: PeerMeasure[one.measure],
                hospitals: one.hospitals,
                median: one.median,
                isOfRegion: one.region !== '',
              },
            ]
          : [],
      ),
    }
  }),

  rpcMethodRaw(Figures.method.listFigureSources, async (message, call) => {
    const figure = wireWordOf(Figure, message.figure)
    if (figure === null) throw invalidArgument('見たい数字を選んでください。')
    const months = PERIOD_MONTHS[wireWordOf(FigurePeriod, message.period) ?? 'YEAR']
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
          applications: items.map(({ id, title, releasedAt, answeredAt }) => ({
            applicationId: id,
            title,
            releasedAt: timestampOf(releasedAt),
            answeredAt: timestampFromDate(answeredAt),
          })),
          nextCursor: nextCursor ?? '',
        }
      }
      case 'FILL': {
        const rows = await findBegun(database, { ...wanted, after: listingCursor })
        const last = rows[PAGE - 1]
        return {
          listings: rows.slice(0, PAGE).map(({ id, title, startTime, endTime, slots, filledSlots }) => ({
            spotWorkId: String(id),
            title,
            startTime: timestampFromDate(startTime),
            endTime: timestampFromDate(endTime),
            slots,
            filledSlots,
          })),
          nextCursor: last && rows.length > PAGE ? `${last.startTime.getTime()}-${last.id}` : '',
        }
      }
      case 'CANCELLATION': {
        const rows = await findCancelled(database, { ...wanted, after: cursor })
        const { items, nextCursor } = pageOf(rows, PAGE, ({ plannedStart }) => plannedStart)
        return {
          works: items.map(({ id, title, plannedStart, plannedEnd, requestedBy, hoursBefore }) => ({
            workId: id,
            title,
            plannedStart: timestampFromDate(plannedStart),
            plannedEnd: timestampFromDate(plannedEnd),
            isByHospital: requestedBy === 'HOSPITAL',
            hoursBefore,
          })),
          nextCursor: nextCursor ?? '',
        }
      }
    }
  }),
]
