import { FICTITIOUS, type TakeHome } from '../../../domain/money/take-home.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'

const about = (yen: number) => `約${yenText(yen)}`

/** 2026 → 「令和8年分」, the official name of the tables. */
const yearText = (year: number) => `令和${year - 2018}年分`

function estimate({ year, otsuYen, heiYen }: TakeHome): string | null {
  const columns = [
    otsuYen === null ? [] : [`乙欄の場合 ${about(otsuYen)}`],
    heiYen === null ? [] : [`丙欄の場合 ${about(heiYen)}`],
  ].flat()
  return columns.length === 0 ? null : `${columns.join(' / ')}(${yearText(year)})`
}

/** 「インセンティブの見込み 10,000円・交通費(定額) 3,000円を含みます。」; empty where the fee is all. */
function partsText({ incentiveYen, carfareYen }: TakeHome): string {
  const parts = [
    incentiveYen > 0 ? `インセンティブの見込み ${yenText(incentiveYen)}` : '',
    carfareYen > 0 ? `交通費(定額) ${yenText(carfareYen)}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('・')}を含みます。` : ''
}

/** 見込み手取り, or a sentence that it is not known yet. The hospital decides which column applies. */
export function TakeHomeLine({ takeHome }: { takeHome: TakeHome }) {
  const words = estimate(takeHome)
  if (words === null) {
    return (
      <Text tone="sub" size="md">
        給与の見込み手取りは、{yearText(takeHome.year)}の源泉徴収税額表が未登録のため、まだ表示できません。
      </Text>
    )
  }
  return (
    <Stack gap={1}>
      <Text>
        <strong>見込み手取り</strong> {words}
      </Text>
      <Text tone="sub" size="md">
        {takeHome.isFictitious && FICTITIOUS}
        {partsText(takeHome)}
        見込みです。実際の額は病院の計算によります。
      </Text>
    </Stack>
  )
}
