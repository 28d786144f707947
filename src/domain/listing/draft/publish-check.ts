import * as v from 'valibot'
import { problemsOf, type Problems } from '../../text/form-rule.ts'
import type { SearchKind } from '../listing-kind.ts'
import { WORD_BASES } from '../unlawful-words.ts'
import { WAGE_BASIS, type PublishContext } from './common-check.ts'
import type { FieldLooks } from './field-look.ts'
import { faultsOf, findingsOf, wordFaults, type Fault, type Finding } from './finding.ts'
import { readIncentives, type DraftIncentive } from './incentive-answers.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { withPayday } from './payday-choice.ts'
import { LOOKS } from './looks.ts'
import { regularFaults } from './regular-check.ts'
import { REGULAR_ENTRIES, type RegularDraft } from './regular-draft.ts'
import { REGULAR_LOOKS } from './regular-fields.ts'
import { sameValues } from './same-shift.ts'
import { spotFaults } from './spot-check.ts'
import { SPOT_ENTRIES, type SpotDraft } from './spot-draft.ts'
import { SPOT_LOOKS } from './spot-fields.ts'

export type WholeDraft<Draft> = Draft & { incentives: DraftIncentive[] }
export type WholeSpot = WholeDraft<SpotDraft>
export type WholeRegular = WholeDraft<RegularDraft>

type Checked<Draft> = { draft: WholeDraft<Draft> | null; findings: Finding[] }

/** A choice of many is a list, every other field a text. */
const inputOf = (looks: FieldLooks, answers: Answers): unknown =>
  Object.fromEntries(
    Object.entries(looks).map(([field, { control }]) => [
      field,
      control === 'many' ? (answers[field] ?? []) : answerOf(answers, field),
    ]),
  )

/**
 * Reads a draft: its values where every field can be read, and all that keeps it from being published. Whether
 * fields fit each other is asked only once each can be read.
 */
function check<Input, Draft>(
  looks: FieldLooks,
  schema: v.GenericSchema<Input, Draft>,
  faults: (draft: Draft) => Fault[],
  typed: Answers,
): Checked<Draft> {
  const answers = withPayday(typed)
  const read = v.safeParse(schema, inputOf(looks, answers))
  const incentives = readIncentives(answers)
  const problems: Problems = {
    ...(read.success ? {} : problemsOf(read.issues)),
    ...incentives.problems,
  }
  const draft = read.success && incentives.value ? { ...read.output, incentives: incentives.value } : null
  const all = [...faultsOf(problems), ...(draft ? faults(draft) : []), ...wordFaults(looks, answers)]
  return { draft, findings: findingsOf(looks, all) }
}

const SPOT = v.object(SPOT_ENTRIES)
const REGULAR = v.object(REGULAR_ENTRIES)

export const checkSpot = (answers: Answers, context: PublishContext): Checked<SpotDraft> =>
  check(SPOT_LOOKS, SPOT, (draft) => spotFaults(draft, context), answers)

export const checkRegular = (answers: Answers, context: PublishContext): Checked<RegularDraft> =>
  check(REGULAR_LOOKS, REGULAR, (draft) => regularFaults(draft, context), answers)

/** What keeps a draft of either kind from being published. */
export const findingsIn = (kind: SearchKind, answers: Answers, context: PublishContext): Finding[] =>
  (kind === 'spot' ? checkSpot : checkRegular)(answers, context).findings

/** The rules that the publish check of a kind goes through, each once. */
export const rulesOf = (kind: SearchKind): string[] => [
  ...new Set([...Object.values(LOOKS[kind]).flatMap(({ basis }) => basis ?? []), WAGE_BASIS, ...WORD_BASES]),
]

/** The locked fields whose values differ. */
export const lockedChanges = (kind: SearchKind, published: Answers, edited: Answers): string[] =>
  Object.entries(LOOKS[kind])
    .filter(([field, { locks }]) => locks && !sameValues(published[field], edited[field]))
    .map(([, { label }]) => label)
