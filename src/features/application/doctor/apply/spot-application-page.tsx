import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../../../contract/read-fragment.ts'
import { APPLY_OUTCOME } from '../../../../domain/application/apply-outcome.ts'
import { toSpotSearch } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Page } from '../../../../ui/layout/page.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { keptFor, usePageForms } from '../../../forms/page-forms.ts'
import { spotQueries } from '../../../listing/spot/spot.queries.ts'
import type { SpotCardFragment } from '../../../listing/spot/spot-card.fragment.ts'
import { ApplicationAll } from './application-all.tsx'
import { APPLY_FORM } from './application-form-data.ts'
import { ApplicationItem } from './application-item.tsx'
import { ApplicationOverview } from './application-overview.tsx'
import { applicationPreviewQuery } from '../application.queries.ts'
import type { ApplicationSearch } from '../application-search.ts'
import { knownOutcome } from '../outcome-words.ts'
import { settledOutcome } from './settled-outcome.ts'
import { useApplications } from './use-applications.ts'
import { WithdrawNotice } from '../withdraw/withdraw-notice.tsx'

type SpotApplicationPageProps = {
  search: ApplicationSearch
  back: ReactNode
}

export function SpotApplicationPage({ search, back }: SpotApplicationPageProps) {
  const { ids, spot, outcome } = search
  const listings = useSuspenseQuery(spotQueries.byIds(ids)).data
  const { data, dataUpdatedAt: asOf } = useSuspenseQuery(applicationPreviewQuery(ids))
  const applications = useApplications()
  const kept = keptFor(usePageForms(), APPLY_FORM)
  const chosen = listings.map((item) => {
    const listing = readFragment<typeof SpotCardFragment>(item)
    const preview = data.previews.find(({ spotWorkId }) => spotWorkId === item.id)
    const posted = spot === item.id ? knownOutcome(outcome) : undefined
    const answer = applications.answers[item.id]
    const state = listing.viewer?.applicationState ?? null
    return {
      item,
      listing,
      preview,
      answer,
      outcome: answer?.outcome ?? settledOutcome(state, preview, posted),
      wasTried: answer !== undefined || posted !== undefined,
    }
  })
  // Withdrawn applications no longer count.
  const present = chosen.filter(({ item }) => !applications.withdrawn[item.id])
  return (
    <Page>
      <Stack gap={4}>
        <div>{back}</div>
        <Heading level={1}>応募内容の確認</Heading>
        <WithdrawNotice undone={search.undone} />
        {chosen.length === 0 && <NoListing />}
        {chosen.length > 1 && <ApplicationOverview chosen={present} />}
        <Stack gap={8}>
          {chosen.map(({ item, preview, answer, wasTried, outcome: settled }) => (
            <ApplicationItem
              key={item.id}
              ids={ids}
              listing={item}
              preview={preview}
              documents={data.shareableDocuments}
              asOf={asOf}
              kept={kept?.typed['spotWorkId'] === item.id ? kept : null}
              outcome={settled}
              wasTried={wasTried}
              answer={answer}
              withdrawn={applications.withdrawn[item.id]}
              isQuiet={applications.wasSentAll}
              onAnswer={(one) => applications.answer(item.id, one)}
              onWithdrawn={(word) => applications.withdraw(item.id, word)}
              register={(send) => applications.register(item.id, send)}
            />
          ))}
        </Stack>
        {chosen.length > 1 && (
          <ApplicationAll
            chosen={present}
            isSending={applications.isSendingAll}
            wasSent={applications.wasSentAll}
            onSend={(open) => void applications.sendAll(open)}
          />
        )}
      </Stack>
    </Page>
  )
}

function NoListing() {
  return (
    <EmptyState
      title="求人が見つかりません"
      actions={
        <Link {...toSpotSearch()} className={buttonClass()}>
          スポットをさがす
        </Link>
      }
    >
      {APPLY_OUTCOME.NOT_FOUND.sentence}
    </EmptyState>
  )
}
