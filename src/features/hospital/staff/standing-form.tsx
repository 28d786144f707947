import { useQueryClient } from '@tanstack/react-query'
import {
  STANDING_DECISION,
  STANDING_REASON,
  standingWords,
  type StandingDecision,
} from '../../../domain/listing/hospital-standing.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { DecisionFields } from '../../staff/decisions/decision-fields.tsx'
import type { HospitalView } from './hospital-view.ts'
import { decideHospitalFn } from './staff-hospital.functions.ts'
import { HOSPITALS_KEY } from './staff-hospital.queries.ts'
import { checkStanding } from './standing-check.ts'

const EFFECT: Record<StandingDecision, string> = {
  CONFIRM:
    'これから掲載される求人は、審査なしで検索に表示されます。審査中の求人は、求人ごとに判断してください。',
  SUSPEND:
    '求人は検索に表示されなくなり、新しい掲載と応募ができなくなります。成立した勤務への対応は続けられます。',
  LIFT: '求人はふたたび検索に表示され、掲載できるようになります。',
}

type StandingFormProps = {
  hospital: HospitalView
  kept: KeptAnswer | null
  formKey: string
  onTold: (told: ToldOutcome | undefined) => void
}

/** The decision about a hospital, with the reason that its members read. */
export function StandingForm({
  hospital: { id, allowed, standing },
  kept,
  formKey,
  onTold,
}: StandingFormProps) {
  const queryClient = useQueryClient()
  // Each standing has a form of its own, so that the next decision is not the last one again.
  const key = `${formKey}-${standing}`
  const posted = usePosted(decideHospitalFn, {
    kept,
    check: checkStanding,
    formKey: key,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(standingWords(outcome))
      await queryClient.invalidateQueries({ queryKey: HOSPITALS_KEY })
    },
  })
  const options = allowed.map((value) => ({
    value,
    label: STANDING_DECISION[value],
    description: EFFECT[value],
  }))
  return (
    <Card as="section" aria-labelledby="decide-hospital">
      <form {...posted.attributes}>
        <DecisionFields
          of={posted}
          kept={kept}
          formKey={key}
          heading={
            <Heading level={2} id="decide-hospital">
              病院の状態を変える
            </Heading>
          }
          options={options}
          words={{
            need: 'required',
            help: `病院の担当者にメールでお伝えします。${STANDING_REASON.least}文字以上。`,
            most: STANDING_REASON.most,
          }}
        >
          <input type="hidden" name="id" value={id} />
        </DecisionFields>
      </form>
    </Card>
  )
}
