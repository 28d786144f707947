import { EXPERIENCE_MET, SEARCH_CONDITION, type Criteria } from '../../../domain/search/search-criteria.ts'
import { SHIFT_PATTERN } from '../../../domain/listing/listing-words.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { check, row } from '../../../ui/choice/choice.css.ts'
import { CriteriaGroup } from '../criteria/criteria-group.tsx'
import { useHasExperience } from '../criteria/offered-conditions.ts'

/** The most frequent criteria, beside the list without a disclosure. */
const QUICK = [
  {
    name: 'prefectures',
    legend: 'エリア',
    words: PREFECTURE,
    often: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA', 'OSAKA'],
  },
  { name: 'shiftPatterns', legend: '勤務帯', words: SHIFT_PATTERN, often: Object.keys(SHIFT_PATTERN) },
  {
    name: 'conditions',
    legend: 'こだわり',
    words: SEARCH_CONDITION,
    often: ['EASY', 'TOUGH', 'FREE_APPLICATION', 'WITHOUT_AMBULANCE', 'NIGHT_DUTY_PERMIT'],
  },
] as const

export const quickFields: ReadonlySet<string> = new Set(QUICK.map(({ name }) => name))

type QuickGroup = {
  name: (typeof QUICK)[number]['name']
  legend: string
  words: Readonly<Record<string, string>>
  often: readonly string[]
}

/** The often used values, and every other that is chosen. */
function Group({ name, legend, words, often, chosen }: QuickGroup & { chosen: readonly string[] }) {
  const offered = [...often, ...chosen.filter((value) => !often.includes(value))]
  return (
    <CriteriaGroup legend={legend}>
      {offered.map((value) => (
        <label key={value} className={row}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className={check}
          />
          {words[value]}
        </label>
      ))}
    </CriteriaGroup>
  )
}

export function QuickGroups({ criteria }: { criteria: Criteria }) {
  const ofDoctors = useHasExperience() ? [EXPERIENCE_MET] : []
  return QUICK.map(({ often, ...group }) => (
    <Group
      key={group.name}
      {...group}
      often={group.name === 'conditions' ? [...often, ...ofDoctors] : often}
      chosen={criteria[group.name] ?? []}
    />
  ))
}
