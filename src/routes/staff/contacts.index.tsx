import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ContactsPage } from '../../features/contact/staff/contacts-page.tsx'
import { CONTACTS } from '../../features/contact/staff/contacts-search.ts'

export const Route = createFileRoute('/staff/contacts/')({
  loader: async ({ context: { queryClient } }) => {
    const { contactsQuery } = await import('../../features/contact/staff/staff-contact.queries.ts')
    await queryClient.ensureQueryData(contactsQuery())
  },
  head: () => pageTitle(CONTACTS),
  component: ContactsPage,
  pendingComponent: () => <StaffSkeleton label={`${CONTACTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={CONTACTS} />,
})
