import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { BareDiv } from '../bare-div.tsx'
import { panel, tab, tabBar } from './tabs.css.ts'

export type TabItem = { value: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  items: readonly TabItem[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

export function Tabs({ label, items, value, defaultValue = items[0]?.value, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onValueChange}
    >
      <Radix.List asChild aria-label={label}>
        <BareDiv className={tabBar}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className={tab}>
              {item.label}
            </Radix.Trigger>
          ))}
        </BareDiv>
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} asChild>
          <BareDiv className={panel}>{item.content}</BareDiv>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
