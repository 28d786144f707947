import { queryOptions } from '@tanstack/react-query'
import { getSenderFn } from './contact.functions.ts'

export const senderQuery = () =>
  queryOptions({
    queryKey: ['contactSender'],
    queryFn: ({ signal }) => getSenderFn({ signal }),
    // A form must not change while somebody fills it in.
    refetchOnWindowFocus: false,
  })
