import { REGULAR_FREQUENCY, SHIFT_PATTERN, WEEKDAY } from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import type { findRegularFacts, findSpotFacts } from './publication.store.ts'

type SpotFacts = Awaited<ReturnType<typeof findSpotFacts>>[number]
type RegularFacts = Awaited<ReturnType<typeof findRegularFacts>>[number]

/** A listing as notices and mails name it. */
export type NamedListing = { kind: SearchKind; id: number; when: string; place: string; fee: string }

const surroundings = ({ id, hospitalName, prefecture, fee, shiftPattern }: SpotFacts | RegularFacts) => ({
  id,
  place: `${hospitalName}(${PREFECTURE[prefecture]})`,
  fee: `${SHIFT_PATTERN[shiftPattern]} ${yenText(fee)}(税引前)`,
})

/** 「12/18(金) 17:00〜翌9:00」. */
export const nameSpot = (facts: SpotFacts): NamedListing => ({
  kind: 'spot',
  ...surroundings(facts),
  when: shiftText(tokyoText(facts.startTime), tokyoText(facts.endTime)),
})

/** 「毎週 火・木曜」. */
export const nameRegular = (facts: RegularFacts): NamedListing => ({
  kind: 'regular',
  ...surroundings(facts),
  when: `${REGULAR_FREQUENCY[facts.frequency]} ${facts.weekdays.map((day) => WEEKDAY[day]).join('・')}曜`,
})
