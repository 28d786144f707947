import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'

export type Source = {
  id: string
  title: string
  when: string
  result: string
  open: { words: string; address: Address }
}

export const SourceRow = ({ source: { title, when, result, open } }: { source: Source }) => (
  <Card as="li">
    <Inline justify="between" gap={2}>
      <Text bold>{when}</Text>
      <Text figures>{result}</Text>
    </Inline>
    <Text>{title}</Text>
    <p>
      <Link {...open.address} className={rowLinkClass}>
        {open.words}
      </Link>
    </p>
  </Card>
)
