import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { ProfileProblem, ProfileSkeleton } from '../features/profile/profile-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/profile')({
  validateSearch: readProfileSearch,
  beforeLoad: ({ context }) => requireSignIn(context.queryClient, '/profile'),
  loader: async ({ context }) => {
    // Every page's first load carries the routes: what only this one asks for comes with it.
    const { loadProfile } = await import('../features/profile/profile-load.ts')
    return loadProfile(context.queryClient)
  },
  head: () => pageTitle('プロフィール'),
  component: function ProfileRoute() {
    return <ProfilePage search={Route.useSearch()} formKey={Route.useLoaderData()} />
  },
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileProblem,
})
