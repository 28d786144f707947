import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { isRecruiting } from '../../domain/application/apply-action.ts'
import type { TrackingSearch } from '../../domain/visit/tracking.ts'
import { toRegular } from '../../platform/addresses.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { LikeForm } from '../likes/like-form.tsx'
import { DetailAccess } from '../listing/detail-access.tsx'
import { DetailApplication } from '../listing/detail-application.tsx'
import { DetailClosed, LOOK_AGAIN_MS } from '../listing/detail-closed.tsx'
import { DetailHospital } from '../listing/detail-hospital.tsx'
import * as styles from '../listing/detail-page.css.ts'
import { DetailSection } from '../listing/detail-section.tsx'
import { DetailShare } from '../listing/detail-share.tsx'
import { DetailWork } from '../listing/detail-work.tsx'
import { TrackedVisit } from '../listing/tracking-visit.tsx'
import { FirstDates } from './first-dates.tsx'
import { regularConditionItems } from './regular-condition-items.ts'
import { RegularFoot } from './regular-detail-foot.tsx'
import { RegularSummary } from './regular-detail-summary.tsx'
import type { RegularDetailFragment } from './regular-detail.fragment.ts'
import { RegularSameHospital } from './regular-same-hospital.tsx'
import { regularWorkQuery } from './regular.queries.ts'
import { SimilarRegulars } from './similar-regulars.tsx'

type RegularDetailPageProps = { id: string; tracking: TrackingSearch; back: ReactNode }

export function RegularDetailPage({ id, tracking, back }: RegularDetailPageProps) {
  if (tracking.tCrd) return <TrackedVisit address={toRegular(id)} />
  return <RegularDetail id={id} back={back} />
}

function RegularDetail({ id, back }: { id: string; back: ReactNode }) {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...regularWorkQuery(id),
    refetchInterval: LOOK_AGAIN_MS,
  })
  // The route has answered with its not-found page.
  if (!data) return null
  const listing = readFragment<typeof RegularDetailFragment>(data)
  const open = isRecruiting({
    status: listing.status,
    openSlots: listing.slots - listing.filledSlots,
    // The moment the listing was fetched, so that the server and the browser see the same one.
    deadlinePassed: Date.parse(listing.applicationDeadline) <= dataUpdatedAt,
  })
  const sameHospital = <RegularSameHospital listings={data.sameHospital} hospital={listing.hospital} />
  return (
    <>
      <Page>
        <Stack gap={3}>
          <div className={styles.head}>
            {back}
            <DetailShare address={toRegular(id)} title={`${listing.hospital.name}の定期の求人`} />
          </div>
          <div className={styles.panes}>
            <Stack gap={4}>
              <DetailClosed isClosed={!open} status={listing.status} />
              <RegularSummary listing={listing} />
              {!open && sameHospital}
              {!open && <SimilarRegulars listing={listing} />}
              <FirstDates listing={listing} />
              <DetailWork listing={listing} />
              <DetailAccess hospital={listing.hospital} />
              <DetailSection title="条件">
                <DescriptionList items={regularConditionItems(listing)} />
              </DetailSection>
            </Stack>
            <Stack gap={4}>
              <DetailHospital
                hospital={listing.hospital}
                subscribed={listing.viewer?.subscribed ?? null}
                page={data.hospitalPage}
              />
              <DetailApplication listing={listing} />
              {open && sameHospital}
            </Stack>
          </div>
        </Stack>
      </Page>
      <RegularFoot
        hospitalId={listing.hospital.id}
        isOpen={open}
        status={listing.status}
        like={
          <LikeForm>
            <LikeButton kind="regular" id={id} fee={listing.fee} liked={listing.viewer?.liked ?? null} />
          </LikeForm>
        }
      />
    </>
  )
}
