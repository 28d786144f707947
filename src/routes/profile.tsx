import { createFileRoute } from '@tanstack/react-router'
import { profileSearchSchema } from '../features/profile/profile-search.ts'
import { ProfileProblem, ProfileSkeleton } from '../features/profile/profile-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'

/** What every page of the profile needs; the pages stand below it. */
export const Route = createFileRoute('/profile')({
  validateSearch: profileSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.pathname),
  loader: async ({ context }) => {
    // Every page's first load carries the routes: what only this one asks for comes with it.
    const { loadProfile } = await import('../features/profile/profile-load.ts')
    return loadProfile(context.queryClient)
  },
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileProblem,
})
