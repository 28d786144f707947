import { CLINICAL_DEPARTMENT } from '../../../domain/doctor/clinical-department.ts'
import { JOB_DESCRIPTION_TYPE, SHIFT_PATTERN } from '../../../domain/listing/listing-words.ts'
import { busyPermitText } from '../../../domain/listing/workload-text.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MeterBar } from '../../../ui/meter-bar/meter-bar.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { DetailSection } from './detail-section.tsx'
import type { MeasuredWorkloadFragment } from '../listing-facts.fragment.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'
import { preLine } from '../../../ui/theme/text.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import * as styles from './detail-page.css.ts'

/** The length of a full bar, unless the reports reach further. */
const FULL = { ambulance: 6, walkIn: 20, wardCall: 10, sleep: 480 } as const

export function DetailWork({ listing }: { listing: ListingDetail }) {
  const { workload, detail } = listing
  const labels = [
    SHIFT_PATTERN[listing.shiftPattern],
    ...listing.clinicalDepartments.map((department) => CLINICAL_DEPARTMENT[department]),
    ...listing.jobDescriptionTypes.map((job) => JOB_DESCRIPTION_TYPE[job]),
  ]
  return (
    <DetailSection title="業務と忙しさ">
      <ul className={styles.badges} aria-label="業務の内容">
        {[...new Set(labels)].map((label) => (
          <Badge key={label} as="li">
            {label}
          </Badge>
        ))}
      </ul>
      <p className={preLine}>{detail.description}</p>
      {workload ? (
        <Measured workload={workload} permit={listing.nightDutyPermit} />
      ) : (
        <Text tone="sub" size="md">
          忙しさは、報告がまだ少ないため表示していません。
        </Text>
      )}
      <Expected detail={detail} />
    </DetailSection>
  )
}

type MeasuredProps = { workload: MeasuredWorkloadFragment; permit: ListingDetail['nightDutyPermit'] }

function Measured({ workload, permit }: MeasuredProps) {
  const busyPermit = busyPermitText(permit, workload.permittedMinutesMedian)
  const bars = [
    { label: '救急車', unit: '台', spread: workload.ambulance, full: FULL.ambulance },
    { label: 'ウォークイン', unit: '人', spread: workload.walkIn, full: FULL.walkIn },
    { label: '病棟コール', unit: '回', spread: workload.wardCall, full: FULL.wardCall },
  ]
  return (
    <Stack gap={3}>
      <Heading level={3}>忙しさ(過去の勤務報告 {numberText(workload.reports)}件)</Heading>
      {bars.map(({ label, unit, spread, full }) => (
        <MeterBar
          key={label}
          label={label}
          value={spread.median}
          max={Math.max(full, spread.high)}
          text={
            <>
              中央値 {spread.median}
              {unit}{' '}
              <span className={styles.range}>
                ({spread.low}〜{spread.high}
                {unit})
              </span>
            </>
          }
        />
      ))}
      {workload.sleepMinutesMedian !== null && (
        <MeterBar
          label="まとまって眠れた時間"
          value={workload.sleepMinutesMedian}
          max={FULL.sleep}
          text={`中央値 ${durationText(workload.sleepMinutesMedian)}`}
        />
      )}
      {busyPermit !== null && (
        <Text bold tone="important">
          {busyPermit}
        </Text>
      )}
      <Text tone="sub" size="md">
        勤務した先生の報告です。( )の中は、真ん中の半数が入る範囲です。
      </Text>
    </Stack>
  )
}

/** The hospital's own expectations, labelled as such. */
function Expected({ detail }: Pick<ListingDetail, 'detail'>) {
  const items = [
    ['救急車', detail.expectedAmbulance, '台'] as const,
    ['ウォークイン', detail.expectedWalkIn, '人'] as const,
    ['病棟コール', detail.expectedWardCall, '回'] as const,
  ].flatMap(([term, count, unit]) => (count === null ? [] : [{ term, description: `${count}${unit}くらい` }]))
  if (items.length === 0) return null
  return (
    <Stack gap={1}>
      <Heading level={3}>病院の見込み</Heading>
      <DescriptionList items={items} />
    </Stack>
  )
}
