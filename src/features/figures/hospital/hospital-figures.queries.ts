import { queryOptions } from '@tanstack/react-query'
import type { HospitalFigure, FigurePeriod } from '../../../domain/hospital/figure-words.ts'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { getFiguresFn, getFigureSourcesFn } from './hospital-figures.functions.ts'

const FIGURES_KEY = ['hospital-figures'] as const

export const FIGURES_PERIOD: FigurePeriod = 'YEAR'

export const figuresQuery = (period: FigurePeriod = FIGURES_PERIOD) =>
  queryOptions({
    queryKey: [...FIGURES_KEY, period],
    queryFn: ({ signal }) => getFiguresFn({ data: period, signal }),
  })

export const figureSourcesQuery = (
  figure: HospitalFigure,
  period: FigurePeriod = FIGURES_PERIOD,
  start = '',
) =>
  pagesQuery([...FIGURES_KEY, 'sources', figure, period], start, ({ after, signal }) =>
    getFigureSourcesFn({ data: { figure, period, after }, signal }),
  )
