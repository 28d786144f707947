import { graphqlListings } from '../../../contract/listings-client.ts'
import { RegularCardFragment } from '../../listing/regular/regular-card.fragment.ts'
import { RegularDetailFragment } from '../../listing/regular/regular-detail.fragment.ts'
import { SpotCardFragment } from '../../listing/spot/spot-card.fragment.ts'
import { SpotDetailFragment } from '../../listing/spot/spot-detail.fragment.ts'

export const SpotDraftDocument = graphqlListings(
  `
    query SpotDraft($ref: ID!) {
      spotWorkDraft(ref: $ref) {
        id
        ...SpotDetail
        ...SpotCard
      }
    }
  `,
  [SpotDetailFragment, SpotCardFragment],
)

export const RegularDraftDocument = graphqlListings(
  `
    query RegularDraft($ref: ID!) {
      regularWorkDraft(ref: $ref) {
        id
        ...RegularDetail
        ...RegularCard
      }
    }
  `,
  [RegularDetailFragment, RegularCardFragment],
)

export const UsualPaysDocument = graphqlListings(`
  query UsualPays($kind: SearchKind!, $prefecture: Prefecture!) {
    usualPays(kind: $kind, prefecture: $prefecture) {
      shiftLength
      scope
      hourlyFee
    }
  }
`)
