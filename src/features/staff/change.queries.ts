import { queryOptions } from '@tanstack/react-query'
import { listDoctorChanges, listOpenChanges } from './change.functions.ts'

export const openChangesQuery = () =>
  queryOptions({
    queryKey: ['staffChanges', 'open'],
    queryFn: ({ signal }) => listOpenChanges({ signal }),
    // Others work through the same list.
    staleTime: 10_000,
  })

export const doctorChangesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: ['staffChanges', doctorId],
    queryFn: ({ signal }) => listDoctorChanges({ data: doctorId, signal }),
    // What is decided about must be what is there, and must not change under the hands of who decides.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
