import { toSignUp, toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { StepMeter } from '../../ui/step-meter/step-meter.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'
import * as styles from './visitor-hero.css.ts'

export function VisitorHero() {
  return (
    <section aria-labelledby="hero" className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="hero" className={styles.title}>
            <span className={styles.phrase}>働きが見えて、</span>
            <span className={styles.phrase}>きちんと報われる。</span>
          </h2>
          <p className={styles.lead}>
            医師のスポット勤務を、日時・給与・忙しさで比べて選べます。忙しさは、実際に働いた先生の報告から数えた数字です。
          </p>
          <div className={styles.actions}>
            <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled', size: 'lg' })}>
              求人をさがす
            </Link>
            <Link {...toSignUp()} className={buttonClass({ size: 'lg' })}>
              無料で会員登録
            </Link>
          </div>
        </div>
        <SampleShift />
      </div>
    </section>
  )
}

/** A sample listing that explains how to read one, labelled as a sample. */
function SampleShift() {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>求人の見かた</figcaption>
      <Card padding="roomy">
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.question}>いつ</dt>
            <dd className={styles.answer}>
              <Text bold size="lg" figures>
                17:00〜翌9:00
              </Text>
              <TimeTrack segments={[{ startMinute: 1_020, endMinute: 1_980, tone: 'night' }]} />
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.question}>いくら</dt>
            <dd className={styles.answer}>
              <Figure value={85_000} unit="円" size="lg" />{' '}
              <Text as="span" tone="sub" figures>
                時給 5,312円
              </Text>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.question}>忙しさ</dt>
            <dd className={styles.answer}>
              <StepMeter value={2} word="ゆったり" />
              <Text tone="sub">救急車 中央値 1台/晩(報告23件)</Text>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.question}>確定</dt>
            <dd className={styles.answer}>
              <Badge tone="good">選考なし</Badge>
              <Text tone="sub">応募と同時に勤務が決まります</Text>
            </dd>
          </div>
        </dl>
      </Card>
    </figure>
  )
}
