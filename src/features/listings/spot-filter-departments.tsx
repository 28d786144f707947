import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { CLINICAL_DEPARTMENT_GROUPS } from '../../domain/clinical-department.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Boxes } from './spot-filter-boxes.tsx'

type FilterDepartmentsProps = { chosen: readonly string[] }

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export function FilterDepartments({ chosen }: FilterDepartmentsProps) {
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
          aria-label="診療科をしぼり込む"
          placeholder="診療科をしぼり込む(例: 内科)"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter here means the list below, not the search.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {Object.entries(CLINICAL_DEPARTMENT_GROUPS).map(([group, departments]) => {
        const inGroup = chosen.filter((one) => Object.hasOwn(departments, one))
        const matching = wanted === '' ? [] : Object.values(departments).filter((label) => !isHidden(label))
        return (
          <Disclosure
            key={`${group} ${inGroup.join(' ')}`}
            summary={group}
            hint={inGroup.length > 0 ? `${inGroup.length}件選択中` : undefined}
            open={inGroup.length > 0 || matching.length > 0}
          >
            <Boxes
              name="clinicalDepartments"
              words={departments}
              chosen={inGroup}
              isHidden={wanted === '' ? undefined : isHidden}
            />
          </Disclosure>
        )
      })}
    </>
  )
}
