import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { DocumentCard } from './document-card.tsx'
import { stepAddress } from '../registration-step.ts'
import type { ShownRegistration } from '../registration-view.ts'
import * as styles from '../sign-up.css.ts'

export function DocumentsStep({
  registration: { documents, submitted },
  returnTo,
}: {
  registration: ShownRegistration
  returnTo: string | undefined
}) {
  const find = (kind: string) => documents.find((document) => document.kind === kind)
  const next = submitted ? 'done' : 'wishes'
  return (
    <Stack gap={4}>
      <Text>
        写真は、隠したい部分を先生の端末で黒く塗ってから送ります。元の写真が端末の外に出ることはありません。ご覧になれるのは先生と当サービスの確認担当者だけです。
      </Text>
      <noscript>
        <Notice tone="warn" title="書類の提出にはJavaScriptが必要です">
          本籍地を先生の端末で隠すためです。書類はあとからでも提出できます。先に次のステップへお進みください。
        </Notice>
      </noscript>
      <DocumentCard
        kind="LICENCE"
        hides="本籍地"
        help="免許証の全体が入り、文字が読めるように撮ってください。本籍地は採用の判断に関わらない情報のため、必ず隠してお送りください。"
        document={find('LICENCE')}
      />
      <DocumentCard
        kind="IDENTITY"
        help="運転免許証またはマイナンバーカードの表面です。マイナンバーの書かれた裏面は送らないでください。"
        document={find('IDENTITY')}
      />
      <div className={styles.actions}>
        <Link
          {...stepAddress(next, returnTo)}
          className={`${buttonClass({ variant: documents.length > 0 ? 'filled' : 'outline', size: 'lg' })} ${styles.next}`}
        >
          {documents.length > 0 ? '次へ' : 'あとで提出して次へ'}
        </Link>
        {!submitted && (
          <Link {...stepAddress('workplace', returnTo)} className={buttonClass({ size: 'lg' })}>
            戻る
          </Link>
        )}
      </div>
    </Stack>
  )
}
