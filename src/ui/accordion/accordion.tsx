import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { BareDiv } from '../bare-div.tsx'
import {
  chevron,
  content,
  details,
  hint as hintStyle,
  summary,
  summaryText,
} from '../disclosure/disclosure.css.ts'
import { ChevronDownIcon } from '../icon/control-icons.tsx'

export type AccordionItem = { value: string; title: ReactNode; hint?: ReactNode; content: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** `single` closes the others when one opens. */
  type?: 'single' | 'multiple'
  defaultOpen?: readonly string[]
  headingLevel?: 2 | 3 | 4
}

export function Accordion({ items, type = 'multiple', defaultOpen = [], headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  const rows = items.map((item) => (
    <Radix.Item key={item.value} value={item.value} className={details}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className={summary}>
            <span className={summaryText}>{item.title}</span>
            {item.hint && <span className={hintStyle}>{item.hint}</span>}
            <ChevronDownIcon size="sm" className={chevron} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content asChild>
        <BareDiv className={content}>{item.content}</BareDiv>
      </Radix.Content>
    </Radix.Item>
  ))
  return type === 'single' ? (
    <Radix.Root type="single" collapsible defaultValue={defaultOpen[0]}>
      {rows}
    </Radix.Root>
  ) : (
    <Radix.Root type="multiple" defaultValue={[...defaultOpen]}>
      {rows}
    </Radix.Root>
  )
}
