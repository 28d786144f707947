import { timestampDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  Figure,
  FigurePeriod,
  Figures,
  PeerMeasure,
  type AccuracyFigures as WireAccuracy,
  type FigureSums as WireSums,
  type Impressions as WireImpressions,
} from '../../../contract/gen/hospital_figures_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { NO_FIGURES, type AccuracyFigures, type FigureSums } from '../../../domain/work/hospital-figures.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { today } from '../../../platform/clock.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { trendOf } from '../../performance/trend.server.ts'
import { FIGURE_READING } from './figure-trend.ts'

const period = v.picklist(['QUARTER', 'YEAR'])

const sumsView = (sums: WireSums | undefined): FigureSums => ({
  replies: sums?.replies ?? NO_FIGURES.replies,
  replyMedianMinutes: sums?.replyMedianMinutes ?? null,
  slots: sums?.slots ?? 0,
  filledSlots: sums?.filledSlots ?? 0,
  works: sums?.works ?? 0,
  cancelledByDoctor: sums?.cancelledByDoctor ?? 0,
  cancelledByHospital: sums?.cancelledByHospital ?? 0,
})

function accuracyView({ percent, count, duty, time, break: pause, pay }: WireAccuracy): AccuracyFigures {
  const isWhole = duty !== undefined && time !== undefined && pause !== undefined && pay !== undefined
  return { percent, count, items: isWhole ? { duty, time, break: pause, pay } : null }
}

const impressionsView = ({ $typeName: _type, $unknown: _unknown, ...impressions }: WireImpressions) =>
  impressions

/** The hospital's figures of a period, their trends, and those of hospitals alike. */
export const getFiguresFn = createServerFn()
  .validator(period)
  .handler(async ({ data }) => {
    const answer = await callHospitalRaw(Figures.method.getFigures, { period: FigurePeriod[data] })
    const months = new Map(answer.months.map(({ month, sums }) => [month, sumsView(sums)]))
    const month = monthOf(today())
    return {
      sums: sumsView(answer.sums),
      isEmpty: months.size === 0 && answer.accuracy === undefined,
      shownReplyMedianMinutes: answer.shownReplyMedianMinutes ?? null,
      accuracy: answer.accuracy ? accuracyView(answer.accuracy) : null,
      impressions: answer.impressions ? impressionsView(answer.impressions) : null,
      permittedMinutesMedian: answer.permittedMinutesMedian ?? null,
      peers: answer.peers.flatMap(({ measure, hospitals, median, isOfRegion }) => {
        const word = wireWordOf(PeerMeasure, measure)
        return word === null ? [] : [{ measure: word, hospitals, median, isOfRegion }]
      }),
      trends: {
        REPLY: trendOf(FIGURE_READING.REPLY, month, months),
        FILL: trendOf(FIGURE_READING.FILL, month, months),
        CANCELLATION: trendOf(FIGURE_READING.CANCELLATION, month, months),
      },
    }
  })

/** What a figure comes from, a page at a time. */
export const getFigureSourcesFn = createServerFn()
  .validator(
    v.object({
      figure: v.picklist(['REPLY', 'FILL', 'CANCELLATION']),
      period,
      after: v.pipe(v.string(), v.maxLength(512)),
    }),
  )
  .handler(async ({ data }) => {
    const { applications, listings, works, nextCursor } = await callHospitalRaw(
      Figures.method.listFigureSources,
      {
        figure: Figure[data.figure],
        period: FigurePeriod[data.period],
        after: data.after,
      },
    )
    return {
      applications: applications.map(({ applicationId, title, releasedAt, answeredAt }) => ({
        id: applicationId,
        title,
        releasedAt: instantText(releasedAt) ?? '',
        minutes:
          releasedAt && answeredAt
            ? Math.round((timestampDate(answeredAt).getTime() - timestampDate(releasedAt).getTime()) / 60_000)
            : 0,
      })),
      listings: listings.map(({ spotWorkId, title, startTime, endTime, slots, filledSlots }) => ({
        id: spotWorkId,
        title,
        start: instantText(startTime) ?? '',
        end: instantText(endTime) ?? '',
        slots,
        filledSlots,
      })),
      works: works.map(({ workId, title, plannedStart, plannedEnd, isByHospital, hoursBefore }) => ({
        id: workId,
        title,
        start: instantText(plannedStart) ?? '',
        end: instantText(plannedEnd) ?? '',
        isByHospital,
        hoursBefore,
      })),
      nextCursor,
    }
  })
