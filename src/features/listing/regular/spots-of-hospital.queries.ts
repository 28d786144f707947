import { matchCountsQuery } from '../match-counts.queries.ts'

/** How many open spot listings a hospital has: a doctor may get to know it by one of them. */
export const spotsOfHospitalQuery = (hospitalId: string) =>
  matchCountsQuery('spot', [{ generalHospitalIds: [hospitalId] }])
