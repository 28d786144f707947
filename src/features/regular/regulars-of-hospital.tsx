import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { SHIFT_PATTERN } from '../../domain/listing-words.ts'
import { yenText } from '../../domain/money-text.ts'
import { clockHoursText, patternText } from '../../domain/regular-text.ts'
import { regularResultAddress } from '../listings/criteria-address.ts'
import { HospitalRows } from '../listings/hospital-rows.tsx'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { regularsOfHospitalQuery } from './regular.queries.ts'

type RegularsOfHospitalProps = { hospitalId: string; exceptId: string }

/** The hospital's other regular listings as rows under the card. */
export function RegularsOfHospital({ hospitalId, exceptId }: RegularsOfHospitalProps) {
  const query = useQuery(regularsOfHospitalQuery(hospitalId))
  return (
    <HospitalRows
      query={query}
      rowsOf={({ items }) =>
        items
          .filter(({ id }) => id !== exceptId)
          .slice(0, 5)
          .map((item) => {
            const listing = readFragment<typeof RegularCardFragment>(item)
            return {
              id: item.id,
              address: `/regular/${item.id}`,
              when: `${patternText(listing)} ${clockHoursText(listing)}`,
              pay: `1回 ${yenText(listing.fee)}`,
              kind: SHIFT_PATTERN[listing.shiftPattern],
            }
          })
      }
      allAddress={regularResultAddress({ generalHospitalIds: [hospitalId] })}
    />
  )
}
