import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { renewalOffersQuery } from '../contract/renewal/renewal.queries.ts'
import { MATCHED_WORKS_KEY } from '../schedule/matched-works-key.ts'
import { getTermsFn, listTermsToAcknowledgeFn } from './terms-notice.functions.ts'

const TERMS_KEY = ['terms'] as const

export const termsQuery = (workId: string, version = 0) =>
  queryOptions({
    ...LIVE,
    queryKey: [...TERMS_KEY, workId, version],
    queryFn: ({ signal }) => getTermsFn({ data: { workId, number: version }, signal }),
    staleTime: 10_000,
  })

export const termsToAcknowledgeQuery = queryOptions({
  ...LIVE,
  queryKey: ['termsToAcknowledge'],
  queryFn: ({ signal }) => listTermsToAcknowledgeFn({ signal }),
  staleTime: 10_000,
})

/** Loads what the doctor has to answer about contracts. */
export const loadWorkTodos = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.ensureQueryData(termsToAcknowledgeQuery),
    queryClient.ensureQueryData(renewalOffersQuery),
  ])

/** Invalidates what an answer to a notice changes. */
export const invalidateTerms = (queryClient: QueryClient, workId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [...TERMS_KEY, workId] }),
    queryClient.invalidateQueries(termsToAcknowledgeQuery),
    queryClient.invalidateQueries({ queryKey: MATCHED_WORKS_KEY }),
  ])
