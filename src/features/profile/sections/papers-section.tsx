import { useQueryClient } from '@tanstack/react-query'
import { DAY_CHOICES, MONTH_CHOICES, yearChoices } from '../../../domain/text/date-choices.ts'
import { DOCUMENT_KIND, DOCUMENT_STATE } from '../../../domain/doctor/registration-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { date as dateGrid } from '../../registration/sign-up.css.ts'
import { PictureSender } from '../../registration/documents/picture-sender.tsx'
import { PaperAccess } from './paper-access.tsx'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import type { PaperView } from '../paper-view.ts'
import { profileQuery } from '../profile.queries.ts'
import * as styles from '../profile.css.ts'

const KINDS = ['LICENCE', 'IDENTITY'] as const
const STATE = { ...DOCUMENT_STATE, EXPIRED: '有効期限切れ(再提出してください)' } as const
const TONE = { SUBMITTED: 'neutral', VERIFIED: 'good', RETURNED: 'warm', EXPIRED: 'warm' } as const
/** Years in the list: a driving licence or a My Number card is valid for ten years at most. */
const LONGEST = 11

const dayText = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')

/** 書類: state, expiry date and access log; returned and expired documents are uploaded again here. */
export function PapersSection(props: SectionProps) {
  const { profile } = props
  const identity = profile.papers.find(({ kind }) => kind === 'IDENTITY')
  const choices = { ...props.drafts.papers }
  const parts = [
    [
      'Year',
      '年',
      yearChoices(Number(profile.today.slice(0, 4)) + LONGEST, { count: LONGEST + 1 }),
      choices.expiryYear,
    ],
    ['Month', '月', MONTH_CHOICES, choices.expiryMonth],
    ['Day', '日', DAY_CHOICES, choices.expiryDay],
  ] as const
  return (
    <ProfileSection
      {...props}
      section="papers"
      title="書類"
      facts={[]}
      isFixed={!identity}
      editLabel="有効期限を編集する"
      above={
        <div className={styles.papers}>
          {KINDS.map((kind) => (
            <Paper
              key={kind}
              kind={kind}
              paper={profile.papers.find((one) => one.kind === kind)}
              mayEdit={profile.mayEdit}
            />
          ))}
          <PaperAccess views={profile.paperViews} shares={profile.paperShares} />
        </div>
      }
    >
      {({ problems }) => (
        <FieldGroup
          legend="本人確認書類の有効期限"
          need="optional"
          help="期限のない書類のときは、空のままにしてください。"
          error={problems['expiry']}
        >
          <div className={dateGrid}>
            {parts.map(([suffix, unit, options, value]) => (
              <NativeSelect
                key={suffix}
                name={`expiry${suffix}`}
                aria-label={`有効期限の${unit}`}
                aria-invalid={problems['expiry'] ? true : undefined}
                placeholder={unit}
                defaultValue={value}
                options={options}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </ProfileSection>
  )
}

type PaperProps = { kind: (typeof KINDS)[number]; paper: PaperView | undefined; mayEdit: boolean }

function Paper({ kind, paper, mayEdit }: PaperProps) {
  const queryClient = useQueryClient()
  const label = DOCUMENT_KIND[kind]
  const isClosed = paper?.state === 'VERIFIED' || paper?.state === 'SUBMITTED'
  return (
    <Stack as="section" gap={3} aria-label={label}>
      <Inline gap={3}>
        <Heading level={3}>{label}</Heading>
        <Badge tone={paper ? TONE[paper.state] : 'warm'}>{paper ? STATE[paper.state] : '未提出'}</Badge>
      </Inline>
      {paper && (
        <Text tone="sub" size="md">
          {paper.uploaded} 提出
          {kind === 'IDENTITY' && `・有効期限 ${paper.expiresOn ? dayText(paper.expiresOn) : '未登録'}`}
        </Text>
      )}
      {paper?.state === 'RETURNED' && (
        <Notice tone="warn" title="もう一度お送りください">
          {paper.reason}
        </Notice>
      )}
      {mayEdit && !isClosed && (
        <>
          <noscript>
            <Notice tone="warn">
              写真の一部を先生の端末で隠すため、書類の提出にはJavaScriptが必要です。
            </Notice>
          </noscript>
          <PictureSender
            label={label}
            target={kind}
            hides={kind === 'LICENCE' ? '本籍地' : undefined}
            sentId={paper?.id}
            onSent={() => queryClient.invalidateQueries(profileQuery())}
          />
        </>
      )}
    </Stack>
  )
}
