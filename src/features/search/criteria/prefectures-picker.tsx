import { useHydrated } from '@tanstack/react-router'
import { memo, useRef, useState, type ChangeEvent } from 'react'
import { numberText } from '../../../domain/text/money-text.ts'
import { REGIONS } from '../../../domain/text/prefecture.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { check, row } from '../../../ui/choice/choice.css.ts'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Boxes, type ValueCounts } from '../../forms/criteria-boxes.tsx'
import * as styles from '../../forms/criteria.css.ts'

type PrefecturesPickerProps = {
  /** The initial values. */
  value: readonly string[]
  counts?: ValueCounts
}

export function PrefecturesPicker({ value, counts }: PrefecturesPickerProps) {
  return (
    <div>
      {Object.entries(REGIONS).map(([region, { label, prefectures }]) => {
        const inRegion = value.filter((one) => Object.hasOwn(prefectures, one)).join(' ')
        return (
          <RegionBoxes
            key={`${region} ${inRegion}`}
            label={label}
            prefectures={prefectures}
            chosen={inRegion}
            counts={counts}
          />
        )
      })}
    </div>
  )
}

type RegionBoxesProps = {
  label: string
  prefectures: Readonly<Record<string, string>>
  /** Ticked at first, with spaces between: a text, so that the same choice is the same prop. */
  chosen: string
  counts?: ValueCounts
}

const RegionBoxes = memo(function RegionBoxes({ label, prefectures, chosen, counts }: RegionBoxesProps) {
  const value = chosen === '' ? [] : chosen.split(' ')
  const [ticked, setTicked] = useState(value.length)
  const boxes = useRef<HTMLDivElement>(null)
  const all = Object.keys(prefectures)
  const own = () => [...(boxes.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  function tickAll({ target }: ChangeEvent<HTMLInputElement>) {
    for (const box of own()) box.checked = target.checked
  }
  const found = counts && all.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return (
    <Disclosure
      summary={label}
      hint={
        <>
          {ticked > 0 && `${ticked}件選択中 `}
          {found !== undefined && <span className={styles.groupCount}>{numberText(found)}件</span>}
        </>
      }
      open={value.length > 0}
    >
      <div ref={boxes} onChange={() => setTicked(own().filter(({ checked }) => checked).length)}>
        {all.length > 1 && (
          <WholeRegion label={`${label}すべて`} values={all} ticked={ticked} onChange={tickAll} />
        )}
        <Boxes name="prefectures" words={prefectures} value={value} counts={counts} />
      </div>
    </Disclosure>
  )
})

type WholeRegionProps = {
  label: string
  values: readonly string[]
  ticked: number
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** With script it ticks the region's boxes and is never sent; without, it stands for all of them by its value. */
function WholeRegion({ label, values, ticked, onChange }: WholeRegionProps) {
  const hydrated = useHydrated()
  return (
    <div className={styles.boxRow}>
      {hydrated ? (
        <Checkbox
          label={label}
          checked={ticked === values.length}
          indeterminate={ticked > 0 && ticked < values.length}
          onChange={onChange}
        />
      ) : (
        <noscript>
          <label className={row}>
            <input type="checkbox" name="prefectures" value={String(values)} className={check} />
            {label}
          </label>
        </noscript>
      )}
    </div>
  )
}
