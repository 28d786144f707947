import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { CRITERIA_OF } from '../../../domain/search/search-criteria.ts'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'
import { readSearchWords, WORDS_LENGTH } from '../../../domain/search/words/search-words.ts'
import { knownCities } from './known-cities.server.ts'
import { today } from '../../../platform/clock.ts'

const input = v.object({
  // A longer text is truncated, not rejected: it may come from a URL.
  text: v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 2 * WORDS_LENGTH)),
  ),
  kind: v.picklist(SEARCH_KINDS),
})

/**
 * A sentence as criteria. Read by the server: it knows which day it is in Tokyo, and the words and the calendar of holidays
 * stay out of the browser. The criteria stand in the order of an address.
 */
export const readWordsFn = createServerFn()
  .validator(input)
  .handler(async ({ data: { text, kind: asked } }) => {
    const { kind, criteria, sort, unknown, notes } = readSearchWords(text, {
      today: today(),
      kind: asked,
      cities: await knownCities(),
    })
    return {
      kind,
      criteria:
        kind === 'spot'
          ? v.parse(v.object(CRITERIA_OF.spot), criteria)
          : v.parse(v.object(CRITERIA_OF.regular), criteria),
      sort,
      unknown,
      notes,
    }
  })
