import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Boxes } from './spot-filter-boxes.tsx'

type FilteredBoxesProps = {
  name: string
  /** What is chosen from, named for the box that filters: 診療科. */
  what: string
  example: string
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>
  chosen: readonly string[]
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** A long list of boxes in groups, with a field that narrows it down. */
export function FilteredBoxes({ name, what, example, groups, chosen }: FilteredBoxesProps) {
  const [words, setWords] = useState('')
  const hydrated = useHydrated()
  const wanted = plain(words)
  // What does not match is hidden and not removed, so that a choice made before stays made.
  const isHidden = (label: string) => !plain(label).includes(wanted)
  return (
    <>
      {hydrated && (
        <TextInput
          type="search"
          aria-label={`${what}をしぼり込む`}
          placeholder={`${what}をしぼり込む(例: ${example})`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter here means the list below, not the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {Object.entries(groups).map(([group, options]) => {
        const inGroup = chosen.filter((one) => Object.hasOwn(options, one))
        const matching = wanted === '' ? [] : Object.values(options).filter((label) => !isHidden(label))
        return (
          <Disclosure
            key={`${group} ${inGroup.join(' ')}`}
            summary={group}
            hint={inGroup.length > 0 ? `${inGroup.length}件選択中` : undefined}
            open={inGroup.length > 0 || matching.length > 0}
          >
            <Boxes
              name={name}
              words={options}
              chosen={inGroup}
              isHidden={wanted === '' ? undefined : isHidden}
            />
          </Disclosure>
        )
      })}
    </>
  )
}
