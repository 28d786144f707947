import type { Shown } from '../../contract/plain.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { answerSubstituteWords, SUBSTITUTE_ANSWER } from '../../domain/work/substitute.ts'
import { toSpot } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { AnswerFields } from '../forms/answer-fields.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { ANSWER_SUBSTITUTE_FORM } from './substitute-form-data.ts'
import { answerSubstituteFn } from './substitute.functions.ts'

const ANSWERS = [
  {
    value: 'ARRANGE',
    label: '代わりの先生を手配した',
    description: 'この日は代診になり、先生の勤務は注意なしでなくなります。定期の契約はそのまま続きます。',
  },
  {
    value: 'DECLINE',
    label: '手配できない',
    description: '先生の勤務は予定どおりです。事情をひとことお書きください。',
  },
] as const

type FormProps = {
  workId: string
  substitute: Shown<'dp.work.SubstituteSearch'>
  outcome: string | undefined
  /** Reads the work again. */
  onChange: () => Promise<void>
}

type SubstituteAtHospitalProps = FormProps & {
  /** A date of a regular contract. */
  isDate: boolean
  /** The work is still to come as planned. */
  isPlanned: boolean
  mayDecide: boolean
}

/** A doctor's search for a substitute, as the hospital sees it: who arranges the substitute answers. */
export function SubstituteAtHospital({ isDate, isPlanned, mayDecide, ...form }: SubstituteAtHospitalProps) {
  const { state, spotWorkId, answerDueAt } = form.substitute
  if (state !== 'OPEN' || !isPlanned) return <Ended isDate={isDate} {...form} />
  if (!isDate)
    return (
      <Notice tone="info" title="先生が代わりの先生をさがしています">
        見つかるまで、この勤務は確定したままです。求人の枠を一時的に1つ増やしています。応募が成立すると、この先生の勤務だけがキャンセルになります。
      </Notice>
    )
  if (spotWorkId !== null)
    return (
      <Notice
        tone="info"
        title="先生が代診の先生をさがしています"
        action={
          <Link {...toSpot(spotWorkId)} className={rowLinkClass}>
            この日の求人を見る
          </Link>
        }
      >
        この日だけの求人を出し、勤務できそうな先生にお知らせしました。応募した先生を承認すると、この日は代診になります。それまで勤務は確定したままです。
      </Notice>
    )
  return (
    <Card as="section" aria-labelledby="substitute">
      <Stack gap={3}>
        <Heading level={2} id="substitute">
          先生からの代診のお願い
        </Heading>
        <Text>
          契約の条件で、代診は病院が手配します。代わりの先生を手配できるか、
          {answerDueAt && momentText(answerDueAt)}
          までにご回答ください。それまで勤務は確定したままです。
        </Text>
        {mayDecide ? (
          <AnswerForm {...form} />
        ) : (
          <Notice tone="info">閲覧のみの権限では、回答できません。</Notice>
        )}
      </Stack>
    </Card>
  )
}

const ENDS = { ARRANGED: 'FOUND', DECLINED: 'DECLINED' } as const

/** What became of it. Anybody can write a URL: a success is told only where the record confirms it. */
function Ended({ isDate, substitute: { state, answer }, outcome }: FormProps & { isDate: boolean }) {
  if (!isDate) return null
  const isConfirmed = (outcome === 'ARRANGED' || outcome === 'DECLINED') && ENDS[outcome] === state
  return (
    <>
      {isConfirmed && <OutcomeNotice told={answerSubstituteWords(outcome)} />}
      {state === 'FOUND' && (
        <Notice tone="info" title="この日は代診になりました">
          {answer}
        </Notice>
      )}
      {state === 'DECLINED' && (
        <Notice tone="info" title="代診は手配できないとお答えしました">
          {answer}
        </Notice>
      )}
      {state === 'OFF' && (
        <Notice tone="info" title="この日はお休みになりました">
          契約の条件により、代診は不要です。
        </Notice>
      )}
    </>
  )
}

function AnswerForm({ workId, substitute, outcome, onChange }: FormProps) {
  const posted = usePosted(answerSubstituteFn, {
    posted: outcome,
    of: ANSWER_SUBSTITUTE_FORM,
    key: substitute.id,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('substitute', answerSubstituteWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <AnswerFields
        of={posted}
        told={answerSubstituteWords}
        legend="代診のお願いへの回答"
        options={ANSWERS}
        words={{
          label: '先生へのひとこと(代診)',
          help: `手配できないときは必須です(${SUBSTITUTE_ANSWER.least}文字以上)。先生にそのまま届きます。`,
          most: SUBSTITUTE_ANSWER.most,
        }}
        submit="代診のお願いに回答する"
        wide
      >
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="searchId" value={substitute.id} />
      </AnswerFields>
    </form>
  )
}
