import { useSuspenseQuery } from '@tanstack/react-query'
import { durationText, longDayText } from '../../../domain/text/shift-text.ts'
import { THANKS_STAMP } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import { toThanks, toThanksNotebook } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { BookmarkIcon } from '../../../ui/icon/subject-icons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Stats } from '../../../ui/stat/stat.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { NeedsScript } from '../../forms/needs-script.tsx'
import { BackLink } from '../../shell/back-link.tsx'
import type { getNotebookFn } from './thanks.functions.ts'
import { notebookQuery } from './thanks.queries.ts'
import type { ReceivedThanks } from './thanks.functions.ts'
import { type NotebookSearch, NOTEBOOK_HEAD } from './thanks-search.ts'
import * as styles from './thanks.css.ts'
import { printPage } from '../../page-parts/paper.ts'

type Notebook = Awaited<ReturnType<typeof getNotebookFn>>

/** The kept thanks of a year with its figures: for the doctor alone, to read or to print on A4. */
export function NotebookPage({ search }: { search: NotebookSearch }) {
  const { data: notebook } = useSuspenseQuery(notebookQuery(search.year))
  const { year, years, doctorName, kept } = notebook
  return (
    <Page width="prose">
      <Stack gap={4}>
        <Stack gap={3} className={screenOnly}>
          <BackLink fallback={NOTEBOOK_HEAD.back}>戻る</BackLink>
          <nav aria-label="年" className={styles.shelves}>
            {years.map((one) => (
              <Link
                key={one}
                {...toThanksNotebook({ year: one })}
                aria-current={one === year ? 'page' : undefined}
                className={chipClass(one === year ? 'selected' : 'open')}
              >
                {one}年
              </Link>
            ))}
          </nav>
        </Stack>
        <Stack gap={1}>
          <Heading level={1}>
            {NOTEBOOK_HEAD.title} {year}年
          </Heading>
          {doctorName !== '' && <Text>{doctorName}先生</Text>}
        </Stack>
        <Card>
          <Figures notebook={notebook} />
        </Card>
        {kept.length === 0 ? (
          <EmptyState
            icon={<BookmarkIcon size="lg" />}
            title={`${year}年の手帳に保存した感謝の声はありません。`}
            actions={
              <Link {...toThanks()} className={buttonClass()}>
                感謝の声から選ぶ
              </Link>
            }
          >
            「手帳に保存する」を選んだものだけが、ここに載ります。
          </EmptyState>
        ) : (
          <ul className={styles.entries}>
            {kept.map((one) => (
              <Entry key={one.id} thanks={one} />
            ))}
          </ul>
        )}
        <div className={screenOnly}>
          <NeedsScript>
            <Button variant="filled" onClick={printPage}>
              A4で印刷する・PDFに保存する
            </Button>
          </NeedsScript>
        </div>
        <Text tone="sub">この手帳は先生だけが見られます。病院が確認した実績だけを数えています。</Text>
      </Stack>
    </Page>
  )
}

const Figures = ({ notebook }: { notebook: Notebook }) => (
  <Stats
    items={[
      { label: '勤務', value: `${notebook.works}回` },
      { label: '勤務時間', value: durationText(notebook.minutes) },
      { label: '病院', value: `${notebook.hospitals}か所` },
      { label: '受けた救急車', value: `${notebook.ambulanceAccepted}台` },
      { label: '入院', value: `${notebook.admissions}人` },
      { label: '感謝の声', value: `${notebook.thanks}件` },
    ]}
  />
)

const Entry = ({ thanks }: { thanks: ReceivedThanks }) => (
  <li className={styles.entry}>
    <Stack gap={1}>
      <Text bold>
        {THANKS_STAMP[thanks.stamp]}({THANKS_SOURCE[thanks.source]})
      </Text>
      {thanks.body !== '' && <p className={styles.words}>{thanks.body}</p>}
      <Text tone="sub">
        {longDayText(thanks.plannedStart)} {thanks.hospitalName} {thanks.title}
      </Text>
    </Stack>
  </li>
)
