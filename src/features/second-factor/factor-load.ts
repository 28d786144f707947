import type { QueryClient } from '@tanstack/react-query'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { factorQuery } from './factor.queries.ts'
import { BEGIN_FORM, CONFIRM_FORM, END_FACTOR_FORM, RENEW_FORM } from './posted-forms.ts'

/** Loads the second factor; returns the messages of forms posted without JavaScript. */
export async function loadFactor(queryClient: QueryClient) {
  await queryClient.ensureQueryData(factorQuery())
  return {
    begin: takeKeptAnswer(BEGIN_FORM),
    confirm: takeKeptAnswer(CONFIRM_FORM),
    end: takeKeptAnswer(END_FACTOR_FORM),
    renew: takeKeptAnswer(RENEW_FORM),
  }
}
export type FactorKept = Awaited<ReturnType<typeof loadFactor>>
