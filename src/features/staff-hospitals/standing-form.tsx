import { useQueryClient } from '@tanstack/react-query'
import {
  STANDING_DECISION,
  STANDING_REASON,
  standingWords,
  type StandingDecision,
} from '../../domain/hospital/standing.ts'
import type { Told } from '../../domain/text/outcome-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import type { HospitalView } from './hospital-view.ts'
import { decideHospital } from './hospitals.functions.ts'
import { HOSPITALS_KEY } from './hospitals.queries.ts'
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
  onTold: (told: Told | undefined) => void
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
  const posted = usePosted(decideHospital, {
    kept,
    check: checkStanding,
    formKey: key,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(standingWords(outcome))
      await queryClient.invalidateQueries({ queryKey: HOSPITALS_KEY })
    },
  })
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  const options = allowed.map((value) => ({
    value,
    label: STANDING_DECISION[value],
    description: EFFECT[value],
  }))
  return (
    <Card as="section" aria-labelledby="decide-hospital">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="decide-hospital">
            病院の状態を変える
          </Heading>
          <FormReport of={posted} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="idempotencyKey" value={key} />
          <RadioGroup
            legend="判断"
            name="decision"
            need="required"
            defaultValue={options.find(({ value }) => value === typed['decision'])?.value}
            error={problems['decision']}
            options={options}
          />
          <Field
            label="判断の理由"
            need="required"
            help={`病院の担当者にメールでお伝えします。${STANDING_REASON.least}文字以上。`}
            error={problems['reason']}
          >
            {(control) => (
              <TextArea
                {...control}
                name="reason"
                rows={3}
                limit={STANDING_REASON.most}
                defaultValue={typed['reason']}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="filled" pending={pending}>
              この判断を記録する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
