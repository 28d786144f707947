import { overlapText, totalFee } from '../../../../domain/listing/chosen-listings.ts'
import { numberText } from '../../../../domain/text/money-text.ts'
import { shiftText } from '../../../../domain/text/shift-text.ts'
import type { Address } from '../../../../platform/address.ts'
import { toApplication } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { visuallyHidden } from '../../../../ui/layout/layout.css.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../../ui/link/link-class.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import type { AnyOutcome } from '../outcome-words.ts'
import type { PreviewView } from '../application-view.ts'
import type { SummaryListing } from './application-summary.tsx'
import { isEnded, isStanding } from './settled-outcome.ts'
import * as styles from '../application.css.ts'

/** One of the chosen listings, with the known outcome of its application. */
export type Chosen = {
  listing: SummaryListing
  preview: Pick<PreviewView, 'restAmong'> | undefined
  outcome: AnyOutcome | undefined
}

const itemId = (id: string) => `spot-${id}`

/** Overview of the chosen listings: total fee, overlaps, short rests, and the state of each application. */
export function ApplicationOverview({ chosen }: { chosen: readonly Chosen[] }) {
  const open = chosen.filter(({ outcome }) => !isEnded(outcome))
  const overlap = overlapText(open.map(({ listing }) => listing))
  const rest = open
    .filter(({ preview }) => preview?.restAmong)
    .toSorted((a, b) => a.listing.startTime.localeCompare(b.listing.startTime))
    .map(
      ({ listing: { startTime, endTime, hospital }, preview }) =>
        `${shiftText(startTime, endTime)} ${hospital.name}: ${preview?.restAmong ?? ''}`,
    )
  return (
    <Card as="section" aria-label="選んだ求人">
      <Stack gap={3}>
        <Heading level={2}>
          {chosen.length}件の求人{' '}
          <Text as="span" tone="sub" figures>
            合計 {numberText(totalFee(chosen.map(({ listing }) => listing)))}円(税引前)
          </Text>
        </Heading>
        <ol className={styles.overview}>
          {chosen.map(({ listing, outcome }) => (
            <li key={listing.id} className={styles.overviewRow}>
              <a href={`#${itemId(listing.id)}`} className={rowLinkClass}>
                {shiftText(listing.startTime, listing.endTime)} {listing.hospital.name}
              </a>
              <Inline gap={3}>
                <StateBadge outcome={outcome} />
                <Text as="span" figures>
                  {numberText(listing.fee)}円
                </Text>
                {!isEnded(outcome) && (
                  <Link {...without(chosen, listing.id)} className={rowLinkClass}>
                    はずす<span className={visuallyHidden}>({listing.hospital.name})</span>
                  </Link>
                )}
              </Inline>
            </li>
          ))}
        </ol>
        {overlap && (
          <Notice tone="warn" title="選んだ求人どうしの時間が重なっています">
            {overlap}
          </Notice>
        )}
        {rest.length > 0 && (
          <Notice tone="warn" title="選んだ求人を合わせると、必要な休息がとれません">
            {rest.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

const without = (chosen: readonly Chosen[], id: string): Address =>
  toApplication({ ids: chosen.flatMap(({ listing }) => (listing.id === id ? [] : [listing.id])) })

function StateBadge({ outcome }: { outcome: AnyOutcome | undefined }) {
  if (!isEnded(outcome)) return <Badge>未応募</Badge>
  if (outcome === 'MATCHED') return <Badge tone="good">確定</Badge>
  return isStanding(outcome) ? (
    <Badge tone="brand">応募済み</Badge>
  ) : (
    <Badge tone="warm">応募できません</Badge>
  )
}
