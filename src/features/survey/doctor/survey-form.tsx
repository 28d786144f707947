import { useQueryClient } from '@tanstack/react-query'
import { PLACE } from '../../../domain/text/place-name.ts'
import {
  EDIT_DAYS,
  MATCH_ANSWER,
  REWORK_ANSWER,
  REWORK_QUESTION,
  SURVEY_ITEM,
  SURVEY_SCALE,
  SURVEY_SCALES,
  SURVEY_TEXT,
  surveyWords,
  type SurveyPhase,
} from '../../../domain/work/survey.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted, type Posted } from '../../forms/use-posted.ts'
import { saveSurveyFn } from './survey.functions.ts'
import { surveyQuery } from './survey.queries.ts'
import { ITEMS, SUBMIT, SURVEY_FORM, SURVEY_TEXTS } from './survey-form-data.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** What the ends and the middle of a scale mean; the options are its numbers. */
const scaleHelp = ([low, middle, high]: readonly [string, string, string]) =>
  `1 ${low} ・ 3 ${middle} ・ 5 ${high}`
const SCALE_OPTIONS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

type SurveyFormProps = {
  workId: string
  phase: SurveyPhase
  values: Readonly<Record<string, string>>
  outcome: string | undefined
}

/** About eight questions, two minutes. */
export function SurveyForm({ workId, phase, values: saved, outcome }: SurveyFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(saveSurveyFn, {
    posted: outcome,
    of: SURVEY_FORM,
    key: phase,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('survey', surveyWords(given.outcome))
      return queryClient.invalidateQueries(surveyQuery(workId))
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const values: Posted['typed'] = { ...saved, ...typed }
  const isFirst = phase === 'OPEN'
  return (
    <form {...attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={surveyWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Card as="section" aria-labelledby="as-listed">
          <Stack gap={4}>
            <Heading level={2} id="as-listed">
              求人票どおりでしたか
            </Heading>
            {ITEMS.map((name) => (
              <RadioGroup
                key={name}
                legend={SURVEY_ITEM[name]}
                name={name}
                need="required"
                columns="row"
                defaultValue={values[name]}
                error={problems[name]}
                options={optionsOf(MATCH_ANSWER)}
              />
            ))}
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="on-site">
          <Stack gap={4}>
            <Heading level={2} id="on-site">
              勤務してみて
            </Heading>
            {SURVEY_SCALES.map((name) => (
              <RadioGroup
                key={name}
                legend={SURVEY_SCALE[name].legend}
                name={name}
                need="required"
                columns="row"
                defaultValue={values[name]}
                error={problems[name]}
                help={scaleHelp(SURVEY_SCALE[name].words)}
                options={SCALE_OPTIONS}
              />
            ))}
            <RadioGroup
              legend={REWORK_QUESTION}
              name="rework"
              need="required"
              columns="row"
              defaultValue={values['rework']}
              error={problems['rework']}
              options={optionsOf(REWORK_ANSWER)}
            />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="in-words">
          <Stack gap={4}>
            <Heading level={2} id="in-words">
              ことばで
            </Heading>
            <Text tone="sub">
              {`読むのは運営だけです。病院には伝わりません。運営が読むときは理由を記録し、先生の「${PLACE.leave}」のデータにも残します。お返事が必要なことは、お問い合わせからお送りください。`}
            </Text>
            {SURVEY_TEXTS.map(({ name, label }) => (
              <FreeText
                key={name}
                label={label}
                need="optional"
                problems={problems}
                name={name}
                rows={3}
                limit={SURVEY_TEXT}
                defaultValue={values[name]}
              />
            ))}
          </Stack>
        </Card>
        <Inline gap={3}>
          <Button type="submit" name="intent" value={SUBMIT} variant="filled" size="lg" pending={pending}>
            {isFirst ? 'アンケートを送る' : `内容を直して送る(${EDIT_DAYS}日間)`}
          </Button>
          {isFirst && (
            <Button type="submit" name="intent" value="DRAFT" pending={pending}>
              下書きを保存する
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
