import type { QueryClient } from '@tanstack/react-query'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { hospitalQuery } from './staff-hospital.queries.ts'
import { DECIDE_HOSPITAL_FORM, INVITE_OWNER_FORM } from './hospitals-search.ts'

/** Loads a hospital; returns what its form needs. Null for an unknown hospital. */
export async function loadHospital(queryClient: QueryClient, id: string) {
  const hospital = await queryClient.ensureQueryData(hospitalQuery(id))
  return (
    hospital && {
      formKey: newFormKey(),
      kept: takeKeptAnswer(DECIDE_HOSPITAL_FORM),
      keptInvitation: takeKeptAnswer(INVITE_OWNER_FORM),
    }
  )
}
