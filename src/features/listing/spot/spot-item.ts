import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import type { ListItem } from '../listing-card.fragment.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

/** A spot listing in a list: the shared fields are readable, the card's fragment is masked. */
export type SpotItem = ListItem & FragmentOf<typeof SpotCardFragment>

// The fragment is named by its type alone: the document and the GraphQL parser stay out of the browser.
export const readSpotCard = (item: FragmentOf<typeof SpotCardFragment>) =>
  readFragment<typeof SpotCardFragment>(item)
