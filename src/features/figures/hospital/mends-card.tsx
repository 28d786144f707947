import type { Mend, MendPlace } from '../../../domain/work/hospital-figures.ts'
import type { Address } from '../../../platform/address.ts'
import {
  toHospital,
  toHospitalCalendar,
  toHospitalProfile,
  toOwnListings,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'

const WAY: Readonly<Record<MendPlace, { words: string; address: Address }>> = {
  INBOX: { words: '応募に答える', address: toHospital() },
  LISTINGS: { words: '求人を直す', address: toOwnListings({ shelf: 'OPEN' }) },
  GUIDE: { words: '初めての先生への案内を直す', address: toHospitalProfile() },
  CALENDAR: { words: 'カレンダーで枠を確かめる', address: toHospitalCalendar() },
}

/** What the hospital can do next, each with a way there. */
export const MendsCard = ({ mends }: { mends: readonly Mend[] }) => (
  <Card as="section" aria-labelledby="mends">
    <Stack gap={3}>
      <Heading level={2} id="mends">
        よくするには
      </Heading>
      {mends.length === 0 ? (
        <Text>いま直すところは見つかりません。この調子でお続けください。</Text>
      ) : (
        <Stack as="ol" gap={4}>
          {mends.map(({ title, words, place }) => (
            <li key={title}>
              <Text bold>{title}</Text>
              <Text>{words}</Text>
              <p>
                <Link {...WAY[place].address} className={rowLinkClass}>
                  {WAY[place].words}
                </Link>
              </p>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  </Card>
)
