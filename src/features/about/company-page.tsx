import { useSuspenseQuery } from '@tanstack/react-query'
import { OPERATOR_FACT, OPERATOR_FACTS } from '../../domain/operator/operator.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { operatorQuery } from './operator/operator.queries.ts'
import { Article, SectionText } from './article.tsx'
import { COMPANY } from './about-titles.ts'

export function CompanyPage() {
  const { data: operator } = useSuspenseQuery(operatorQuery())
  return (
    <Article
      title={COMPANY}
      lead="DPワークは、医師と病院のあいだの雇用関係の成立をあっせんする、有料職業紹介事業です。"
    >
      {operator.isDemo && (
        <Notice tone="warn" title="デモの表示です">
          このページの事業者、許可番号、連絡先は架空のものです。実在の事業者ではありません。
        </Notice>
      )}
      <DescriptionList
        items={[
          ...OPERATOR_FACTS.map((fact) => ({
            term: OPERATOR_FACT[fact].word,
            description: operator[fact],
          })),
          { term: '求職者(先生)から受け取る手数料', description: 'ありません' },
          { term: '取り扱う職種の範囲', description: '医師(スポット勤務・定期の非常勤勤務)' },
          { term: '取り扱う地域の範囲', description: '国内' },
        ]}
      />
      <SectionText
        title="ご紹介のしかた"
        body={[
          '雇用契約は、先生と病院が直接結びます。医師を病院へ派遣することはありません。',
          '求人の労働条件は、応募の前にすべて画面でご確認いただけます。勤務が成立すると、病院が労働条件通知書を交付します。',
          '応募やご紹介の対価として、先生へ金銭や物品をお渡しすることはありません(いわゆるお祝い金の禁止)。',
          '就職した方の数、手数料率の実績、離職の状況は、厚生労働省の「人材サービス総合サイト」で公表します。',
        ]}
      />
    </Article>
  )
}
