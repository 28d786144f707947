import { REVIEW_TIME } from '../../domain/account/review-time.ts'
import { hrefOf } from '../../platform/address.ts'
import { toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { stepAddress } from './registration-step.ts'
import type { DocumentView } from './registration-view.ts'

type DonePanelProps = { documents: readonly DocumentView[]; returnTo: string | undefined }

/** Confirms the registration, names a missing licence, and links back to where the doctor came from. */
export function DonePanel({ documents, returnTo }: DonePanelProps) {
  const hasLicence = documents.some(({ kind, state }) => kind === 'LICENCE' && state !== 'RETURNED')
  return (
    <Card padding="roomy">
      <Stack gap={5}>
        <Inline gap={2}>
          <Text as="span" tone="good">
            <CheckCircleIcon size="lg" />
          </Text>
          <Heading level={1}>登録を受け付けました</Heading>
        </Inline>
        <Text>
          登録を受け付けました。{REVIEW_TIME}に確認します。確認が終わると、求人に応募できるようになります。
        </Text>
        {!hasLicence && (
          <Notice tone="warn" title="医師免許証の写真がまだ届いていません">
            写真を確認してから応募できるようになります。本籍地は、送る前に先生の端末で隠せます。
          </Notice>
        )}
        <Inline gap={3}>
          {!hasLicence && (
            <Link {...stepAddress('documents', returnTo)} className={buttonClass({ variant: 'filled' })}>
              書類を提出する
            </Link>
          )}
          <a
            href={returnTo ?? hrefOf(toSpotSearch())}
            className={buttonClass({ variant: hasLicence ? 'filled' : 'outline' })}
          >
            {returnTo === undefined ? '求人をさがす' : '先ほどのページへ進む'}
          </a>
        </Inline>
      </Stack>
    </Card>
  )
}
