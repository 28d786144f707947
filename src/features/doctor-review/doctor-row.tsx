import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { DoctorView } from './doctor-file-view.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { whole } from '../../ui/theme/text.css.ts'
import { Text } from '../../ui/text/text.tsx'
import * as styles from '../staff/staff.css.ts'

const TONE: Readonly<Record<string, BadgeTone>> = {
  INITIAL: 'warm',
  MEDICAL_LICENSE_VERIFIED: 'brand',
  APPROVE: 'good',
}

export function StatusBadge({ doctor: { status, statusText } }: { doctor: DoctorView }) {
  return <Badge tone={TONE[status]}>{statusText}</Badge>
}

type DoctorRowProps = { doctor: DoctorView; address: Address; isChosen: boolean }

export function QueuedDoctor({ doctor, address, isChosen }: DoctorRowProps) {
  return (
    <Card as="article" linked className={isChosen ? styles.chosen : undefined}>
      <Stack gap={1}>
        <Inline gap={3} rowGap={1}>
          <h2 className={styles.name}>
            <Link {...address} aria-current={isChosen ? 'true' : undefined} className={cardLinkClass}>
              {doctor.name}
            </Link>
          </h2>
          <StatusBadge doctor={doctor} />
        </Inline>
        <Text tone="sub" size="md">
          {doctor.kana}・<span className={whole}>{doctor.since} から</span>
        </Text>
      </Stack>
    </Card>
  )
}
