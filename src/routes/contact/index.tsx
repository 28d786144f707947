import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/contact/everyone/contact-page.tsx'
import { WRITE_TO_US, contactSearchSchema } from '../../features/contact/everyone/contact-search.ts'
import { ContactProblem, ContactSkeleton } from '../../features/contact/everyone/contact-states.tsx'
import { takeForms } from '../../features/forms/page-forms.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/contact/')({
  validateSearch: contactSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { senderQuery } = await import('../../features/contact/everyone/contact.queries.ts')
    await queryClient.ensureQueryData(senderQuery())
    return takeForms()
  },
  head: ({ match }) =>
    publicHead({
      title: WRITE_TO_US,
      description: '応募、勤務、報酬、登録についてのお問い合わせ。運営スタッフがメールでお答えします。',
      match,
    }),
  component: function Contact() {
    return <ContactPage search={Route.useSearch()} />
  },
  pendingComponent: ContactSkeleton,
  errorComponent: ContactProblem,
})
