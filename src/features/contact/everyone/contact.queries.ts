import { queryOptions } from '@tanstack/react-query'
import { getSender } from './contact.functions.ts'

export const senderQuery = () =>
  queryOptions({
    queryKey: ['contactSender'],
    queryFn: ({ signal }) => getSender({ signal }),
    // A form must not change while somebody fills it in.
    refetchOnWindowFocus: false,
  })
