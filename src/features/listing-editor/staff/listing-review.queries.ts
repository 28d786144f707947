import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { StaffReviewsSearch } from './reviews-search.ts'
import { getReviewFn, listReviewsFn } from './listing-review.functions.ts'

export const REVIEWS_KEY = ['staffReviews'] as const

export const reviewsQuery = ({ after: start = '' }: StaffReviewsSearch) =>
  infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY, 'list', start],
    queryFn: ({ pageParam, signal }) => listReviewsFn({ data: { after: pageParam || undefined }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    staleTime: 10_000,
  })

export const reviewQuery = (number: string) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, 'one', number],
    queryFn: ({ signal }) => getReviewFn({ data: number, signal }),
    // Nothing is refetched while somebody types a reason.
    staleTime: 10_000,
    refetchOnWindowFocus: false,
  })
