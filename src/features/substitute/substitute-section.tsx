import type { Shown } from '../../contract/plain.ts'
import type { SubstitutePolicy } from '../../domain/listing/listing-words.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { startSearchWords, stopSearchWords, SUBSTITUTE_STATE } from '../../domain/work/substitute.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { substituteWay, type SubstituteWay } from './substitute-ways.ts'
import { startSearchFn, stopSearchFn } from './substitute.functions.ts'
import { WorkFields, type ChangedWork } from '../date-change/work-fields.tsx'

type Search = Shown<'dp.work.SubstituteSearch'>

type FormProps = {
  work: ChangedWork
  way: SubstituteWay
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** The last search, of which another one is another command. */
  last: string
  /** Reads the work again. */
  onChange: () => Promise<void>
}

type SubstituteSectionProps = Omit<FormProps, 'outcome' | 'way' | 'last'> & {
  /** Who arranges a substitute, of a date of a contract. */
  policy: SubstitutePolicy | null
  /** The last search. */
  substitute: Search | null
  search: { search?: string | undefined; searchStopped?: string | undefined }
}

/** Handing a work over to a substitute, before it is cancelled. */
export function SubstituteSection({ substitute, search, policy, ...of }: SubstituteSectionProps) {
  const way = substituteWay(policy)
  const one = { ...of, way, last: substitute?.id ?? 'first' }
  return (
    <Card as="section" aria-labelledby="substitute">
      <Stack gap={3}>
        <Heading level={2} id="substitute">
          {way.title}
        </Heading>
        {substitute?.state === 'OPEN' ? (
          <>
            <Notice tone="info" title={way.open}>
              {openText(substitute)}
            </Notice>
            <StopForm {...one} outcome={search.searchStopped} />
          </>
        ) : (
          <>
            {/* Anybody can write a URL: a success is told only where the search confirms it. */}
            {substitute?.state === 'STOPPED' && search.searchStopped === 'STOPPED' && (
              <OutcomeNotice told={stopSearchWords('STOPPED')} />
            )}
            {(substitute?.state === 'LAPSED' || substitute?.state === 'DECLINED') && (
              <Notice tone="warn" title={SUBSTITUTE_STATE[substitute.state]}>
                {substitute.answer}
                勤務は確定したままです。勤務できないときは、早めに病院へお電話ください。
              </Notice>
            )}
            <Text>{way.lead}</Text>
            <Text tone="sub">{way.limits}</Text>
            <StartForm
              {...one}
              key={one.last}
              outcome={search.search !== undefined && DONE.has(search.search) ? undefined : search.search}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** The successes of beginning. */
const DONE: ReadonlySet<string> = new Set(['STARTED', 'ASKED', 'OFF'])

const STANDS = '勤務は確定したままです。'

function openText({ asked, answerDueAt }: Search): string {
  if (answerDueAt !== null) return `回答の期限は${momentText(answerDueAt)}です。回答があるまで、${STANDS}`
  const told =
    asked > 0
      ? `勤務できそうな先生${asked}人にお知らせしました。`
      : 'いまお知らせできる先生はいませんが、求人は検索に出ています。'
  return `${told}見つかるまで、${STANDS}`
}

function StartForm({ work, way, outcome, last, onChange }: FormProps) {
  const posted = usePosted(startSearchFn, {
    posted: outcome,
    key: `search-${last}`,
    onAnswer: (given) => {
      if (DONE.has(given.outcome)) toastOutcome('substitute', startSearchWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={startSearchWords} toasted />
        <WorkFields work={work} formKey={posted.formKey} />
        <Button type="submit" pending={posted.pending}>
          {way.begin}
        </Button>
      </Stack>
    </form>
  )
}

function StopForm({ work, way, outcome, last, onChange }: FormProps) {
  const posted = usePosted(stopSearchFn, {
    posted: outcome,
    key: `search-${last}-stop`,
    onAnswer: (given) => {
      toastOutcome('substitute', stopSearchWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={stopSearchWords} toasted />
        <WorkFields work={work} formKey={posted.formKey} />
        <Button type="submit" pending={posted.pending}>
          {way.stop}
        </Button>
      </Stack>
    </form>
  )
}
