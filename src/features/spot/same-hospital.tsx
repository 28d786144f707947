import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { toSpot, toSpotResult } from '../../platform/addresses.ts'
import { HospitalRows } from '../listing/hospital-rows.tsx'
import { spotQueries } from './spot.queries.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

type SameHospitalProps = { hospitalId: string; exceptId: string }

/** The hospital's other listings, soonest first. */
export const SameHospital = ({ hospitalId, exceptId }: SameHospitalProps) => (
  <HospitalRows
    query={useQuery(spotQueries.first({ generalHospitalIds: [hospitalId] }, 'START_TIME_ASC', 6))}
    exceptId={exceptId}
    rowOf={(item) => {
      const listing = readFragment<typeof SpotCardFragment>(item)
      return {
        address: toSpot(item.id),
        when: shiftText(listing.startTime, listing.endTime),
        pay: yenText(listing.fee),
        kind: SHIFT_PATTERN[listing.shiftPattern],
      }
    }}
    allAddress={toSpotResult({ generalHospitalIds: [hospitalId] })}
  />
)
