import { memo, useCallback, useDeferredValue, useState } from 'react'
import { katakana, plainText } from '../../domain/text/typed-text.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { NeedsScript } from './needs-script.tsx'
import { Boxes, type ValueCounts } from './criteria-boxes.tsx'

type Options = Readonly<Record<string, string>>

export type FilteredBoxesProps = {
  name: string
  /** What is chosen from, named for the box that filters: 診療科. */
  what: string
  example: string
  groups: Readonly<Record<string, Options>>
  /** How a value is said, in katakana; found by too. */
  readings?: Options
  /** What is ticked when first shown. */
  value: readonly string[]
  counts?: ValueCounts
}

/** One way of writing: full-width as half-width, hiragana as katakana, capitals as small letters. */
const plain = (text: string) => katakana(plainText(text).toLowerCase())

/** A long list of boxes in groups, with a field that narrows it down. */
export function FilteredBoxes({ name, what, example, groups, readings, value, counts }: FilteredBoxesProps) {
  const [words, setWords] = useState('')
  // The list follows when there is time: a key pressed is shown at once.
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
          // Enter here means the list below, not the form.
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
  /** Ticked at first, with spaces between: a text, so that the same choice is the same prop. */
  chosen: string
}

const Group = memo(function Group({ name, group, options, readings, counts, wanted, chosen }: GroupProps) {
  const value = chosen === '' ? [] : chosen.split(' ')
  const matching = matches(options, readings, wanted).join(' ')
  // What does not match is hidden and not removed, so that a choice made before stays made.
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
