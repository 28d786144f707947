import { memo, useCallback, useDeferredValue, useState } from 'react'
import { katakana, plainText } from '../../domain/text/typed-text.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { NeedsScript } from './needs-script.tsx'
import { Boxes, type ValueCounts } from './criteria-boxes.tsx'

type Options = Readonly<Record<string, string>>

export type FilteredBoxesProps = {
  name: string
  /** The list's name for labels and messages, such as 診療科. */
  what: string
  example: string
  groups: Readonly<Record<string, Options>>
  /** Katakana reading of each value, which the filter matches too. */
  readings?: Options
  /** Ticked on the first render. */
  value: readonly string[]
  counts?: ValueCounts
}

/** Normalises a text for the filter: half-width, katakana, lower case. */
const plain = (text: string) => katakana(plainText(text).toLowerCase())

/** A long list of checkboxes in groups, with a text filter. */
export function FilteredBoxes({ name, what, example, groups, readings, value, counts }: FilteredBoxesProps) {
  const [words, setWords] = useState('')
  // Deferred, so that typing stays responsive while the list renders.
  const wanted = useDeferredValue(plain(words))
  return (
    <>
      <NeedsScript>
        <TextInput
          type="search"
          aria-label={`${what}をしぼり込む`}
          placeholder={`${what}をしぼり込む(例: ${example})`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter in the filter does not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </NeedsScript>
      {Object.entries(groups).map(([group, options]) => {
        const inGroup = value.filter((one) => Object.hasOwn(options, one)).join(' ')
        return (
          <Group
            key={`${group} ${inGroup}`}
            {...{ name, group, options, readings, counts, wanted, chosen: inGroup }}
          />
        )
      })}
      {wanted !== '' &&
        !Object.values(groups).some((options) => matches(options, readings, wanted).length > 0) && (
          <p role="status">
            「{words.trim()}」に当てはまる{what}はありません。
          </p>
        )}
    </>
  )
}

const matches = (options: Options, readings: Options | undefined, wanted: string) =>
  Object.entries(options).flatMap(([value, label]) =>
    plain(label).includes(wanted) || plain(readings?.[value] ?? '').includes(wanted) ? value : [],
  )

type GroupProps = {
  name: string
  group: string
  options: Options
  readings?: Options
  counts?: ValueCounts
  wanted: string
  /** Values ticked on the first render, joined by spaces: equal strings keep `memo` effective. */
  chosen: string
}

const Group = memo(function Group({ name, group, options, readings, counts, wanted, chosen }: GroupProps) {
  const value = chosen === '' ? [] : chosen.split(' ')
  const matching = matches(options, readings, wanted).join(' ')
  // Boxes that do not match are hidden, not unmounted, so that their ticks stay.
  const isHidden = useCallback((one: string) => !matching.split(' ').includes(one), [matching])
  return (
    <Disclosure
      summary={group}
      hint={value.length > 0 ? `${value.length}件選択中` : undefined}
      open={value.length > 0 || (wanted !== '' && matching !== '')}
    >
      <Boxes
        name={name}
        words={options}
        value={value}
        counts={counts}
        isHidden={wanted === '' ? undefined : isHidden}
      />
    </Disclosure>
  )
})
