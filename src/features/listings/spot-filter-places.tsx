import { useHydrated } from '@tanstack/react-router'
import { useRef, useState, type ChangeEvent } from 'react'
import { REGIONS } from '../../domain/prefecture.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Boxes } from './spot-filter-boxes.tsx'

type FilterPlacesProps = { chosen: readonly string[] }

export function FilterPlaces({ chosen }: FilterPlacesProps) {
  return Object.entries(REGIONS).map(([region, { label, prefectures }]) => {
    const inRegion = chosen.filter((one) => Object.hasOwn(prefectures, one))
    return (
      <RegionBoxes
        key={`${region} ${inRegion.join(' ')}`}
        label={label}
        prefectures={prefectures}
        chosen={inRegion}
      />
    )
  })
}

type RegionBoxesProps = {
  label: string
  prefectures: Readonly<Record<string, string>>
  chosen: readonly string[]
}

function RegionBoxes({ label, prefectures, chosen }: RegionBoxesProps) {
  const [count, setCount] = useState(chosen.length)
  const hydrated = useHydrated()
  const boxes = useRef<HTMLDivElement>(null)
  const total = Object.keys(prefectures).length
  const named = () => [...(boxes.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  const recount = () => setCount(named().filter(({ checked }) => checked).length)
  function chooseAll({ target }: ChangeEvent<HTMLInputElement>) {
    for (const box of named()) box.checked = target.checked
    recount()
  }
  return (
    <Disclosure summary={label} hint={count > 0 ? `${count}件選択中` : undefined} open={chosen.length > 0}>
      <div ref={boxes} onChange={recount}>
        {/* It has no name and is never sent: without script it could do nothing. */}
        {hydrated && total > 1 && (
          <Checkbox
            label={`${label}すべて`}
            checked={count === total}
            indeterminate={count > 0 && count < total}
            onChange={chooseAll}
          />
        )}
        <Boxes name="prefectures" words={prefectures} chosen={chosen} />
      </div>
    </Disclosure>
  )
}
