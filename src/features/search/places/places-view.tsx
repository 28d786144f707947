import { useQuery } from '@tanstack/react-query'
import { prefecturesAsked } from '../../../domain/text/city.ts'
import { wordOf } from '../../../domain/text/known-word.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { shortPrefecture } from '../../../domain/search/criteria-summary.ts'
import { manYenText, numberText } from '../../../domain/text/money-text.ts'
import { PREFECTURE, REGIONS, type Prefecture } from '../../../domain/text/prefecture.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import { NO_OFFER, shortFee, type DayOffer } from '../calendar/day-words.ts'
import { Cities } from './cities.tsx'
import { onlyPrefecture } from './only-prefecture.ts'
import * as styles from './places.css.ts'
import { prefectureOffersQuery } from './place.queries.ts'

type PlacesViewProps = {
  kind: SearchKind
  criteria: Criteria
  /** The search limited to a place, as a map or as a list. */
  addressOf: (place: Pick<Criteria, 'prefectures' | 'cities'>, view: 'map' | undefined) => Address
}

const isPrefecture = wordOf(PREFECTURE)

/** Shade 0 for none, then four. The square root spreads the shades, since a few prefectures have most listings. */
const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 => {
  if (count === 0) return 0
  const share = Math.sqrt(count / most)
  return share > 0.75 ? 4 : share > 0.5 ? 3 : share > 0.25 ? 2 : 1
}

/**
 * Where a search finds listings, without a map of anybody's: a tile for each prefecture, in the shape of Japan where there
 * is room, region by region on a phone and for who listens.
 */
export function PlacesView({ kind, criteria, addressOf }: PlacesViewProps) {
  const { data: offers, isPlaceholderData, isError } = useQuery(prefectureOffersQuery(kind, criteria))
  const chosen = prefecturesAsked(criteria)
  const most = Math.max(1, ...Object.values(offers ?? {}).map(({ count }) => count))
  const offerOf = (prefecture: Prefecture) => offers && (offers[prefecture] ?? NO_OFFER)
  const only = onlyPrefecture(criteria)
  return (
    <>
      {/* Before the map: the answer to a tap appears at the top of the page. */}
      {only && (
        <Cities
          key={only}
          kind={kind}
          criteria={criteria}
          prefecture={only}
          addressOf={(city) => addressOf({ prefectures: undefined, cities: [city] }, undefined)}
          listAddress={addressOf(criteria, undefined)}
        />
      )}
      <Card>
        <nav
          aria-label="都道府県で絞り込む"
          className={styles.map}
          data-counts={isPlaceholderData ? 'old' : undefined}
        >
          {Object.entries(REGIONS).map(([region, { label, prefectures }]) => {
            const members = Object.keys(prefectures).filter(isPrefecture)
            const found = members.reduce((sum, one) => sum + (offerOf(one)?.count ?? 0), 0)
            return (
              <div key={region} className={styles.region}>
                <h2 className={styles.regionName}>
                  {label}
                  {offers && <span className={styles.regionCount}>{numberText(found)}件</span>}
                </h2>
                <ul className={styles.prefectures}>
                  {members.map((one) => (
                    <li key={one} className={cx(styles.place, styles.tile[one])}>
                      <PrefectureLink
                        prefecture={one}
                        address={addressOf({ prefectures: [one], cities: undefined }, 'map')}
                        isChosen={chosen.includes(one)}
                        offer={offerOf(one)}
                        shade={shadeOf(offerOf(one)?.count ?? 0, most)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </nav>
        <Text tone="sub">
          {isError
            ? '件数を読み込めませんでした。都道府県を選ぶと、そこに絞り込みます。'
            : '件数と、最高給与(1回・円・税引前)です。色が濃いほど求人が多い都道府県です。'}
        </Text>
      </Card>
    </>
  )
}

type PrefectureLinkProps = {
  prefecture: Prefecture
  address: Address
  isChosen: boolean
  offer: DayOffer | undefined
  shade: keyof typeof styles.shade
}

function PrefectureLink({ prefecture, address, isChosen, offer, shade }: PrefectureLinkProps) {
  const spoken = [
    PREFECTURE[prefecture],
    offer && `${numberText(offer.count)}件`,
    offer?.bestFee && `最高${manYenText(offer.bestFee)}`,
  ]
  return (
    <Link
      {...address}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(styles.link, styles.shade[shade])}
    >
      <span className={visuallyHidden}>{spoken.filter(Boolean).join(' ')}</span>
      <span aria-hidden="true" className={styles.face}>
        <span className={styles.name}>{shortPrefecture(prefecture)}</span>
        <span>{offer ? `${numberText(offer.count)}件` : '\u00a0'}</span>
        <span className={styles.fee}>{offer?.bestFee ? shortFee(offer.bestFee) : '\u00a0'}</span>
      </span>
    </Link>
  )
}
