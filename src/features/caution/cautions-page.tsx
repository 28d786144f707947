import { useSuspenseQuery } from '@tanstack/react-query'
import { excusedText } from '../../domain/cancellation/cancellation-tier.ts'
import { CAUTION_DAYS, cautionText } from '../../domain/cancellation/caution.ts'
import { untilText } from '../../domain/text/shift-text.ts'
import { cautionObjectionText } from '../../domain/work/caution-objection.ts'
import { toMatched } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { CautionCard } from './caution-card.tsx'
import { cautionsQuery } from './caution.queries.ts'
import type { CautionsSearch } from './caution-search.ts'
import { CautionsFrame } from './caution-states.tsx'

const SEEN_BY = '注意は先生と運営だけに表示され、病院には表示されません。'

type CautionsPageProps = { search: CautionsSearch }

/** The doctor's 注意 and absences: what counts, since when, and what was objected to. */
export function CautionsPage({ search }: CautionsPageProps) {
  const { data } = useSuspenseQuery(cautionsQuery())
  const { cautions, points, restrictedUntil } = data
  return (
    <CautionsFrame>
      <Card as="section" aria-label="いまの注意">
        <Stack gap={2}>
          <Text>
            この{CAUTION_DAYS}日間の注意は <Figure value={points} unit="つ" size="md" /> です。
          </Text>
          {[cautionText(), excusedText(), cautionObjectionText(), SEEN_BY].map((sentence) => (
            <Text key={sentence} tone="sub">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Card>
      {restrictedUntil !== null && (
        <Notice tone="warn" title="応募できる求人が限られています">
          {untilText(restrictedUntil)}まで、「選考あり」の求人にだけ応募できます。
        </Notice>
      )}
      {cautions.length === 0 ? (
        <EmptyState
          icon={<CheckCircleIcon size="lg" />}
          title="注意の記録はありません。"
          actions={
            <Link {...toMatched()} className={buttonClass()}>
              成立した勤務を見る
            </Link>
          }
        >
          勤務の直前のキャンセルなどで注意が付くと、ここに表示されます。
        </EmptyState>
      ) : (
        cautions.map((caution) => <CautionCard key={caution.workId} caution={caution} search={search} />)
      )}
    </CautionsFrame>
  )
}
