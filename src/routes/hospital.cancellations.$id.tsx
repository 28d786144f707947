import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { hospitalCancellationSearchSchema } from '../features/cancellations/cancellation-search.ts'
import {
  HOSPITAL_CANCELLATION_TITLE,
  HospitalCancellationPage,
} from '../features/cancellations/hospital-cancellation-page.tsx'
import { CANCEL_FORM, DECIDE_FORM } from '../features/cancellations/posted-forms.ts'
import {
  ANSWER_SUBSTITUTE_FORM,
  DECIDE_CHANGE_FORM,
  PROPOSE_CHANGE_FORM,
} from '../features/work-changes/posted-forms.ts'
import { newFormKey } from '../features/forms/form-key.ts'
import { takeKeptAnswer } from '../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../features/hospital/hospital-states.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/cancellations/$id')({
  validateSearch: hospitalCancellationSearchSchema,
  loader: async ({ context, params }) => {
    if (!v.is(v.pipe(v.string(), v.uuid()), params.id)) throw notFound()
    const { hospitalCancellationQuery } = await import('../features/cancellations/cancellation.queries.ts')
    await context.queryClient.ensureQueryData(hospitalCancellationQuery(params.id))
    const kept = {
      answer: takeKeptAnswer(DECIDE_FORM),
      cancel: takeKeptAnswer(CANCEL_FORM),
      change: takeKeptAnswer(DECIDE_CHANGE_FORM),
      proposal: takeKeptAnswer(PROPOSE_CHANGE_FORM),
      substitute: takeKeptAnswer(ANSWER_SUBSTITUTE_FORM),
    }
    return { formKey: newFormKey(), kept }
  },
  head: () => pageTitle(HOSPITAL_CANCELLATION_TITLE),
  component: function HospitalCancellation() {
    const { id } = Route.useParams()
    const { formKey, kept } = Route.useLoaderData()
    return <HospitalCancellationPage workId={id} search={Route.useSearch()} kept={kept} formKey={formKey} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: HospitalProblem,
})
