import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffContactPage } from '../../features/contact/staff/contact-page.tsx'
import { CONTACT_TITLE, staffContactSearchSchema } from '../../features/contact/staff/contacts-search.ts'

const loadOne = () => import('../../features/contact/staff/contact-load.ts')

export const Route = createFileRoute('/staff/contacts/$contactId')({
  validateSearch: staffContactSearchSchema,
  loader: async ({ context: { queryClient }, params: { contactId } }) => {
    if (!isUuid(contactId)) throw notFound()
    return (await loadOne()).loadContact(queryClient, contactId)
  },
  head: () => pageTitle(CONTACT_TITLE),
  component: function StaffContact() {
    const { contactId } = Route.useParams()
    const { outcome } = Route.useSearch()
    return <StaffContactPage id={contactId} outcome={outcome} />
  },
  pendingComponent: () => <StaffSkeleton label={`${CONTACT_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={CONTACT_TITLE} />,
})
