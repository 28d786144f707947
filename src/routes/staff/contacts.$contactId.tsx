import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '../../domain/uuid.ts'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffContactPage } from '../../features/contact/staff/contact-page.tsx'
import { CONTACT_TITLE, staffContactSearchSchema } from '../../features/contact/staff/contacts-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')
const loadOne = () => import('../../features/contact/staff/contact-load.ts')

export const Route = createFileRoute('/staff/contacts/$contactId')({
  validateSearch: staffContactSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff }, params: { contactId } }) => {
    if (!isUuid(contactId)) throw notFound()
    return isStaff ? (await loadOne()).loadContact(queryClient, contactId) : null
  },
  head: () => pageTitle(CONTACT_TITLE),
  component: function StaffContact() {
    const forms = Route.useLoaderData()
    const { contactId } = Route.useParams()
    const { outcome } = Route.useSearch()
    return forms ? (
      <StaffContactPage id={contactId} outcome={outcome} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={CONTACT_TITLE} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${CONTACT_TITLE}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={CONTACT_TITLE} />,
})
