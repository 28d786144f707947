import { CANCELLATION_TIER } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { momentText, untilText } from '../../domain/text/shift-text.ts'
import { objectToCautionWords, withdrawCautionObjectionWords } from '../../domain/work/caution-objection.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { ObjectionFacts } from '../record/objection/objection-facts.tsx'
import type { CautionsSearch } from './caution-search.ts'
import { OBJECT_TO_CAUTION_FORM } from './caution-form-data.ts'
import type { Left } from './caution.functions.ts'
import { ObjectForm, WithdrawObjectionForm } from './objection-forms.tsx'

const ABSENCE = '欠勤の記録'

const badgeOf = ({ isAbsence, tier, objection }: Left): string => {
  if (!isAbsence) return tier ? CANCELLATION_TIER[tier] : ''
  return objection?.state === 'AGREED' ? '欠勤ではない' : ABSENCE
}

const NOTHING_POSTED: CautionsSearch = {}

type CautionCardProps = {
  caution: Left
  search: CautionsSearch
}

/** What a work has left, with the objection to it or the form of one. */
export function CautionCard({ caution, search: posted }: CautionCardProps) {
  const { workId, objection, mayObject, until, reason, isAbsence } = caution
  const page = usePageForms()
  const isPosted = posted.work === workId
  const search = isPosted ? posted : NOTHING_POSTED
  const kept = isPosted ? keptFor(page, OBJECT_TO_CAUTION_FORM) : null
  // Anybody can write a URL: a success is told only where the record says so too.
  const isMade = search.objected === 'OBJECTED'
  const isBack = search.withdrawn === 'WITHDRAWN' && objection?.state === 'WITHDRAWN'
  const isTold = isMade ? objection?.state === 'OPEN' : !mayObject
  return (
    <Card as="article" aria-labelledby={`caution-${workId}`}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Badge tone={caution.points > 0 || (isAbsence && mayObject) ? 'warm' : 'neutral'}>
            {badgeOf(caution)}
          </Badge>
          <Text as="span" tone="sub">
            {momentText(caution.at)}から
          </Text>
        </Inline>
        <Heading level={2} size="md" id={`caution-${workId}`}>
          <ShiftTime start={caution.plannedStart} end={caution.plannedEnd} day={caution.startDay} />
        </Heading>
        <Text>{caution.hospitalName}</Text>
        <DescriptionList
          items={[
            ...(reason ? [{ term: 'キャンセルの理由', description: CANCELLATION_REASON[reason] }] : []),
            ...(caution.detail === '' ? [] : [{ term: '申請の内容', description: caution.detail }]),
            ...(caution.words === ''
              ? []
              : [{ term: isAbsence ? '運営の判断' : '病院の返答', description: caution.words }]),
          ]}
        />
        <OutcomeNotice
          told={
            isBack
              ? withdrawCautionObjectionWords(search.withdrawn)
              : isTold
                ? objectToCautionWords(search.objected)
                : undefined
          }
        />
        {objection && <ObjectionFacts objection={objection} />}
        {objection?.state === 'OPEN' && (
          <WithdrawObjectionForm workId={workId} posted={isBack ? undefined : search.withdrawn} />
        )}
        {mayObject && (
          <>
            <Text>
              事実と違うときややむを得ない事情があったときは、{untilText(until)}
              まで異議を申し立てられます。運営が事実を確認して判断します。判断までは、いまの扱いのままです。
            </Text>
            <Disclosure
              key={objection?.objectedAt ?? ''}
              summary="異議を申し立てる"
              open={kept !== null || (search.objected !== undefined && !isMade)}
            >
              <ObjectForm
                workId={workId}
                posted={isMade ? undefined : search.objected}
                kept={kept}
                last={objection?.objectedAt ?? null}
              />
            </Disclosure>
          </>
        )}
        {!objection && !mayObject && (
          <Text tone="sub">異議を申し立てられる期間({untilText(until)}まで)は終わりました。</Text>
        )}
      </Stack>
    </Card>
  )
}
