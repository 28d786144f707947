import type { ReactNode } from 'react'
import { SEARCH_CONDITION, type Criteria } from '../../../domain/search/search-criteria.ts'
import { ChipBox } from '../../../ui/chip/chip-box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'

type ConditionChipsProps = Pick<Criteria, 'conditions'> & {
  offered: readonly (keyof typeof SEARCH_CONDITION)[]
  before?: ReactNode
  after?: ReactNode
}

/** よく使う条件: the most frequent choices of a short form, one tap each. */
export const ConditionChips = ({ conditions = [], offered, before, after }: ConditionChipsProps) => (
  <fieldset>
    <legend>よく使う条件</legend>
    <Inline>
      {before}
      {offered.map((value) => (
        <ChipBox key={value} name="conditions" value={value} defaultChecked={conditions.includes(value)}>
          {SEARCH_CONDITION[value]}
        </ChipBox>
      ))}
      {after}
    </Inline>
  </fieldset>
)
