import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { warm } from '../platform/warm.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { SubscriptionPage } from '../features/subscription/subscription-page.tsx'
import { subscriptionSearchSchema } from '../features/subscription/subscription-search.ts'

export const Route = createFileRoute('/subscription')({
  validateSearch: subscriptionSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  loader: async ({ context }) => {
    await warm(
      import('../features/subscription/subscription.queries.ts').then(({ warmSubscriptions }) =>
        warmSubscriptions(context.queryClient),
      ),
    )
  },
  head: () => pageTitle('フォロー中の病院'),
  component: function Subscriptions() {
    return <SubscriptionPage search={Route.useSearch()} />
  },
})
