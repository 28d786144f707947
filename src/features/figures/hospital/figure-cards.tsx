import type { ReactNode } from 'react'
import { sharePercent, type FigureSums, type PeerMeasure } from '../../../domain/work/hospital-figures.ts'
import { FIGURE, type FigurePeriod } from '../../../domain/hospital/figure-words.ts'
import { replyText } from '../../../domain/listing/listing-facts.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import type { Address } from '../../../platform/address.ts'
import { toFigureSources } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'

export type Peer = { measure: PeerMeasure; hospitals: number; median: number; isOfRegion: boolean }

/** 「同じ種別の病院(同じ地方・24施設)の中央値 約4時間」. */
export function peerText(peer: Peer | undefined): string {
  if (!peer) return '比べられる病院が少ないため、比較はまだ表示していません。'
  const value = peer.measure === 'REPLY' ? replyText(peer.median) : `${Math.round(peer.median)}%`
  return `同じ種別の病院(${peer.isOfRegion ? '同じ地方' : '全国'}・${peer.hospitals}施設)の中央値 ${value}`
}

type FigureCardProps = {
  title: string
  value: string
  made: string
  children: ReactNode
  open?: { words: string; address: Address }
}

const FigureCard = ({ title, value, made, children, open }: FigureCardProps) => (
  <Card as="li">
    <Stack gap={2}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text size="xl" bold figures>
        {value}
      </Text>
      <Text>{made}</Text>
      {children}
      {open && (
        <p>
          <Link {...open.address} className={rowLinkClass}>
            {open.words}
          </Link>
        </p>
      )}
    </Stack>
  </Card>
)

const percentText = (percent: number | null): string => (percent === null ? '—' : `${percent}%`)

type FigureCardsProps = {
  sums: FigureSums
  shownReplyMedianMinutes: number | null
  peers: readonly Peer[]
  period: FigurePeriod
}

/** Answering, filling and cancelling, each with what it is made of and a way to it. */
export function FigureCards({ sums, shownReplyMedianMinutes, peers, period }: FigureCardsProps) {
  const peerOf = (measure: PeerMeasure) => peers.find((one) => one.measure === measure)
  const { replies, replyMedianMinutes, slots, filledSlots, works, cancelledByDoctor, cancelledByHospital } =
    sums
  const cancelled = cancelledByDoctor + cancelledByHospital
  return (
    <Grid as="ul" columns={3} gap={3}>
      <FigureCard
        title={FIGURE.REPLY}
        value={replyMedianMinutes === null ? '—' : durationText(replyMedianMinutes)}
        made={replies === 0 ? 'この期間に答えた応募はありません。' : `答えた応募 ${replies}件の中央値`}
        open={
          replies > 0
            ? { words: 'もとになった応募を見る', address: toFigureSources('reply', { period }) }
            : undefined
        }
      >
        <Text tone="sub">
          {shownReplyMedianMinutes === null
            ? '求人の「返信の目安」は、直近180日に5件の返信がそろうと表示します。'
            : `求人に表示中の目安 ${replyText(shownReplyMedianMinutes)}(直近180日)`}
        </Text>
        <Text tone="sub">{peerText(peerOf('REPLY'))}</Text>
      </FigureCard>
      <FigureCard
        title={FIGURE.FILL}
        value={percentText(sharePercent(filledSlots, slots))}
        made={slots === 0 ? 'この期間に始まったスポットはありません。' : `${slots}枠のうち${filledSlots}枠`}
        open={
          slots > 0
            ? { words: 'もとになった求人を見る', address: toFigureSources('fill', { period }) }
            : undefined
        }
      >
        <Text tone="sub">勤務開始の時刻を過ぎたスポットの枠です。埋まる前に取り下げた求人は含みません。</Text>
        <Text tone="sub">{peerText(peerOf('FILL'))}</Text>
      </FigureCard>
      <FigureCard
        title={FIGURE.CANCELLATION}
        value={`病院 ${cancelledByHospital}件・先生 ${cancelledByDoctor}件`}
        made={works === 0 ? 'この期間に予定された勤務はありません。' : `予定された勤務 ${works}件のうち`}
        open={
          cancelled > 0
            ? { words: 'もとになった勤務を見る', address: toFigureSources('cancellations', { period }) }
            : undefined
        }
      >
        <Text tone="sub">代わりの先生が見つかった交代は含みません。</Text>
        <Text tone="sub">{`病院から: ${peerText(peerOf('CANCELLED_BY_HOSPITAL'))}`}</Text>
      </FigureCard>
    </Grid>
  )
}
