import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { NewHospitalPage } from '../../features/hospital/staff/new-hospital-page.tsx'
import {
  ADD_HOSPITAL_FORM,
  NEW_HOSPITAL,
  staffHospitalSearchSchema,
} from '../../features/hospital/staff/hospitals-search.ts'

export const Route = createFileRoute('/staff/hospitals/new')({
  validateSearch: staffHospitalSearchSchema,
  loader: () => ({
    formKey: newFormKey(),
    kept: takeKeptAnswer(ADD_HOSPITAL_FORM),
  }),
  head: () => pageTitle(NEW_HOSPITAL),
  component: function StaffNewHospital() {
    const forms = Route.useLoaderData()
    const { outcome } = Route.useSearch()
    return <NewHospitalPage outcome={outcome} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${NEW_HOSPITAL}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={NEW_HOSPITAL} />,
})
