import { queryOptions } from '@tanstack/react-query'
import { getCalendarFeedFn } from './calendar-feed.functions.ts'

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendarFeed'],
    queryFn: ({ signal }) => getCalendarFeedFn({ signal }),
  })
