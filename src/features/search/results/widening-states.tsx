import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { FEW_FOUND, useWidening, type Widening } from '../facets/widening.ts'
import { underList } from '../form/result-page.css.ts'
import { NoResults } from './result-states.tsx'

type WideningProps<C extends Criteria> = {
  kind: SearchKind
  criteria: C
  /** A search of this kind for anything. */
  none: C
  addressOf: (criteria: C) => Address
}

const Reasons = ({ reasons }: Pick<Widening<Criteria>, 'reasons'>) =>
  reasons.map((reason) => (
    <Notice key={reason} tone="warn">
      {reason}
    </Notice>
  ))

type NothingFoundProps<C extends Criteria> = WideningProps<C> & {
  startAddress: Address | undefined
  editAddress: Address
}

/** Nothing found: why, where it is known, and what would find something. */
export function NothingFound<C extends Criteria>(props: NothingFoundProps<C>) {
  const { kind, criteria, none, addressOf, startAddress, editAddress } = props
  const { offered, reasons, isWidest } = useWidening(kind, criteria, none, 0)
  return (
    <Stack gap={3}>
      <Reasons reasons={reasons} />
      <NoResults
        startAddress={startAddress}
        ways={offered.map((way) => ({ label: way.label, address: addressOf(way.criteria) }))}
        editAddress={editAddress}
      >
        {isWidest
          ? '募集中の求人がまだありません。時間をおいてご覧ください。'
          : '条件をゆるめると見つかることがあります。'}
      </NoResults>
    </Stack>
  )
}

/** Little found: what would find more, under what there is. */
export function FewFound<C extends Criteria>({ total, ...props }: WideningProps<C> & { total: number }) {
  return total > 0 && total <= FEW_FOUND ? <MoreToFind total={total} {...props} /> : null
}

function MoreToFind<C extends Criteria>({
  kind,
  criteria,
  none,
  addressOf,
  total,
}: WideningProps<C> & { total: number }) {
  const { offered, reasons } = useWidening(kind, criteria, none, total)
  if (offered.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label="条件をゆるめる" className={underList}>
      <Heading level={2} size="md">
        条件をゆるめると、もっと見つかります
      </Heading>
      <Reasons reasons={reasons} />
      <Inline>
        {offered.map((way) => (
          <Link key={way.label} {...addressOf(way.criteria)} className={buttonClass({ size: 'sm' })}>
            {way.label}
          </Link>
        ))}
      </Inline>
    </Stack>
  )
}
