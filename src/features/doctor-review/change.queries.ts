import { queryOptions } from '@tanstack/react-query'
import { listDoctorChangesFn, listOpenChangesFn } from './change.functions.ts'

export const STAFF_CHANGES_KEY = ['staffChanges'] as const

export const openChangesQuery = () =>
  queryOptions({
    queryKey: [...STAFF_CHANGES_KEY, 'open'],
    queryFn: ({ signal }) => listOpenChangesFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

export const doctorChangesQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [...STAFF_CHANGES_KEY, doctorId],
    queryFn: ({ signal }) => listDoctorChangesFn({ data: doctorId, signal }),
    // Always fresh when opened, and never refetched while somebody is deciding.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
