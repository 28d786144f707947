import { createFileRoute } from '@tanstack/react-router'
import { profileSearchSchema } from '../features/profile/profile-search.ts'
import { ProfileProblem, ProfileSkeleton } from '../features/profile/profile-states.tsx'
import { requireSignIn } from '../features/session/require-sign-in.ts'

/** Layout route: guard and data of every page of the profile. */
export const Route = createFileRoute('/profile')({
  validateSearch: profileSearchSchema,
  beforeLoad: ({ context, location }) => requireSignIn(context.queryClient, location.pathname),
  loader: async ({ context }) => {
    const { loadProfile } = await import('../features/profile/profile-load.ts')
    return loadProfile(context.queryClient)
  },
  pendingComponent: ProfileSkeleton,
  errorComponent: ProfileProblem,
})
