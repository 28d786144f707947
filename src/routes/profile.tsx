import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { profileQuery } from '../features/profile/profile.queries.ts'
import { ProfileProblem, ProfileSkeleton } from '../features/profile/profile-states.tsx'
import { ownAccountQuery } from '../features/session/own-account.queries.ts'
import { readPostedSearch } from '../features/session/posted-search.ts'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/profile')({
  validateSearch: readPostedSearch,
  beforeLoad: ({ context }) => requireSignIn(context.queryClient, '/profile'),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(profileQuery()),
      queryClient.ensureQueryData(ownAccountQuery()),
    ])
  },
  head: () => pageTitle('プロフィール'),
  component: function ProfileRoute() {
    return <ProfilePage search={Route.useSearch()} />
  },
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileProblem,
})
