import { createFileRoute } from '@tanstack/react-router'
import { HospitalFrame } from '../features/hospital/hospital-frame.tsx'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import { requireMember } from '../features/hospital/require-member.ts'

/** Layout route: guard and navigation of every page of a hospital. */
export const Route = createFileRoute('/hospital')({
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: HospitalFrame,
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
