import { MINIMUM_REPORTS } from '../../domain/listing/workload-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import * as styles from './home.css.ts'

const QUESTIONS = [
  [
    '利用に費用はかかりますか?',
    '先生から手数料をいただくことはありません。職業紹介の手数料は、求人を出す病院が負担します。',
  ],
  [
    '「忙しさ」はどうやって決めていますか?',
    `同じ病院の同じ種類の勤務で働いた先生の報告を集計し、救急車や病棟コールの数の中央値で段階に分けています。報告が${MINIMUM_REPORTS}件に満たない求人には表示しません。`,
  ],
  [
    '「選考なし」と「選考あり」は何が違いますか?',
    '選考なしは、応募と同時に勤務が確定し、労働契約が成立します。選考ありは、病院が承認した時点で確定します。',
  ],
  [
    '「宿日直許可あり」とは何ですか?',
    '労働基準監督署の許可を受けた宿日直で、許可された時間帯は労働時間の上限の計算から除かれます。必ず眠れるという意味ではありませんので、忙しさの数字もあわせてご覧ください。',
  ],
  [
    '臨床研修中でも働けますか?',
    '臨床研修中の先生は、診療のアルバイトができないため、ご利用いただけません(医師法第16条の5)。',
  ],
] as const

export function VisitorQuestions() {
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <Heading level={2} size="xl" id="questions">
        よくある質問
      </Heading>
      <Card className={styles.questionList}>
        {QUESTIONS.map(([question, answer]) => (
          <Disclosure key={question} summary={question}>
            <Text tone="sub">{answer}</Text>
          </Disclosure>
        ))}
      </Card>
    </section>
  )
}
