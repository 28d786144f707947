import { useQuery } from '@tanstack/react-query'
import { cityKey, type CityKey } from '../../../domain/text/city.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import * as styles from './places.css.ts'
import { cityOffersQuery } from './place.queries.ts'

type CitiesProps = {
  kind: SearchKind
  criteria: Criteria
  prefecture: Prefecture
  /** The search limited to a city. */
  addressOf: (city: CityKey) => Address
  listAddress: Address
}

/** The cities of the one prefecture chosen. */
export function Cities({ kind, criteria, prefecture, addressOf, listAddress }: CitiesProps) {
  const { data: cities, isError } = useQuery(cityOffersQuery(kind, criteria, prefecture))
  const name = PREFECTURE[prefecture]
  return (
    <Card as="section" aria-labelledby="cities">
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={2} id="cities">
            {name}の市区町村
          </Heading>
          <Link {...listAddress} className={buttonClass({ size: 'sm' })}>
            {name}の求人を一覧で見る
          </Link>
        </Inline>
        {cities ? (
          <ul className={styles.cities}>
            {cities.map(({ city, count }) => (
              <li key={city}>
                <Link {...addressOf(cityKey(prefecture, city))} className={styles.city}>
                  {city} <span className={styles.cityCount}>{numberText(count)}件</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : isError ? (
          <Text tone="sub">市区町村を読み込めませんでした。一覧からお探しください。</Text>
        ) : (
          <SkeletonGroup label="市区町村を読み込んでいます">
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {cities?.length === 0 && (
          <Text tone="sub">この条件に合う求人は、{name}にはありません。ほかの都道府県を選んでください。</Text>
        )}
      </Stack>
    </Card>
  )
}
