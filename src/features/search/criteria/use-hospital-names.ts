import { useQuery } from '@tanstack/react-query'
import { hospitalNamesQuery } from './hospital.queries.ts'

/**
 * What the hospitals a search is limited to are called. The results themselves mostly say it; only hospitals without any
 * are asked for.
 */
export function useHospitalNames(
  ids: readonly string[] = [],
  known: readonly { id: string; name: string }[],
): (id: string) => string {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const { data: asked } = useQuery(hospitalNamesQuery(ids.filter((id) => !names.has(id))))
  return (id) => names.get(id) ?? asked?.find((one) => one.id === id)?.name ?? '指定した病院'
}
