import { queryOptions } from '@tanstack/react-query'
import { listDoctorChanges, listOpenChanges } from './change.functions.ts'

export const STAFF_CHANGES_KEY = ['staffChanges'] as const

export const openChangesQuery = () =>
  queryOptions({
    queryKey: [...STAFF_CHANGES_KEY, 'open'],
    queryFn: ({ signal }) => listOpenChanges({ signal }),
    // Others work through the same list.
    staleTime: 10_000,
  })

export const doctorChangesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [...STAFF_CHANGES_KEY, doctorId],
    queryFn: ({ signal }) => listDoctorChanges({ data: doctorId, signal }),
    // What is decided about must be what is there, and must not change under the hands of who decides.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
