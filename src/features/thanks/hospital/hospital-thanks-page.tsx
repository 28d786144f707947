import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { THANKS_DAYS, thanksWords } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toHospitalOffer, toHospitalThanks, toHospitalWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { SpeechBubbleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import type { ThankableWork } from './hospital-thanks.functions.ts'
import { thankableWorksQuery } from './hospital-thanks.queries.ts'
import { SentThanks } from './sent-thanks.tsx'
import { ThankableRow, workAnchor } from './thankable-row.tsx'
import { ThanksForm } from './thanks-form.tsx'
import { type HospitalThanksSearch, HOSPITAL_THANKS } from './thanks-search.ts'

const SOURCES = Object.keys(THANKS_SOURCE).length

type HospitalThanksPageProps = { search: HospitalThanksSearch }

/** The confirmed works of the last days, each with the thanks passed on and a way to pass on more. */
export function HospitalThanksPage({ search }: HospitalThanksPageProps) {
  const query = useSuspenseInfiniteQuery(thankableWorksQuery(search.after))
  const works = query.data.pages.flatMap((page) => page.works)
  const last = query.data.pages.at(-1)
  const mayThank = last?.mayThank ?? false
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{HOSPITAL_THANKS}</Heading>
        <Text tone="sub">
          実績が確定した{THANKS_DAYS}
          日以内の勤務です。病院・看護師・救急隊・患者さんからのお礼を、先生に1回ずつお伝えできます。
        </Text>
        {search.work === undefined && <OutcomeNotice told={thanksWords(search.outcome)} />}
        {!mayThank && works.length > 0 && <Notice tone="info">閲覧のみの権限では、お礼を送れません。</Notice>}
        {works.length === 0 ? (
          <EmptyState
            icon={<SpeechBubbleIcon size="lg" />}
            title="お礼を送れる勤務はありません。"
            actions={
              <Link {...toHospitalWorks()} className={buttonClass()}>
                これからの勤務を見る
              </Link>
            }
          >
            先生の勤務報告を確定すると、その勤務がここに並びます。
          </EmptyState>
        ) : (
          <Grid as="ul" gap={3}>
            {works.map((work) => (
              <li key={work.id}>
                <Thankable work={work} mayThank={mayThank} search={search} />
              </li>
            ))}
          </Grid>
        )}
        <MoreLink
          href={last?.nextCursor ? hrefOf(toHospitalThanks({ after: last.nextCursor })) : null}
          query={query}
        />
      </Stack>
    </DeskPage>
  )
}

type ThankableProps = HospitalThanksPageProps & { work: ThankableWork; mayThank: boolean }

function Thankable({ work, mayThank, search }: ThankableProps) {
  const { after } = search
  const anchor = workAnchor(work)
  const isOpen = mayThank && search.work === work.id
  const changed = work.thanks.find(
    ({ source, changeableUntil }) => source === search.source && changeableUntil !== null,
  )
  const canSend = mayThank && !work.hasDoctorLeft && work.thanks.length < SOURCES
  const isFormShown = isOpen && (changed !== undefined || (canSend && search.source === undefined))
  const thank = canSend && !isOpen && (
    <Link
      {...toHospitalThanks({ after, work: work.id }, anchor)}
      className={work.thanks.length === 0 ? buttonClass({ size: 'sm' }) : rowLinkClass}
    >
      {work.thanks.length === 0 ? 'お礼を送る' : 'ほかのお礼も送る'}
    </Link>
  )
  return (
    <ThankableRow
      work={work}
      actions={
        <>
          {thank}
          {!work.hasDoctorLeft && (
            <Link {...toHospitalOffer(work.id)} className={rowLinkClass}>
              再勤務をオファーする
            </Link>
          )}
        </>
      }
    >
      {work.thanks.length > 0 && (
        <Stack as="ul" gap={3}>
          {work.thanks.map((sent) => (
            <SentThanks
              key={sent.source}
              workId={work.id}
              sent={sent}
              change={
                mayThank ? toHospitalThanks({ after, work: work.id, source: sent.source }, anchor) : null
              }
            />
          ))}
        </Stack>
      )}
      {work.hasDoctorLeft && <Text tone="sub">先生が退会されたため、お礼は送れません。</Text>}
      {isFormShown && (
        <ThanksForm
          key={changed?.source ?? 'NEW'}
          workId={work.id}
          sent={changed ?? null}
          taken={work.thanks.map(({ source }) => source)}
          closed={toHospitalThanks({ after }, anchor)}
          outcome={search.outcome}
        />
      )}
    </ThankableRow>
  )
}
