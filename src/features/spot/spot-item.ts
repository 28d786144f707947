import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../contract/read-fragment.ts'
import type { ListItem } from '../listing/listing-card.fragment.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

/** A spot listing of a list: what both kinds say is at hand, the rest is its card's. */
export type SpotItem = ListItem & FragmentOf<typeof SpotCardFragment>

// By its type alone: the document itself, and the parser it needs, stay out of the browser.
export const readSpotCard = (item: FragmentOf<typeof SpotCardFragment>) =>
  readFragment<typeof SpotCardFragment>(item)
