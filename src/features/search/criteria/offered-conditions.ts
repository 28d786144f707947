import { useQuery } from '@tanstack/react-query'
import { EXPERIENCE_MET, SEARCH_CONDITION } from '../../../domain/search/search-criteria.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import type { Session } from '../../session/session.ts'

const isDoctor = ({ doctor }: Session) => doctor !== null

/** Whether the caller has a profile that requirements are compared with. */
export const useHasExperience = (): boolean => useQuery({ ...sessionQuery(), select: isDoctor }).data ?? false

const { [EXPERIENCE_MET]: _ofDoctors, ...OF_ANYBODY } = SEARCH_CONDITION

/** こだわり as offered to the caller: 必要な経験を満たす to doctors, and where it is asked for already. */
export function useConditionWords(chosen: readonly string[] = []): Readonly<Record<string, string>> {
  const hasExperience = useHasExperience()
  return hasExperience || chosen.includes(EXPERIENCE_MET) ? SEARCH_CONDITION : OF_ANYBODY
}
