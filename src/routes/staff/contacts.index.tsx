import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { ContactsPage } from '../../features/contact/staff/contacts-page.tsx'
import { CONTACTS } from '../../features/contact/staff/contacts-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/contacts/')({
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (isStaff) {
      const { contactsQuery } = await import('../../features/contact/staff/contacts.queries.ts')
      await queryClient.ensureQueryData(contactsQuery())
    }
    return isStaff
  },
  head: () => pageTitle(CONTACTS),
  component: function StaffContacts() {
    return Route.useLoaderData() ? <ContactsPage /> : <OfficeOnly side="STAFF" title={CONTACTS} />
  },
  pendingComponent: () => <StaffSkeleton label={`${CONTACTS}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={CONTACTS} />,
})
