import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { thanksAnswerWords, THANKS_SHELF, type ThanksShelf } from '../../../domain/work/thanks.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toThanks, toThanksNotebook, toWorkedSpots } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { MessageIcon } from '../../../ui/icon/subject-icons.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { BackPage } from '../../shell/back-page.tsx'
import { readThanksFn } from './thanks.functions.ts'
import { thanksQuery } from './thanks.queries.ts'
import { type ThanksSearch, THANKS_HEAD } from './thanks-search.ts'
import type { ReceivedThanks } from './thanks.functions.ts'
import { MarkThanksRead } from './mark-thanks-read.tsx'
import { ReportThanksForm } from './report-form.tsx'
import { ThanksActions } from './thanks-actions.tsx'
import { ThanksCard } from './thanks-card.tsx'
import * as styles from './thanks.css.ts'

const SHELVES = [undefined, 'KEPT', 'HIDDEN'] as const

type ThanksPageProps = { search: ThanksSearch }

/** What hospitals have passed on to the doctor, newest first. */
export function ThanksPage({ search }: ThanksPageProps) {
  const { shelf = 'OPEN', after, report } = search
  const query = useSuspenseInfiniteQuery(thanksQuery(shelf, after))
  const thanks = query.data.pages.flatMap((page) => page.appreciations)
  const last = query.data.pages.at(-1)
  return (
    <BackPage {...THANKS_HEAD}>
      <Inline justify="between" gap={2}>
        <nav aria-label="感謝の声の種類" className={styles.shelves}>
          {SHELVES.map((one) => (
            <Link
              key={one ?? 'OPEN'}
              {...toThanks({ shelf: one })}
              aria-current={one === search.shelf ? 'page' : undefined}
              className={chipClass(one === search.shelf ? 'selected' : 'open')}
            >
              {THANKS_SHELF[one ?? 'OPEN']}
            </Link>
          ))}
        </nav>
        <Link {...toThanksNotebook()} className={buttonClass({ size: 'sm' })}>
          手帳をひらく
        </Link>
      </Inline>
      {report === undefined && <OutcomeNotice told={thanksAnswerWords(search.outcome)} />}
      {shelf === 'OPEN' && <Unread count={last?.unread ?? 0} thanks={thanks} />}
      {thanks.length === 0 ? (
        <Empty shelf={shelf} />
      ) : (
        <Grid as="ul" gap={3}>
          {thanks.map((one) => (
            <li key={one.id}>
              <ThanksCard thanks={one}>
                <ThanksActions thanks={one} search={search} />
                {report === one.id && one.reportState === 'NONE' && (
                  <ReportThanksForm id={one.id} search={search} />
                )}
              </ThanksCard>
            </li>
          ))}
        </Grid>
      )}
      <MoreLink
        href={last?.nextCursor ? hrefOf(toThanks({ shelf: search.shelf, after: last.nextCursor })) : null}
        query={query}
      />
    </BackPage>
  )
}

function Unread({ count, thanks }: { count: number; thanks: readonly ReceivedThanks[] }) {
  const { attributes, pending } = usePosted(readThanksFn)
  const ids = thanks.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  if (count === 0) return null
  return (
    <>
      <Text bold>未読 {count}件</Text>
      <MarkThanksRead thanks={thanks} />
      {ids.length > 0 && (
        <noscript>
          <form {...attributes}>
            <input type="hidden" name="ids" value={ids.join(',')} />
            <Button type="submit" size="sm" pending={pending}>
              既読にする
            </Button>
          </form>
        </noscript>
      )}
    </>
  )
}

const EMPTY: Record<ThanksShelf, { title: string; words: string }> = {
  OPEN: {
    title: 'まだ感謝の声はありません。届くとお知らせします。',
    words: '勤務の実績が確定すると、病院・看護師・救急隊・患者さんからの声が病院を通じて届きます。',
  },
  KEPT: {
    title: '感謝の手帳に保存したものはありません。',
    words: '「手帳に保存する」を選んだ感謝の声が、年ごとの手帳に載ります。',
  },
  HIDDEN: {
    title: '非表示にしたものはありません。',
    words: '非表示にした感謝の声は、ここから表示に戻せます。',
  },
}

const Empty = ({ shelf }: { shelf: ThanksShelf }) => (
  <EmptyState
    icon={<MessageIcon size="lg" />}
    title={EMPTY[shelf].title}
    actions={
      shelf === 'OPEN' ? (
        <Link {...toWorkedSpots()} className={buttonClass()}>
          勤務の履歴を見る
        </Link>
      ) : (
        <Link {...toThanks()} className={buttonClass()}>
          届いたものを見る
        </Link>
      )
    }
  >
    {EMPTY[shelf].words}
  </EmptyState>
)
