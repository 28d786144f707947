import { useState } from 'react'
import { Badge } from '#app/ui/badge/badge.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card, CardBody, cardControlClass, cardLinkClass, CardStrip } from '#app/ui/card/card.tsx'
import { cx } from '#app/ui/class-names.ts'
import { Figure } from '#app/ui/figure/figure.tsx'
import { HeartIcon } from '#app/ui/icon/heart-icon.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { StepMeter } from '#app/ui/step-meter/step-meter.tsx'
import { Heading } from '#app/ui/text/heading.tsx'
import { Text } from '#app/ui/text/text.tsx'
import { TimeTrack } from '#app/ui/time-track/time-track.tsx'
import { firstLine, like } from './gallery.css.ts'
import type { SampleListing } from './sample-listings.ts'

export function GalleryListing({ listing }: { listing: SampleListing }) {
  const [liked, setLiked] = useState(listing.liked)
  return (
    <Card as="article" padding="none" linked>
      <CardBody>
        <Stack gap={2}>
          <Inline gap={2} className={firstLine}>
            {listing.badges.map(({ tone, word }) => (
              <Badge key={word} tone={tone}>
                {word}
              </Badge>
            ))}
          </Inline>
          <Inline gap={2} rowGap={0} align="baseline">
            <Heading level={3} size="lg">
              <a href="#top" className={cardLinkClass}>
                {listing.date}
                <Text as="span" tone={listing.dayTone}>
                  ({listing.weekday})
                </Text>{' '}
                <Text as="span" figures>
                  {listing.hours}
                </Text>
              </a>
            </Heading>
            <Text as="span" tone="sub">
              {listing.length}
            </Text>
          </Inline>
          <TimeTrack segments={listing.segments} />
          <Inline gap={2} rowGap={0} align="baseline">
            <Figure value={listing.fee} unit="円" size="lg" />
            <Text as="span" tone="sub">
              {listing.feeNote}
            </Text>
          </Inline>
          <Inline gap={2} rowGap={0}>
            <StepMeter value={listing.steps} word={listing.load} label="忙しさ" />
            <Text as="span" tone="sub">
              {listing.fact}
            </Text>
          </Inline>
          <Inline gap={3} rowGap={0} align="baseline">
            <Text as="strong">{listing.hospital}</Text>
            <Text as="span" tone="sub">
              {listing.place}
            </Text>
          </Inline>
          <Inline gap={2}>
            {listing.labels.map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
          </Inline>
        </Stack>
      </CardBody>
      {listing.strip && <CardStrip>{listing.strip}</CardStrip>}
      <Button
        variant="quiet"
        size="icon"
        aria-pressed={liked}
        aria-label="お気に入り"
        className={cx(cardControlClass, like)}
        onClick={() => setLiked(!liked)}
      >
        <HeartIcon size="lg" filled={liked} />
      </Button>
    </Card>
  )
}
