import type { SpotCriteria } from '../../domain/search/spot-search.ts'

/** The search for a hospital's spot listings: where a doctor tries a hospital out. */
export const spotsOf = (hospitalId: string): SpotCriteria => ({ generalHospitalIds: [hospitalId] })
