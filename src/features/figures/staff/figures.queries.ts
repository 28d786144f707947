import { queryOptions } from '@tanstack/react-query'
import { getStaffFiguresFn } from './figures.functions.ts'
import type { StaffFiguresSearch } from './figures-search.ts'

export const staffFiguresQuery = ({ channel }: StaffFiguresSearch) =>
  queryOptions({
    queryKey: ['staffFigures', channel ?? ''],
    queryFn: ({ signal }) => getStaffFiguresFn({ data: { channel }, signal }),
    staleTime: 60_000,
  })
