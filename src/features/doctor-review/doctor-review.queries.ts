import { queryOptions } from '@tanstack/react-query'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { pagesQuery } from '../../platform/pages-query.ts'
import { getDoctorFileFn, listDoctorsFn } from './doctor-review.functions.ts'

export const STAFF_DOCTORS_KEY = ['staffDoctors'] as const

export const staffDoctorsQuery = (queue: DoctorQueue, start = '') => ({
  ...pagesQuery([...STAFF_DOCTORS_KEY, queue], start, ({ after, signal }) =>
    listDoctorsFn({ data: { queue, after }, signal }),
  ),
  // Several people work on this list.
  staleTime: 10_000,
})

export const doctorFileQuery = (doctorId: string) =>
  queryOptions({
    queryKey: ['staffDoctorFile', doctorId],
    queryFn: ({ signal }) => getDoctorFileFn({ data: doctorId, signal }),
    // Always fresh when opened, and never refetched while somebody is deciding.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
