import { REGULAR_FREQUENCY, SHIFT_PATTERN } from '../../domain/listing/listing-words.ts'
import { WEEKDAY } from '../../domain/text/week-days.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { findPublishedRegulars, findSpotFacts } from './publication.store.ts'

type SpotFacts = Awaited<ReturnType<typeof findSpotFacts>>[number]
type RegularFacts = Awaited<ReturnType<typeof findPublishedRegulars>>[number]

/** A listing as texts of notices and mails. */
export type NamedListing = { kind: SearchKind; id: number; when: string; place: string; fee: string }

const surroundings = ({ id, hospitalName, prefecture, fee, shiftPattern }: SpotFacts | RegularFacts) => ({
  id,
  place: `${hospitalName}(${PREFECTURE[prefecture]})`,
  fee: `${SHIFT_PATTERN[shiftPattern]} ${yenText(fee)}(税引前)`,
})

/** When: 「12/18(金) 17:00〜翌9:00」 in Tokyo time. */
const nameSpot = (facts: SpotFacts): NamedListing => ({
  kind: 'spot',
  ...surroundings(facts),
  when: shiftText(tokyoText(facts.startTime), tokyoText(facts.endTime)),
})

/** When: 「毎週 火・木曜」. */
const nameRegular = (facts: RegularFacts): NamedListing => ({
  kind: 'regular',
  ...surroundings(facts),
  when: `${REGULAR_FREQUENCY[facts.frequency]} ${facts.weekdays.map((day) => WEEKDAY[day]).join('・')}曜`,
})

export const nameListings = async (
  executor: Executor,
  kind: SearchKind,
  ids: readonly number[],
): Promise<NamedListing[]> =>
  kind === 'spot'
    ? (await findSpotFacts(executor, ids)).map(nameSpot)
    : (await findPublishedRegulars(executor, ids)).map(nameRegular)
