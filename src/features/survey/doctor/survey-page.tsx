import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { untilText } from '../../../domain/text/shift-text.ts'
import { GROUPED } from '../../../domain/work/impressions.ts'
import {
  MATCH_ANSWER,
  REWORK_ANSWER,
  REWORK_QUESTION,
  SURVEY_ITEM,
  SURVEY_SCALE,
  SURVEY_SCALES,
  surveyWords,
} from '../../../domain/work/survey.ts'
import { toSpotPerformance, toWorkReport } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { InterestForm } from '../../rehire/doctor/interest-form.tsx'
import { BackPage } from '../../shell/back-page.tsx'
import { NoSuchOwnWork, WorkHead } from '../../record/doctor/work-parts.tsx'
import { ITEMS, SURVEY_TEXTS } from './survey-form-data.ts'
import type { getSurveyFn } from './survey.functions.ts'
import { SurveyForm } from './survey-form.tsx'
import { surveyQuery } from './survey.queries.ts'
import { type SurveySearch, SURVEY_HEAD } from './survey-search.ts'

type Survey = NonNullable<Awaited<ReturnType<typeof getSurveyFn>>>
type SurveyPageProps = { id: string; search: SurveySearch }

/** The doctor's survey about a confirmed work. */
export function SurveyPage({ id, search }: SurveyPageProps) {
  const queryClient = useQueryClient()
  const { data: survey } = useSuspenseQuery(surveyQuery(id))
  if (!survey)
    return (
      <BackPage {...SURVEY_HEAD}>
        <NoSuchOwnWork />
      </BackPage>
    )
  const { work, phase, values } = survey
  const isOpen = phase === 'OPEN' || phase === 'EDITABLE'
  // Anybody can write a URL: a success is told only where the survey says so too.
  const outcome = search.outcome === 'SUBMITTED' && phase === 'OPEN' ? undefined : search.outcome
  return (
    <BackPage {...SURVEY_HEAD}>
      {isOpen && (
        <Notice tone="info" title="病院には個別の回答は伝わりません">
          選んだ回答は、{GROUPED}
          集計は、求人の詳細と病院の画面に表示します。ことばは運営だけが読みます。約2分で終わります。
        </Notice>
      )}
      <WorkHead work={work} />
      <Status survey={survey} />
      {isOpen ? (
        <SurveyForm key={phase} workId={work.id} phase={phase} values={values} outcome={outcome} />
      ) : (
        <OutcomeNotice told={surveyWords(outcome)} />
      )}
      {phase === 'SUBMITTED' && <Answers values={values} />}
      {phase !== 'NOT_YET' && phase !== 'OPEN' && (
        <InterestForm
          workId={work.id}
          isWanted={survey.isRehireWanted}
          posted={search.interest}
          onChosen={() => queryClient.invalidateQueries(surveyQuery(id))}
        />
      )}
    </BackPage>
  )
}

function Status({ survey: { work, phase, until } }: { survey: Survey }) {
  if (phase === 'NOT_YET')
    return (
      <Notice tone="info" title="実績が確定してから回答できます">
        <Link {...toWorkReport(work.id)} className={rowLinkClass}>
          勤務報告を見る
        </Link>
      </Notice>
    )
  if (phase === 'CLOSED') return <Notice tone="info">このアンケートの回答期間は終わりました。</Notice>
  if (phase === 'EDITABLE' || phase === 'SUBMITTED')
    return (
      <Notice tone="good" title="回答ありがとうございました">
        {phase === 'EDITABLE' && until ? `${untilText(until)}まで内容を直せます。` : null}
        <Link {...toSpotPerformance(work.id)} className={rowLinkClass}>
          この勤務の実績を見る
        </Link>
      </Notice>
    )
  return until ? <Notice tone="info">{untilText(until)}まで回答できます。</Notice> : null
}

const wordOf = (words: Readonly<Record<string, string>>, value: string | undefined) =>
  (value && words[value]) ?? ''

/** The answers that can no longer be edited. */
const Answers = ({ values }: Pick<Survey, 'values'>) => (
  <Card as="section" aria-labelledby="answers">
    <Stack gap={3}>
      <Heading level={2} id="answers">
        回答の内容
      </Heading>
      <DescriptionList
        items={[
          ...ITEMS.map((name) => ({
            term: SURVEY_ITEM[name],
            description: wordOf(MATCH_ANSWER, values[name]),
          })),
          ...SURVEY_SCALES.map((name) => ({
            term: SURVEY_SCALE[name].legend,
            description: `${values[name]} / 5`,
          })),
          { term: REWORK_QUESTION, description: wordOf(REWORK_ANSWER, values['rework']) },
          ...SURVEY_TEXTS.flatMap(({ name, label }) =>
            values[name] ? [{ term: label, description: values[name] }] : [],
          ),
        ]}
      />
    </Stack>
  </Card>
)
