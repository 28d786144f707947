import type { Shown } from '../../contract/plain.ts'
import { SHIFT } from '../../domain/listing/listing-words.ts'
import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { phoneText } from '../../domain/text/contact-text.ts'
import { toStaffHospital } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'

/** A hospital whose shift is busier than a 宿日直許可 is for; it leaves the list with the median or with its listings. */
export function BusyPermitCard({ of }: { of: Shown<'dp.staff.BusyPermit'> }) {
  const { hospitalId, hospitalName, hospitalPhone, shift, medianMinutes } = of
  const id = `busy-${hospitalId}-${shift}`
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={3}>
        <p>
          <Badge tone="warm">許可の時間帯が忙しい</Badge>
        </p>
        <Heading level={2} id={id}>
          {hospitalName}({SHIFT[shift]})
        </Heading>
        <Text>
          宿日直許可の時間帯にも、中央値で{durationText(medianMinutes)}の対応がありました(先生の報告
          {MINIMUM_REPORTS}
          件以上)。先生の求人の詳細と病院の数字には表示しています。許可の要件に合うか、求人の宿日直許可の欄が正しいか、病院に確認してください。
        </Text>
        <Inline gap={3}>
          {hospitalPhone && <PhoneLink number={phoneText(hospitalPhone)} />}
          <Link {...toStaffHospital(hospitalId)} className={rowLinkClass}>
            {hospitalName}の記録
          </Link>
        </Inline>
      </Stack>
    </Card>
  )
}
