import { useSuspenseQuery } from '@tanstack/react-query'
import { GUIDE_DAYS, GUIDE_PART } from '../../domain/hospital/hospital-profile.ts'
import { dayText } from '../../domain/text/shift-text.ts'
import { toMessages } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { preLine } from '../../ui/theme/text.css.ts'
import { mapHref } from '../page-parts/map-href.ts'
import { BackPage } from '../shell/back-page.tsx'
import type { RecordView } from '../record/doctor/record-view.ts'
import { NoSuchOwnWork, WorkHead } from '../record/doctor/work-parts.tsx'
import { guideQuery } from './guide.queries.ts'
import { GUIDE_HEAD } from './guide-head.ts'

/** What a doctor needs to know on the way to a hospital, and in its duty room. */
export function GuidePage({ id }: { id: string }) {
  const { data: guide } = useSuspenseQuery(guideQuery(id))
  if (!guide)
    return (
      <BackPage {...GUIDE_HEAD}>
        <NoSuchOwnWork />
      </BackPage>
    )
  const { work, parts, updatedAt } = guide
  return (
    <BackPage {...GUIDE_HEAD}>
      <WorkHead work={work} />
      {parts === null ? (
        <Notice tone="info" title="このガイドは表示できません">
          ガイドは、勤務が決まってから勤務の{GUIDE_DAYS}日後まで読めます。
        </Notice>
      ) : (
        <>
          <Card as="section" aria-labelledby="where">
            <Stack gap={3}>
              <Heading level={2} id="where">
                場所と連絡先
              </Heading>
              <DescriptionList items={placeItems(work)} />
            </Stack>
          </Card>
          {parts.length === 0 && (
            <Notice tone="info" title="病院がまだガイドを書いていません">
              気になることは、
              <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
                メッセージで病院に質問
              </Link>
              できます。
            </Notice>
          )}
          {parts.map(({ part, text }) => (
            <Card key={part} as="section" aria-labelledby={part}>
              <Stack gap={2}>
                <Heading level={2} id={part}>
                  {GUIDE_PART[part].label}
                </Heading>
                <p className={preLine}>{text}</p>
              </Stack>
            </Card>
          ))}
          {updatedAt && parts.length > 0 && (
            <Text tone="sub">病院が {dayText(updatedAt)} に書きました。外部に公開しないでください。</Text>
          )}
        </>
      )}
    </BackPage>
  )
}

const placeItems = (work: RecordView) =>
  [
    {
      term: '住所',
      description: (
        <a href={mapHref(work)} target="_blank" rel="noreferrer" className={rowLinkClass}>
          <WholeParts>{`${work.hospitalAddress}(地図)`}</WholeParts>
        </a>
      ),
    },
    { term: '集合', description: work.meetingPlace },
    { term: '持ち物', description: work.dressAndItems },
    { term: '電話', description: work.hospitalPhone && <PhoneLink number={work.hospitalPhone} /> },
  ].filter(({ description }) => description)
