import { FIGURE_PERIOD, type FigurePeriod } from '../../../domain/hospital/figure-words.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { Inline } from '../../../ui/layout/inline.tsx'

const isPeriod = (word: string): word is FigurePeriod => Object.hasOwn(FIGURE_PERIOD, word)
const PERIODS = Object.keys(FIGURE_PERIOD).filter(isPeriod)

type PeriodChoiceProps = { current: FigurePeriod; toPeriod: (period: FigurePeriod) => Address }

export const PeriodChoice = ({ current, toPeriod }: PeriodChoiceProps) => (
  <Inline as="nav" gap={2} aria-label="期間">
    {PERIODS.map((one) => (
      <Link
        key={one}
        {...toPeriod(one)}
        aria-current={one === current ? 'page' : undefined}
        className={chipClass(one === current ? 'selected' : 'open')}
      >
        {FIGURE_PERIOD[one]}
      </Link>
    ))}
  </Inline>
)
