import type { Contradiction, ContradictionMoment } from './contradiction.ts'
import { ofDays, ofDaysAlone, ofSeason, ofStart } from './contradictions-of-days.ts'
import { ofHospitalKind, ofHospitalPlace } from './contradictions-of-hospitals.ts'
import { ofDayLength, ofDaytime, ofLength, ofPatterns, ofWeek } from './contradictions-of-shifts.ts'
import { ofDuties, ofIncentives, ofInterview, ofWorkload } from './contradictions-of-work.ts'
import type { Criteria } from '../search-criteria.ts'
import { SEARCH_KINDS, type SearchKind } from '../../listing/listing-kind.ts'

type Row = {
  /** The kinds of search to which the row applies. */
  kinds: readonly SearchKind[]
  of: (criteria: Criteria, moment: ContradictionMoment) => Contradiction[]
}

const BOTH = SEARCH_KINDS

/** All checks, in the order of their messages. */
const ROWS: readonly Row[] = [
  { kinds: ['regular'], of: ofWeek },
  { kinds: ['regular'], of: ofInterview },
  { kinds: ['regular'], of: ofStart },
  { kinds: ['regular'], of: ofDaysAlone },
  { kinds: ['spot'], of: (criteria, { today }) => ofDays(criteria, today) },
  { kinds: ['spot'], of: (criteria, { season }) => ofSeason(criteria, season) },
  { kinds: BOTH, of: ofPatterns },
  { kinds: BOTH, of: ofLength },
  { kinds: BOTH, of: ofDayLength },
  { kinds: BOTH, of: ofWorkload },
  { kinds: BOTH, of: ofDuties },
  { kinds: BOTH, of: ofIncentives },
  { kinds: BOTH, of: ofDaytime },
  { kinds: BOTH, of: ofHospitalKind },
  { kinds: BOTH, of: ofHospitalPlace },
]

/** Criteria that exclude each other, probably by mistake. */
export const contradictions = (
  kind: SearchKind,
  criteria: Criteria,
  moment: ContradictionMoment,
): Contradiction[] => ROWS.flatMap(({ kinds, of }) => (kinds.includes(kind) ? of(criteria, moment) : []))
