import { useSuspenseQuery } from '@tanstack/react-query'
import { ANSWER_DAYS } from '../../domain/contact/contact.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { operatorQuery } from './operator/operator.queries.ts'
import { Article, SectionText } from './article.tsx'
import { COMPLAINTS } from './about-titles.ts'

/** The complaint desk that 職業安定法 wants named. */
export function ComplaintsPage() {
  const { data: operator } = useSuspenseQuery(operatorQuery())
  return (
    <Article
      title={COMPLAINTS}
      lead="求人の内容と実際の勤務の違い、賃金の支払い、個人情報の取り扱いなど、職業紹介に関する苦情をお受けします。"
    >
      <DescriptionList
        items={[
          { term: '責任者(職業紹介責任者)', description: operator.manager },
          { term: '電話', description: operator.phone },
          { term: 'メール', description: operator.mail },
          { term: '受付時間', description: operator.hours },
          { term: '郵送先', description: `${operator.address} ${operator.name}` },
        ]}
      />
      <SectionText
        title="お伝えいただきたいこと"
        body={[
          ['求人番号または勤務の日付と病院名', 'いつ、どのようなことがあったか', 'ご希望の連絡先と時間帯'],
          '匿名でもお受けしますが、病院への確認とご回答ができないことがあります。患者さんの個人情報は書かないでください。',
        ]}
      />
      <SectionText
        title="お受けしたあとの流れ"
        body={[
          [
            `受け付けた日を記録し、通常${ANSWER_DAYS}営業日以内に最初のご返答をします。`,
            '事実を確かめます。先生の同意なく、お名前を病院へ伝えることはありません。',
            '対応の内容と理由をご返答します。求人に誤りがあれば、掲載を止めるか改めます。',
            '苦情の内容と対応を記録し、職業紹介責任者が管理します。',
          ],
          '苦情を申し出たことを理由に、応募や利用で不利に扱うことはありません。',
        ]}
      />
      <SectionText
        title="ほかの相談先"
        body={[
          '賃金や労働時間については、勤務先を管轄する労働基準監督署や都道府県労働局の総合労働相談コーナーへ、職業紹介については都道府県労働局へ、直接ご相談いただけます。',
        ]}
      />
    </Article>
  )
}
