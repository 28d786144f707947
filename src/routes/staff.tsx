import { createFileRoute } from '@tanstack/react-router'
import { StaffProblem, StaffSkeleton } from '../features/staff/staff-states.tsx'

/** Layout route: guard of every page of our staff. */
export const Route = createFileRoute('/staff')({
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('../features/staff/require-staff.ts')
    await requireStaff(context.queryClient, location)
  },
  pendingComponent: StaffSkeleton,
  errorComponent: StaffProblem,
})
