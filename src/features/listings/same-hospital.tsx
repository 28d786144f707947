import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { SHIFT_PATTERN } from '../../domain/listing-words.ts'
import { yenText } from '../../domain/money-text.ts'
import { shiftText } from '../../domain/shift-text.ts'
import { resultAddress } from './criteria-address.ts'
import { HospitalRows } from './hospital-rows.tsx'
import { sameHospitalQuery } from './listing.queries.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

type SameHospitalProps = { hospitalId: string; exceptId: string }

/** The hospital's other listings, soonest first, as rows under the card. */
export function SameHospital({ hospitalId, exceptId }: SameHospitalProps) {
  const query = useQuery(sameHospitalQuery(hospitalId))
  return (
    <HospitalRows
      query={query}
      rowsOf={({ items }) =>
        items
          .filter(({ id }) => id !== exceptId)
          .slice(0, 5)
          .map((item) => {
            const listing = readFragment<typeof SpotCardFragment>(item)
            return {
              id: item.id,
              address: `/spot/${item.id}`,
              when: shiftText(listing.startTime, listing.endTime),
              pay: yenText(listing.fee),
              kind: SHIFT_PATTERN[listing.shiftPattern],
            }
          })
      }
      allAddress={resultAddress({ generalHospitalIds: [hospitalId] })}
    />
  )
}
