import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import type { ListItem } from '../listing-card.fragment.ts'
import type { RegularCardFragment } from './regular-card.fragment.ts'

/** A regular listing in a list, as `SpotItem`. */
export type RegularItem = ListItem & FragmentOf<typeof RegularCardFragment>

export const readRegularCard = (item: FragmentOf<typeof RegularCardFragment>) =>
  readFragment<typeof RegularCardFragment>(item)
