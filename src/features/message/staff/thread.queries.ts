import { queryOptions } from '@tanstack/react-query'
import { getStaffThreadFn, listDoctorThreadsFn } from './thread.functions.ts'

export const doctorThreadsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: ['staffDoctorThreads', doctorId],
    queryFn: ({ signal }) => listDoctorThreadsFn({ data: doctorId, signal }),
    staleTime: 10_000,
  })

export const staffThreadQuery = (threadId: string, before = '') =>
  queryOptions({
    queryKey: ['staffThread', threadId, before],
    queryFn: ({ signal }) => getStaffThreadFn({ data: { threadId, before }, signal }),
    staleTime: 0,
  })
