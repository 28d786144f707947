import { queryOptions } from '@tanstack/react-query'
import { listDoctorProposalsFn, listOpenProposalsFn } from './proposal.functions.ts'

export const STAFF_PROPOSALS_KEY = ['staffProposals'] as const

export const openProposalsQuery = () =>
  queryOptions({
    queryKey: [...STAFF_PROPOSALS_KEY, 'open'],
    queryFn: ({ signal }) => listOpenProposalsFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

export const doctorProposalsQuery = (doctorId: string) =>
  queryOptions({
    queryKey: [...STAFF_PROPOSALS_KEY, doctorId],
    queryFn: ({ signal }) => listDoctorProposalsFn({ data: doctorId, signal }),
    // Always fresh when opened, and never refetched while somebody is answering.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
