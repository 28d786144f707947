import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { PROFILE_FORM } from '../../features/hospital/profile/posted-forms.ts'
import { HospitalProfilePage } from '../../features/hospital/profile/profile-page.tsx'
import {
  hospitalProfileSearchSchema,
  HOSPITAL_PROFILE_TITLE,
} from '../../features/hospital/profile/profile-search.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/profile')({
  validateSearch: hospitalProfileSearchSchema,
  loader: async ({ context }) => {
    const { hospitalProfileQuery } = await import('../../features/hospital/profile/profile.queries.ts')
    await context.queryClient.ensureQueryData(hospitalProfileQuery)
    return { formKey: newFormKey(), kept: takeKeptAnswer(PROFILE_FORM) }
  },
  head: () => pageTitle(HOSPITAL_PROFILE_TITLE),
  component: function HospitalProfile() {
    const { kept, formKey } = Route.useLoaderData()
    return <HospitalProfilePage search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={HOSPITAL_PROFILE_TITLE} />,
})
