import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { ProfileProblem, ProfileSkeleton } from '../features/profile/profile-states.tsx'
import { readPostedSearch } from '../features/session/posted-search.ts'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/profile')({
  validateSearch: readPostedSearch,
  beforeLoad: ({ context }) => requireSignIn(context.queryClient, '/profile'),
  loader: async ({ context }) => {
    // Every page's first load carries the routes: what only this one asks for comes with it.
    const { loadProfile } = await import('../features/profile/profile-load.ts')
    await loadProfile(context.queryClient)
  },
  head: () => pageTitle('プロフィール'),
  component: function ProfileRoute() {
    return <ProfilePage search={Route.useSearch()} />
  },
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileProblem,
})
