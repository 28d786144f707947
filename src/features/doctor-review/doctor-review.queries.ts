import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { getDoctorFileFn, listDoctorsFn } from './doctor-review.functions.ts'

export const STAFF_DOCTORS_KEY = ['staffDoctors'] as const

export const staffDoctorsQuery = (queue: DoctorQueue, start = '') =>
  infiniteQueryOptions({
    queryKey: [...STAFF_DOCTORS_KEY, queue, start],
    queryFn: ({ pageParam, signal }) => listDoctorsFn({ data: { queue, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
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
