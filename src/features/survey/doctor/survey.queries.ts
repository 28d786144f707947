import { queryOptions } from '@tanstack/react-query'
import { getSurveyFn } from './survey.functions.ts'

export const surveyQuery = (workId: string) =>
  queryOptions({
    queryKey: ['survey', workId],
    queryFn: ({ signal }) => getSurveyFn({ data: workId, signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })
