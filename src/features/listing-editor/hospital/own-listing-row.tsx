import { DAY_MS } from '../../../domain/duration.ts'
import { useId } from 'react'
import {
  LISTING_CHANGE,
  statusAfter,
  type ListingChange,
  type ListingShelf,
} from '../../../domain/listing/listing-state.ts'
import {
  daysUnconfirmed,
  isConfirmationDue,
  LAPSE_DAYS,
  STILL_RECRUITING,
} from '../../../domain/listing/confirmation.ts'
import { LISTING_REVIEW } from '../../../domain/listing/listing-review.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { momentText, monthDayText } from '../../../domain/text/shift-text.ts'
import { timeLeftPhrase } from '../../../domain/text/time-left.ts'
import { toCopyDays, toEditListing, toListing } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import type { OwnListingView } from './draft-view.ts'
import { ListingChangeForm, CopyForm, DiscardForm } from './listing-commands.tsx'
import { ChooseDraft } from './publish-chosen.tsx'

export type RowProps = {
  listing: OwnListingView
  kind: SearchKind
  shelf: ListingShelf
  mayWrite: boolean
  formKey: string
  now: Date
  onOutcome: (outcome: string) => void
}

/** A listing in the hospital's list; what a member can do to it stands beside it on a wide screen. */
export function OwnListingRow(props: RowProps) {
  const { listing, shelf, mayWrite } = props
  const id = useId()
  const isDraft = listing.status === 'DRAFT'
  return (
    <Card as="article" aria-labelledby={id}>
      <Grid columns="mainAside" gap={4}>
        <Stack gap={2}>
          <Inline justify="between" align="start">
            <Stack gap={1}>
              <Heading level={2} id={id}>
                <WholeParts>{listing.when || '日時は未入力'}</WholeParts>
              </Heading>
              <Text>{listing.title || '見出しは未入力'}</Text>
            </Stack>
            <Text bold figures>
              {listing.fee > 0 ? yenText(listing.fee) : '給与は未入力'}
            </Text>
          </Inline>
          {isDraft ? <DraftFacts {...props} /> : <PublishedFacts {...props} />}
          {shelf === 'OPEN' && mayWrite && <Confirmation {...props} />}
        </Stack>
        {mayWrite ? (
          <Commands {...props} />
        ) : (
          <Link {...toEditListing(listing.ref, { part: 'look' })} className={rowLinkClass}>
            見え方を確かめる
          </Link>
        )}
      </Grid>
    </Card>
  )
}

function DraftFacts({ listing: { ref, editedAt, findings }, mayWrite }: RowProps) {
  const [first] = findings
  return (
    <Stack gap={1}>
      <Text tone="sub" size="md">
        {editedAt ? `${momentText(editedAt)} に保存` : ''}
      </Text>
      {first && (
        <>
          <Inline gap={2}>
            <Text as="span" size="md">
              掲載の前に
            </Text>
            {mayWrite ? (
              <Link
                {...toEditListing(ref, { part: first.part, check: '1' }, first.field)}
                className={rowLinkClass}
              >
                {first.label}
              </Link>
            ) : (
              first.label
            )}
          </Inline>
          <Text tone="sub" size="md">
            {first.message}
            {findings.length > 1 && `(ほか${findings.length - 1}件)`}
          </Text>
        </>
      )}
    </Stack>
  )
}

function PublishedFacts({ listing, kind, now }: RowProps) {
  const { slots, filledSlots, applicants, likes, deadline, editedAt } = listing
  const facts = [`決まった枠 ${filledSlots}/${slots}`, `応募 ${applicants}名`, `お気に入り ${likes}件`]
  return (
    <Stack gap={2}>
      <Inline gap={3} rowGap={1}>
        <Text as="span">{facts.join('・')}</Text>
        {deadline && <Deadline at={deadline} isFilled={filledSlots >= slots} now={now} />}
      </Inline>
      <Inline gap={2}>
        {listing.review && (
          <Badge tone={listing.review === 'RETURNED' ? 'danger' : 'warm'}>
            {LISTING_REVIEW[listing.review]}
          </Badge>
        )}
        {listing.hasDraft && <Badge tone="warm">未掲載の変更あり</Badge>}
        <Link {...toListing(kind, String(Number(listing.ref.slice(2))))} className={rowLinkClass}>
          {listing.ref}
        </Link>
        <Text as="span" tone="sub" size="md">
          {editedAt ? `${monthDayText(editedAt)} 更新` : ''}
        </Text>
      </Inline>
      {listing.review === 'WAITING' && (
        <Text tone="sub" size="md">
          運営が審査しています。済むまで検索に表示されません。結果はメールでお知らせします。
        </Text>
      )}
      {listing.lapsedAt && (
        <Text tone="sub" size="md">
          {`${LAPSE_DAYS}日のあいだ確認がなかったため、${monthDayText(listing.lapsedAt)}に停止しました。「${LISTING_CHANGE.RESUME.label}」を押すと、確認したことになります。`}
        </Text>
      )}
      {listing.review === 'RETURNED' && (
        <Notice tone="warn" title="運営からの連絡">
          <Text className={preLine}>{listing.reviewReason}</Text>
        </Notice>
      )}
    </Stack>
  )
}

type DeadlineProps = { at: string; isFilled: boolean; now: Date }

/** The last day stands out while a slot is open. */
function Deadline({ at, isFilled, now }: DeadlineProps) {
  const left = timeLeftPhrase(at, now.getTime())
  const isLastDay = left !== null && Date.parse(at) - now.getTime() < DAY_MS && !isFilled
  return (
    <Text as="span" figures tone={isLastDay ? 'important' : undefined} bold={isLastDay}>
      {`締め切り ${momentText(at)}${left ? `(${left})` : ''}`}
    </Text>
  )
}

/** The changes that the state allows, the gentlest first. */
const CHANGES: readonly ListingChange[] = ['RESUME', 'PAUSE', 'CLOSE', 'WITHDRAW']

function Commands(props: RowProps) {
  const { listing, shelf } = props
  const isDraft = listing.status === 'DRAFT'
  const changes =
    isDraft || shelf === 'ENDED'
      ? []
      : CHANGES.filter(
          (one) =>
            statusAfter(listing.status, one) !== null && !(one === 'RESUME' && listing.review === 'WAITING'),
        )
  return (
    <Stack gap={2}>
      {isDraft && <ChooseDraft listing={listing} />}
      <Inline gap={2}>
        {shelf !== 'ENDED' && (
          <Link
            {...toEditListing(listing.ref, isDraft ? {} : { part: 'time' })}
            className={buttonClass({ size: 'sm' })}
          >
            編集する
          </Link>
        )}
        {isDraft && (
          <Link {...toEditListing(listing.ref, { part: 'look' })} className={buttonClass({ size: 'sm' })}>
            確かめて掲載する
          </Link>
        )}
        <CopyForm {...props} />
        {props.kind === 'spot' && (
          <Link {...toCopyDays(listing.ref)} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
            日付を選んでコピー
          </Link>
        )}
        {changes
          .filter((change) => change === 'PAUSE' || change === 'RESUME')
          .map((change) => (
            <ListingChangeForm
              key={change}
              {...props}
              change={change}
              label={listing.review ? 'もう一度 審査に出す' : LISTING_CHANGE[change].label}
            />
          ))}
      </Inline>
      {(isDraft || changes.length > 0) && (
        <Disclosure summary={isDraft ? '下書きを削除する' : '募集を終える・取り下げる'}>
          <Stack gap={3}>
            {isDraft ? (
              <DiscardForm {...props} />
            ) : (
              changes
                .filter((change) => change === 'CLOSE' || change === 'WITHDRAW')
                .map((change) => (
                  <Stack key={change} gap={2}>
                    <Text size="md">{CONSEQUENCE[change]}</Text>
                    <ListingChangeForm {...props} change={change} label={LISTING_CHANGE[change].label} />
                  </Stack>
                ))
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

const CONSEQUENCE: Partial<Record<ListingChange, string>> = {
  CLOSE:
    '新しい応募を締め切ります。届いている応募には引き続き回答でき、決まった勤務はそのままです。元には戻せません。',
  WITHDRAW:
    '新しい応募を締め切り、まだ回答していない応募を終わらせて、先生に募集の終了をお知らせします。決まった勤務はそのままです。元には戻せません。',
}

/** The hospital confirms every `CONFIRM_DAYS` that a listing is still true (職業安定法5条の4). */
function Confirmation(props: RowProps) {
  const { confirmedAt } = props.listing
  if (!confirmedAt || !isConfirmationDue(confirmedAt, props.now)) return null
  return (
    <Inline gap={2}>
      <Text tone="sub" size="md">
        {`最後の確認から${daysUnconfirmed(confirmedAt, props.now)}日たちました。`}
      </Text>
      <ListingChangeForm {...props} change="CONFIRM" label={STILL_RECRUITING} />
    </Inline>
  )
}
