import { queryOptions } from '@tanstack/react-query'
import { getDoctorFn, getSessionFn } from './session.functions.ts'
import { SESSION_KEY } from './session-key.ts'

export const sessionQuery = () =>
  queryOptions({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => getSessionFn({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Enabled once the session query has found a doctor. */
export const doctorQuery = (uid: string) =>
  queryOptions({
    queryKey: [...SESSION_KEY, 'doctor', uid],
    queryFn: ({ signal }) => getDoctorFn({ signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
