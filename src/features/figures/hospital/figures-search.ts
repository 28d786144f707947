import * as v from 'valibot'
import { type HospitalFigure, FIGURE_PERIOD } from '../../../domain/hospital/figure-words.ts'
import { matchingParam, wordParam } from '../../../domain/search-param.ts'

/** What the trend can show, month by month. */
export const FIGURE_TREND = {
  REPLY: '返信までの時間(中央値)',
  FILL: '充足率',
  CANCELLATION: 'キャンセル',
} as const
export type FigureTrend = keyof typeof FIGURE_TREND

export const figuresSearchSchema = v.object({
  period: wordParam(FIGURE_PERIOD),
  trend: wordParam(FIGURE_TREND),
})
export type FiguresSearch = v.InferOutput<typeof figuresSearchSchema>

export const figureSourcesSearchSchema = v.object({
  period: wordParam(FIGURE_PERIOD),
  after: matchingParam(/^[\w=-]{1,512}$/),
})
export type FigureSourcesSearch = v.InferOutput<typeof figureSourcesSearchSchema>

/** The path segment of each figure. */
export const FIGURE_SEGMENT = {
  reply: 'REPLY',
  fill: 'FILL',
  cancellations: 'CANCELLATION',
} as const satisfies Record<string, HospitalFigure>
export type FigureSegment = keyof typeof FIGURE_SEGMENT

const isSegment = (text: string): text is FigureSegment => Object.hasOwn(FIGURE_SEGMENT, text)

/** The figure of a path segment; null for any other text. */
export const segmentOf = (text: string): { segment: FigureSegment; figure: HospitalFigure } | null =>
  isSegment(text) ? { segment: text, figure: FIGURE_SEGMENT[text] } : null

// Titles of the pages, which a route needs without their texts.

export const FIGURES_TITLE = '病院の数字'

export const SOURCES_TITLE: Readonly<Record<HospitalFigure, string>> = {
  REPLY: '返信までの時間のもとになった応募',
  FILL: '充足率のもとになった求人',
  CANCELLATION: 'キャンセルされた勤務',
}
