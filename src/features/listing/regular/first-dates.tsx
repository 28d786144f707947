import { yenText } from '../../../domain/text/money-text.ts'
import { hasFixedDates, REGULAR_DATE_KIND } from '../../../domain/listing/regular-dates.ts'
import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { hoursText } from '../../../domain/text/shift-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { bold, whole, tone } from '../../../ui/theme/text.css.ts'
import { DAY_TONE } from '../../page-parts/day-tone.ts'
import { Text } from '../../../ui/text/text.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import * as styles from './first-dates.css.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'

/** The first four dates of the engagement; on a holiday there may be no work, or other hours and another fee. */
export function FirstDates({ listing }: { listing: RegularDetail }) {
  const booked = listing.viewer?.overlapDays ?? []
  return (
    <DetailSection title="最初の4回">
      {!hasFixedDates(listing.frequency) && (
        <Text tone="sub" size="md">
          日程は相談して決めます。次は曜日から作った例です。
        </Text>
      )}
      <ol className={styles.dates}>
        {listing.firstDates.map(({ day, dayKind, holiday, kind, startTime, endTime, fee }) => (
          <li key={day} className={styles.date}>
            <span className={cx(bold, DAY_TONE[dayKind])}>
              {yearDayText(day)}
              {holiday && <span className={styles.holidayName}> {holiday}</span>}
            </span>
            {startTime && endTime ? (
              <>
                <span className={whole}>{hoursText(startTime, endTime)}</span>
                <span className={styles.fee}>{fee !== null && yenText(fee)}</span>
              </>
            ) : (
              <span className={tone.sub}>{REGULAR_DATE_KIND[kind]}</span>
            )}
            {(kind === 'HOLIDAY_DUTY' || kind === 'HOLIDAY_WORK' || booked.includes(day)) && (
              <span className={styles.marks}>
                {kind === 'HOLIDAY_DUTY' && <Badge tone="warm">{REGULAR_DATE_KIND[kind]}</Badge>}
                {kind === 'HOLIDAY_WORK' && <Badge>{REGULAR_DATE_KIND[kind]}</Badge>}
                {booked.includes(day) && <Badge tone="warm">勤務予定と重なっています</Badge>}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Text tone="sub" size="md">
        実際の日程は、成立した後に病院と確認します。金額は税引前です。
      </Text>
    </DetailSection>
  )
}
