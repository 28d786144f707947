import { useSuspenseQuery } from '@tanstack/react-query'
import { KEPT } from '../../domain/operator/kept.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { operatorQuery } from './operator/operator.queries.ts'
import { Article, SectionText } from './article.tsx'
import * as styles from './article.css.ts'
import { PRIVACY, PRIVACY_RIGHTS, PRIVACY_SINCE } from './privacy-text.ts'
import { PRIVACY_TITLE } from './about-titles.ts'

export function PrivacyPage() {
  const { data: operator } = useSuspenseQuery(operatorQuery())
  return (
    <Article
      title={PRIVACY_TITLE}
      lead={`${operator.name}は、DPワークでお預かりする個人情報を、個人情報の保護に関する法律と職業安定法に従って、次のとおり取り扱います。`}
      sections={PRIVACY}
      since={PRIVACY_SINCE}
    >
      <Stack as="section" gap={2}>
        <Heading level={2}>6. 保存する期間</Heading>
        <Text>期間を過ぎたものは、自動で消します。</Text>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                情報
              </th>
              <th scope="col" className={styles.cell}>
                期間
              </th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map(({ what, until }) => (
              <tr key={what}>
                <td className={styles.cell}>{what}</td>
                <td className={styles.cell}>{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
      {PRIVACY_RIGHTS.map((section) => (
        <SectionText key={section.title} {...section} />
      ))}
      <SectionText
        title="10. お問い合わせ先"
        body={[
          `${operator.name} 個人情報の担当(${operator.manager})`,
          `${operator.address} 電話 ${operator.phone} メール ${operator.mail}`,
        ]}
      />
    </Article>
  )
}
