import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import { readFragment } from '../../../../contract/read-fragment.ts'
import { regularText } from '../../../../domain/listing/regular-text.ts'
import { PREFECTURE } from '../../../../domain/text/prefecture.ts'
import { toListing, toRegularSearch } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Figure } from '../../../../ui/figure/figure.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../../ui/link/link-class.ts'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { WholeParts } from '../../../../ui/text/whole-parts.tsx'
import { tone } from '../../../../ui/theme/text.css.ts'
import { ShiftFit } from '../../../listing/detail/shift-fit.tsx'
import { MissingNotice } from '../../../listing/missing-notice.tsx'
import type {
  RegularDetail,
  RegularDetailFragment,
} from '../../../listing/regular/regular-detail.fragment.ts'
import { regularQueries } from '../../../listing/regular/regular.queries.ts'
import type { RegularApplicationSearch } from '../application-search.ts'
import { ApplicationTerms } from '../application-terms.tsx'
import { regularPreviewQuery } from '../application.queries.ts'
import { ApplicationOutcome, WithdrawnOutcome, type OutcomeListing } from '../apply/application-outcome.tsx'
import { isEnded, settledOutcome } from '../apply/settled-outcome.ts'
import { knownOutcome } from '../outcome-words.ts'
import { WithdrawPanel } from '../withdraw/withdraw-panel.tsx'
import * as styles from '../application.css.ts'
import type { ApplyRegularAnswer } from './apply-regular.functions.ts'
import { RegularApplicationForm } from './regular-application-form.tsx'

type RegularApplicationPageProps = {
  id: string
  search: RegularApplicationSearch
  back: ReactNode
}

/** The terms of a regular listing, and the form to apply to it with the doctor's wishes. */
export function RegularApplicationPage({ id, search, back }: RegularApplicationPageProps) {
  const found = useSuspenseQuery(regularQueries.one(id)).data
  const { data: preview, dataUpdatedAt: asOf } = useSuspenseQuery(regularPreviewQuery(id))
  const [answer, setAnswer] = useState<ApplyRegularAnswer>()
  const [withdrawn, setWithdrawn] = useState<WithdrawalWord | null>(null)
  if (!found || !preview)
    return (
      <Page>
        <NoListing />
      </Page>
    )
  const listing = readFragment<typeof RegularDetailFragment>(found)
  const application = answer?.application ?? preview.application
  const posted = knownOutcome(search.outcome)
  const outcome = knownOutcome(answer?.outcome) ?? settledOutcome(application?.state ?? null, preview, posted)
  const of: OutcomeListing = {
    kind: 'regular',
    id,
    applicationStatus: 'SELECTION',
    hospitalId: listing.hospital.id,
    others: ['ほかの定期をさがす', toRegularSearch()],
  }
  const ended = isEnded(outcome)
  return (
    <Page>
      <Stack gap={4}>
        <div>{back}</div>
        <Heading level={1}>定期の応募内容の確認</Heading>
        {withdrawn && <WithdrawnOutcome listing={of} word={withdrawn} />}
        {ended && !withdrawn && (
          <ApplicationOutcome
            listing={of}
            outcome={outcome}
            application={application}
            announced={answer !== undefined}
            wasTried={answer !== undefined || posted !== undefined}
          >
            {application && (
              <WithdrawPanel
                application={application}
                from="applied"
                asOf={asOf}
                onWithdrawn={setWithdrawn}
              />
            )}
          </ApplicationOutcome>
        )}
        <div className={ended || withdrawn ? undefined : styles.panes}>
          <Stack gap={4}>
            <Summary id={id} listing={listing} />
            {!ended && !withdrawn && preview.missing.length > 0 && (
              <MissingNotice
                mode={preview.outcome === 'REQUIREMENTS_UNMET' ? 'CLOSED' : 'SELECTION'}
                missing={preview.missing}
              />
            )}
            {!ended && !withdrawn && listing.meter && (
              <ShiftFit meter={listing.meter} isMatched={false} kind="regular" />
            )}
            <Card as="section">
              <Stack gap={3}>
                <Heading level={2}>労働条件</Heading>
                <Text tone="sub">曜日と開始日は、病院が提示する契約の条件で確定します。</Text>
                <ApplicationTerms terms={preview.terms} />
              </Stack>
            </Card>
          </Stack>
          {!ended && !withdrawn && (
            <RegularApplicationForm
              id={id}
              preview={preview}
              hospitalName={listing.hospital.name}
              hoursSentence={listing.meter?.totalsSentence ?? null}
              ng={listing.viewer?.ng ?? []}
              posted={outcome}
              onAnswer={setAnswer}
            />
          )}
        </div>
      </Stack>
    </Page>
  )
}

function Summary({ id, listing }: { id: string; listing: RegularDetail }) {
  const { hospital } = listing
  return (
    <Card as="section" aria-label={`応募する求人 ${regularText(listing)} ${hospital.name}`}>
      <Stack gap={2}>
        <p className={styles.badges}>
          <Badge>定期</Badge>
        </p>
        <h2 className={styles.when}>
          <WholeParts>{regularText(listing)}</WholeParts>
        </h2>
        <p className={styles.row}>
          <Figure prefix="1回" value={listing.fee} unit="円" size="lg" className={tone.main} />
          <span>(税引前)</span>
        </p>
        <p className={styles.row}>
          <Text as="span" tone="main" size="lg" bold>
            {hospital.name}
          </Text>
          <span>
            {PREFECTURE[hospital.prefecture]} {hospital.city}
          </span>
        </p>
        <p>
          <Link {...toListing('regular', id)} className={rowLinkClass}>
            求人の詳細を見る
          </Link>
        </p>
      </Stack>
    </Card>
  )
}

const NoListing = () => (
  <EmptyState
    title="求人が見つかりません"
    headingLevel={1}
    actions={
      <Link {...toRegularSearch()} className={buttonClass()}>
        定期をさがす
      </Link>
    }
  >
    この求人は掲載が終了したか、URLが正しくありません。
  </EmptyState>
)
