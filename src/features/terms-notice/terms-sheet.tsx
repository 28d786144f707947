import { momentText, untilText } from '../../domain/text/shift-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import * as styles from './terms-notice.css.ts'
import type { TermsView } from './terms-view.ts'

type TermsSheetProps = {
  notice: TermsView
  doctorName: string
  hospitalName: string
}

/** The notice itself, on screen and on paper. */
export const TermsSheet = ({ notice, doctorName, hospitalName }: TermsSheetProps) => (
  <Card as="section" aria-labelledby="terms-notice">
    <div className={styles.sheet}>
      <Heading level={2} id="terms-notice">
        労働条件通知書
      </Heading>
      <div className={styles.parties}>
        <Text bold>{doctorName} 先生</Text>
        <Text>
          {hospitalName}
          <br />
          {notice.issuedAt && `${untilText(notice.issuedAt)} 発行(第${notice.number}版)`}
        </Text>
      </div>
      <dl className={styles.lines}>
        {notice.lines.map(({ heading, text }) => (
          <div key={heading} className={styles.line}>
            <dt className={styles.heading}>{heading}</dt>
            <dd className={styles.text}>
              <WholeParts>{text}</WholeParts>
            </dd>
          </div>
        ))}
      </dl>
      {notice.acknowledgedAt && (
        <Text tone="sub">{momentText(notice.acknowledgedAt)} に先生が内容を確認しました。</Text>
      )}
    </div>
  </Card>
)
