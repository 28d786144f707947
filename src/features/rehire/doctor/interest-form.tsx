import { rehireInterestWords } from '../../../domain/work/rehire.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { setRehireInterestFn } from './interest.functions.ts'

const OPTIONS = [
  {
    value: 'ON',
    label: '受け取りたい',
    description: '病院が先生に、次の求人を指名でオファーできます。',
  },
  {
    value: 'OFF',
    label: '受け取らない',
    description: '病院には、受け取らないことも理由も伝わりません。',
  },
] as const

type InterestFormProps = {
  workId: string
  isWanted: boolean
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
  onChosen: () => unknown
}

/** Whether the hospital of a work may make rehire offers. */
export function InterestForm({ workId, isWanted, posted: outcome, onChosen }: InterestFormProps) {
  const posted = usePosted(setRehireInterestFn, {
    posted: outcome,
    key: 'interest',
    onAnswer: onChosen,
  })
  return (
    <Card as="section" aria-label="再勤務オファー">
      <form {...posted.attributes}>
        <Stack gap={3}>
          <FormReport of={posted} words={rehireInterestWords} />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <RadioGroup
            legend="この病院からの再勤務オファー"
            name="interest"
            columns="row"
            defaultValue={isWanted ? 'ON' : 'OFF'}
            options={OPTIONS}
          />
          <Button type="submit" pending={posted.pending}>
            この希望を保存する
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
