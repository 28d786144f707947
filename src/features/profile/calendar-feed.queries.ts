import { queryOptions } from '@tanstack/react-query'
import { getCalendarFeed } from './calendar-feed.functions.ts'

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendarFeed'],
    queryFn: ({ signal }) => getCalendarFeed({ signal }),
  })
