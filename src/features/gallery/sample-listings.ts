import type { BadgeTone } from '#app/ui/badge/badge.tsx'
import type { TextTone } from '#app/ui/text/text.tsx'
import type { TimeTrackSegment } from '#app/ui/time-track/time-track.tsx'

export type SampleListing = {
  badges: readonly { tone: BadgeTone; word: string }[]
  liked: boolean
  date: string
  weekday: string
  dayTone?: TextTone
  hours: string
  length: string
  segments: readonly TimeTrackSegment[]
  fee: number
  feeNote: string
  steps: number
  load: string
  fact: string
  hospital: string
  place: string
  labels: readonly string[]
  strip?: string
}

export const sampleListings: readonly SampleListing[] = [
  {
    badges: [
      { tone: 'warm', word: '好条件' },
      { tone: 'good', word: '選考なし' },
      { tone: 'brand', word: '残り1枠' },
    ],
    liked: true,
    date: '12/18',
    weekday: '金',
    hours: '17:00〜翌9:00',
    length: '16時間',
    segments: [{ startMinute: 1020, endMinute: 1980, tone: 'night' }],
    fee: 85_000,
    feeNote: '時給 5,313円 手取り目安 68,400円',
    steps: 2,
    load: 'ゆったり',
    fact: '救急車 中央値 1台/晩 (報告23件)',
    hospital: 'みなと中央病院',
    place: '東京都 板橋区 ・ 駅から徒歩8分',
    labels: ['当直', '内科系当直', '病棟管理', '救急車1台 +5,000円', '宿日直許可あり'],
  },
  {
    badges: [
      { tone: 'neutral', word: '選考あり' },
      { tone: 'brand', word: '新着' },
    ],
    liked: false,
    date: '12/19',
    weekday: '土',
    dayTone: 'saturday',
    hours: '9:00〜17:00',
    length: '実働7時間',
    segments: [{ startMinute: 540, endMinute: 1020, tone: 'day' }],
    fee: 1_110_000,
    feeNote: '時給 15,714円 手取り目安 888,500円',
    steps: 4,
    load: 'しっかり',
    fact: 'ウォークイン 中央値 38人/日 (報告11件)',
    hospital: '医療法人社団さくら通り記念会さくら通り救急総合リハビリテーション病院',
    place: '神奈川県 川崎市 ・ 駅から徒歩3分',
    labels: ['日勤', '救急外来', '整形外科可'],
    strip: '12/18(金)の当直明けです。勤務間インターバル 0時間(目安 9時間)',
  },
]
