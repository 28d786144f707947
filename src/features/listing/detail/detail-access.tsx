import { wayText } from '../../../domain/listing/listing-facts.ts'
import { PinIcon, TrainIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { DetailSection } from './detail-section.tsx'
import type { HospitalFacts } from '../listing-facts.fragment.ts'

export function DetailAccess({ hospital }: { hospital: HospitalFacts }) {
  return (
    <DetailSection title="アクセス">
      <Stack as="ul" gap={2}>
        <Inline as="li" nowrap align="start">
          <PinIcon />
          <span>
            <WholeParts>{hospital.address}</WholeParts>
          </span>
        </Inline>
        {hospital.nearestStations.map((way) => (
          <Inline key={`${way.line}${way.station}`} as="li" nowrap align="start">
            <TrainIcon />
            <span>{wayText(way)}</span>
          </Inline>
        ))}
      </Stack>
    </DetailSection>
  )
}
