import { queryOptions } from '@tanstack/react-query'
import { getContactFn, listContactsFn } from './staff-contact.functions.ts'

export const contactsQuery = () =>
  queryOptions({
    queryKey: ['staffContacts'],
    queryFn: ({ signal }) => listContactsFn({ signal }),
    // Several people work on this list.
    staleTime: 10_000,
  })

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['staffContact', id],
    queryFn: ({ signal }) => getContactFn({ data: id, signal }),
    staleTime: 0,
    // An answer may take longer to write than the text stays open.
    refetchOnWindowFocus: false,
  })
