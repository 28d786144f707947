import { queryOptions } from '@tanstack/react-query'
import { getFiguresFn } from './figures.functions.ts'
import type { StaffFiguresSearch } from './figures-search.ts'

export const figuresQuery = ({ channel }: StaffFiguresSearch) =>
  queryOptions({
    queryKey: ['staffFigures', channel ?? ''],
    queryFn: ({ signal }) => getFiguresFn({ data: { channel }, signal }),
    staleTime: 60_000,
  })
