import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../contract/read-fragment.ts'
import { SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { clockHoursText, patternText } from '../../domain/listing/regular-text.ts'
import { toRegular, toRegularResult } from '../../platform/addresses.ts'
import { HospitalRows } from '../listing/hospital-rows.tsx'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { regularQueries } from './regular.queries.ts'

type RegularsOfHospitalProps = { hospitalId: string; exceptId: string }

/** The hospital's other regular listings, newest first. */
export const RegularsOfHospital = ({ hospitalId, exceptId }: RegularsOfHospitalProps) => (
  <HospitalRows
    query={useQuery(regularQueries.first({ generalHospitalIds: [hospitalId] }, 'PUBLISH_TIME_DESC', 6))}
    exceptId={exceptId}
    rowOf={(item) => {
      const listing = readFragment<typeof RegularCardFragment>(item)
      return {
        address: toRegular(item.id),
        when: `${patternText(listing)} ${clockHoursText(listing)}`,
        pay: `1回 ${yenText(listing.fee)}`,
        kind: SHIFT_PATTERN[listing.shiftPattern],
      }
    }}
    allAddress={toRegularResult({ generalHospitalIds: [hospitalId] })}
  />
)
