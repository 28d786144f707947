import { queryOptions } from '@tanstack/react-query'
import { getDoctor, getSession } from './session.functions.ts'

export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => getSession({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Enabled once the session query has found a doctor. */
export const doctorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['session', 'doctor', uid],
    queryFn: ({ signal }) => getDoctor({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
