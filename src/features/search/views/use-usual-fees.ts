import { useQuery } from '@tanstack/react-query'
import type { Season } from '../../../domain/search/season.ts'
import { againstUsual } from '../../../domain/listing/usual-fee.ts'
import { usualFeesQuery } from '../facets/search-counts.queries.ts'
import { readSpotCard, type SpotItem } from '../../listing/spot/spot-item.ts'

/** How the listings of a season compare with what their hospitals usually pay; comes after the list. */
export function useUsualFees(
  items: readonly SpotItem[],
  season: Season | undefined,
): (item: SpotItem) => string | undefined {
  const ids = items.map(({ hospital }) => hospital.id)
  const hospitals = [...new Set(ids)].slice(0, 100)
  const { data } = useQuery({
    ...usualFeesQuery(hospitals, season ?? 'NEW_YEAR_HOLIDAY'),
    enabled: season !== undefined && hospitals.length > 0,
  })
  // The line is reserved, so that the layout does not shift when the note loads.
  return (item) => season && ((data && againstUsual(readSpotCard(item), data)) ?? '\u00a0')
}
