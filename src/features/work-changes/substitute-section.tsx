import { LATEST_HOURS, startSearchWords, stopSearchWords } from '../../domain/work/substitute-search.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import type { SubstituteView } from './substitute-view.ts'
import { startSearch, stopSearch } from './substitute.functions.ts'
import { WorkFields, type ChangedWork } from './work-fields.tsx'

type FormProps = {
  work: ChangedWork
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  formKey: string
  /** Reads the work again. */
  onChange: () => Promise<void>
}

type SubstituteSectionProps = Omit<FormProps, 'outcome'> & {
  /** The last search. */
  substitute: SubstituteView | null
  search: { search?: string | undefined; searchStopped?: string | undefined }
}

/** Looking for a substitute for a spot work, before it is cancelled. */
export function SubstituteSection({ substitute, search, ...one }: SubstituteSectionProps) {
  // Another search of the same page is another command.
  const formKey = `${one.formKey}-${substitute?.id ?? 'first'}`
  const isOpen = substitute?.state === 'OPEN'
  return (
    <Card as="section" aria-labelledby="substitute">
      <Stack gap={3}>
        <Heading level={2} id="substitute">
          代わりの先生をさがす
        </Heading>
        {isOpen ? (
          <>
            <Notice tone="info" title="代わりの先生をさがしています">
              {substitute.asked > 0
                ? `勤務できそうな先生${substitute.asked}人にお知らせしました。`
                : 'いまお知らせできる先生はいませんが、求人は検索に出ています。'}
              見つかるまで、勤務は確定したままです。
            </Notice>
            <StopForm {...one} outcome={search.searchStopped} formKey={`${formKey}-stop`} />
          </>
        ) : (
          <>
            {/* Anybody can write a URL: a success is told only where the search confirms it. */}
            {substitute?.state === 'STOPPED' && search.searchStopped === 'STOPPED' && (
              <OutcomeNotice told={stopSearchWords('STOPPED')} />
            )}
            {substitute?.state === 'LAPSED' && (
              <Notice tone="warn" title="代わりの先生は見つかりませんでした">
                勤務は確定したままです。勤務できないときは、早めに病院へお電話ください。
              </Notice>
            )}
            <Text>
              この勤務の枠を1つ増やして募集し、専門が合い、その時間が空いている先生にお知らせします。応募が成立すると、この勤務は注意なしでキャンセルになります。
            </Text>
            <Text tone="sub">
              勤務開始の{LATEST_HOURS}
              時間前まで、求人の応募の締切までさがせます。病院にもお知らせします。先生のお名前は、ほかの先生には伝わりません。
            </Text>
            <StartForm
              {...one}
              key={formKey}
              outcome={search.search === 'STARTED' ? undefined : search.search}
              formKey={formKey}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

function StartForm({ work, outcome, formKey, onChange }: FormProps) {
  const posted = usePosted(startSearch, {
    posted: outcome,
    formKey,
    onAnswer: (given) => {
      if (given.outcome === 'STARTED') toastOutcome('substitute', startSearchWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={startSearchWords} />
        <WorkFields work={work} formKey={formKey} />
        <Button type="submit" pending={posted.pending}>
          代わりの先生をさがし始める
        </Button>
      </Stack>
    </form>
  )
}

function StopForm({ work, outcome, formKey, onChange }: FormProps) {
  const posted = usePosted(stopSearch, {
    posted: outcome,
    formKey,
    onAnswer: (given) => {
      toastOutcome('substitute', stopSearchWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={stopSearchWords} />
        <WorkFields work={work} formKey={formKey} />
        <Button type="submit" pending={posted.pending}>
          さがすのをやめて勤務する
        </Button>
      </Stack>
    </form>
  )
}
