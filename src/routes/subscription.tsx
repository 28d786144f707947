import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'
import { SubscriptionPage } from '../features/subscriptions/subscription-page.tsx'
import { subscriptionSearchSchema } from '../features/subscriptions/subscription-search.ts'

export const Route = createFileRoute('/subscription')({
  validateSearch: subscriptionSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.href),
  // In the browser the page comes at once, and shows its own skeleton and its own error.
  loader: import.meta.env.SSR
    ? async ({ context }) => {
        const { warmSubscriptions } = await import('../features/subscriptions/subscription.queries.ts')
        await warmSubscriptions(context.queryClient)
      }
    : undefined,
  head: () => pageTitle('フォロー中の病院'),
  component: function Subscriptions() {
    return <SubscriptionPage search={Route.useSearch()} />
  },
})
