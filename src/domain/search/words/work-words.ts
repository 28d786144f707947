import type { Criteria } from '../search-criteria.ts'
import type { FacilityCategory, JobDescriptionType, ShiftPattern } from '../../listing/listing-words.ts'
import type { IncentiveType } from '../../money/pay-words.ts'
import type { SentenceMeaning } from './meaning.ts'
import { WORKLOAD_SOURCE } from '../../listing/workload-text.ts'

type Entry = readonly [words: string, meaning: SentenceMeaning]

/** The meaning of named shift patterns. */
const shifts = (patterns: readonly ShiftPattern[], note?: string): SentenceMeaning => ({
  criteria: { shiftPatterns: [...patterns] },
  note,
  not: { without: { shiftPatterns: [...patterns] } },
})

/** The meaning of a part of the day, in which several shift patterns lie. */
export const vaguely = (patterns: readonly ShiftPattern[]): SentenceMeaning => ({
  vagueShifts: patterns,
  not: { without: { shiftPatterns: [...patterns] } },
})

const work = (...jobDescriptionTypesForSearch: JobDescriptionType[]): SentenceMeaning => ({
  criteria: { jobDescriptionTypesForSearch },
})
const at = (facility: FacilityCategory, more: Criteria = {}): SentenceMeaning => ({
  criteria: { facilityCategories: [facility], ...more },
  not: { without: { facilityCategories: [facility] } },
})
const paid = (...incentiveTypes: IncentiveType[]): SentenceMeaning => ({ criteria: { incentiveTypes } })
const asking = (condition: NonNullable<Criteria['conditions']>[number], note?: string): SentenceMeaning => ({
  criteria: { conditions: [condition] },
  note,
})

export const NO_AMBULANCE = asking('WITHOUT_AMBULANCE')
const AMBULANCE: SentenceMeaning = { ...work('AMBULANCE'), not: NO_AMBULANCE }
const DAYTIME = ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'] as const
const WORKLOAD_NOTE = `${WORKLOAD_SOURCE}忙しさを約束するものではありません。`
export const EASY = asking('EASY', WORKLOAD_NOTE)
export const TOUGH = asking('TOUGH', WORKLOAD_NOTE)

const ENTRIES: readonly Entry[] = [
  // Parts of the day.
  [
    '当直 宿直 夜勤 とうちょく 当直バイト 泊まり 泊り オーバーナイト やきん しゅくちょく 当直帯 泊まり込み 当直料 夜勤専従 当直専従 当直専門 当直バイト募集 当直代',
    { ...shifts(['NIGHT']), not: { without: { shiftPatterns: ['NIGHT', 'DAY_NIGHT'] } } },
  ],
  [
    '日当直 日直当直 24時間 にっとうちょく 日直+当直 日直＋当直 日直・当直通し 日直から当直 日直からの当直 日直当直通し',
    shifts(['DAY_NIGHT']),
  ],
  [
    '夜 夜間 夜帯 晩 のよる のばん',
    {
      ...vaguely(['NIGHT', 'DAY_EVENING']),
      not: { without: { shiftPatterns: ['NIGHT', 'DAY_NIGHT', 'DAY_EVENING'] } },
    },
  ],
  ['日勤 日勤帯 にっきん', shifts(DAYTIME)],
  ['日中 昼間 昼 のひる', vaguely(DAYTIME)],
  ['終日 一日勤務 1日勤務 フルタイム 日直 全日 にっちょく', shifts(['DAY_AM_PM'])],
  ['午前 午前中 午前診 午前勤務 AM 朝 ごぜん ごぜんちゅう のあさ 早朝', shifts(['DAY_AM'])],
  ['午後 午後診 午後勤務 PM ごご ごごしん', shifts(['DAY_PM'])],
  ['夕方 夕診 夜診 イブニング 夜間診療 夜間外来', shifts(['DAY_EVENING'])],
  ['半日 半日勤務 半ドン', shifts(['DAY_AM', 'DAY_PM'])],
  // Duties.
  [
    '救急車 きゅうきゅうしゃ 救急車対応 救急車受け入れ 救急車受入 救急対応 救急搬送 救急車あり 救急あり',
    AMBULANCE,
  ],
  [
    '救急車なし きゅうきゅうなし 救急なし 救急車無し 救急車ゼロ 救急車0 救急車こない 救急車来ない 救急対応なし ノー救急 ノー救急車 no救急車',
    NO_AMBULANCE,
  ],
  ['救急外来 救外 ウォークイン ウオークイン walkin walk-in', work('EMERGENCY_WALK_IN')],
  ['ER', work('AMBULANCE', 'EMERGENCY_WALK_IN')],
  [
    '外来 一般外来 外来診療 がいらい 外来業務 外来バイト 外来担当 外来代診 代診 代診医 外来の代診 外来の代わり',
    work('WALK_IN'),
  ],
  ['病棟 病棟管理 病棟業務 びょうとう 病棟番 病棟当番 病棟回診', work('WARD_MANAGEMENT')],
  [
    '内視鏡 胃カメラ 大腸カメラ GIF CF カメラ 上部内視鏡 下部内視鏡 内視鏡検査 上部消化管内視鏡 下部消化管内視鏡 消化管内視鏡 大腸内視鏡 胃内視鏡 上部カメラ 下部カメラ ないしきょう いカメラ 大腸ファイバー CS TCS EGD スコープ 上下部内視鏡 上部・下部内視鏡 上下部',
    work('ENDOSCOPY'),
  ],
  [
    '透析 透析管理 人工透析 とうせき 透析回診 透析当番 透析室 透析クリニック管理 透析バイト',
    work('DIALYSIS_MANAGEMENT'),
  ],
  [
    '健診 検診 健康診断 人間ドック ドック けんしん 健診・人間ドック 健診業務 巡回健診 企業健診 特定健診 住民健診 学校健診 乳幼児健診 乳児健診 小児健診 妊婦健診 職場健診 バス健診 健診バス 診察健診 健診の問診 健康診断の問診 検診の問診 健診問診 健診の内科診察 健診の診察 健診バイト 健診医 けんこうしんだん ドック健診',
    work('MEDICAL_CHECKUP'),
  ],
  [
    '予防接種 インフル インフルエンザ インフルエンザ予防接種 インフルワクチン インフルエンザワクチン インフル予防接種 インフルの予防接種 インフルの注射 よぼうせっしゅ 予防注射 予防接種の問診',
    work('VACCINATION'),
  ],
  [
    '集団接種 集団接種会場 接種会場 ワクチン ワクチン接種 接種 ワクチンの問診 ワクチン問診 ワクチンバイト',
    work('VACCINATION', 'COVID_19_VACCINATION'),
  ],
  [
    '訪問診療 在宅 在宅診療 訪問 往診 訪診 ほうもんしんりょう おうしん 訪問バイト 在宅バイト',
    work('HOME_CARE'),
  ],
  ['往診待機 待機 オンコール オンコール待機 電話待機 自宅待機 宅直', work('HOME_VISIT_STANDBY')],
  ['自由診療 AGA 美容医療 自費診療 美容バイト 脱毛 医療脱毛 ED 自費', work('FREE_MEDICAL_CARE')],
  ['発熱外来 コロナ外来', work('COVID_19_OUTPATIENT')],
  ['コロナ病棟', work('COVID_19_WARD')],
  [
    'コロナワクチン 新型コロナワクチン コロワク コロナワクチン接種 コロナの予防接種',
    work('COVID_19_VACCINATION'),
  ],
  ['PCR PCR検査 抗原検査', work('COVID_19_TEST')],
  ['宿泊療養 宿泊療養施設', work('COVID_19_ACCOMMODATION')],
  ['オンライン診療 自宅療養', work('COVID_19_HOME_VISIT')],
  [
    'コロナ 新型コロナ COVID covid-19',
    work(
      'COVID_19_OUTPATIENT',
      'COVID_19_WARD',
      'COVID_19_VACCINATION',
      'COVID_19_TEST',
      'COVID_19_ACCOMMODATION',
      'COVID_19_HOME_VISIT',
    ),
  ],
  ['問診', work('MEDICAL_CHECKUP', 'VACCINATION')],
  // Conditions.
  [
    '選考なし 選考無し 選考不要 すぐ確定 即確定 即決 即日確定 先着 先着順 面接なし 面談なし 面接不要 面談不要 すぐ決まる',
    asking('FREE_APPLICATION'),
  ],
  ['選考 面接 面談', { not: asking('FREE_APPLICATION') }],
  [
    'ゆったり ゆったりめ ゆっくり ゆっくりめ のんびり まったり 楽 ラク 楽ちん ゆるい ゆるめ 暇 ひま 忙しくない 負担少なめ 負担が少ない 穏やか 落ち着いた 救急車少なめ 救急少なめ 救急車少ない 救急が少ない 救急少ない 救急車が少ない 救急車が少なめ コールほぼなし コールなし コールがない コールほとんどなし コール少なめ コール少ない コールが少ない コールが少なめ 呼ばれない 起こされない 呼び出しなし 呼び出し無し 呼び出しほぼなし 呼び出しほぼ無し 呼び出し少なめ 呼び出しが少ない ほぼ呼ばれない ほとんど呼ばれない 寝れる 寝られる 眠れる 楽め ラクめ 負担の少ない 暇め ひまめ 落ち着いている 寝てていい 寝てるだけ 寝てるだけの 寝ていられる 眠られる しっかり寝れる しっかり寝られる ちゃんと寝れる ぐっすり眠れる ゆっくり寝れる ゆっくり寝られる 楽な らくな 楽そう 楽そうな しんどくない きつくない キツくない 忙しすぎない 激務じゃない 激務でない 起こされへん 呼ばれへん 起こされん 呼ばれん 患者少なめ 患者少ない 負担のない 負担が軽い 負担の軽い 軽め 軽い',
    EASY,
  ],
  ['しっかり しっかりめ 忙しい 忙しめ バリバリ バリバリ働ける ハード ハードめ ガッツリ働ける', TOUGH],
  [
    '寝当直 ねとうちょく',
    {
      criteria: { shiftPatterns: ['NIGHT'], conditions: ['EASY'] },
      note: `「寝当直」は「当直」と「ゆったり」で探します。${WORKLOAD_NOTE}`,
    },
  ],
  [
    '宿日直許可 宿日直許可あり 宿直許可 宿日直 当直許可 許可あり 宿日直許可有 宿日直許可済 宿日直許可取得 宿日直許可取得済 宿日直許可のある 宿直許可取得',
    asking('NIGHT_DUTY_PERMIT', '宿日直許可があっても、忙しさは日によって変わります。'),
  ],
  [
    '高時給 高日給 高額 高給 高収入 高単価 高報酬 高給与 好条件 高待遇 割のいい 割の良い 稼げる 稼ぎたい こうがく 高い 高め 高めの 給料高い 給料がいい 給料の高い 給料いい 給料のいい 単価高い 単価の高い 単価高め 日給高め 時給高め 金払いがいい 金払いのいい ギャラがいい ギャラのいい 割がいい 割がええ 実入りのいい 実入りがいい 報酬高め 高額案件 高額バイト 儲かる 稼ぎのいい おいしい オイシイ 美味しい',
    asking('ATTRACTIVE'),
  ],
  [
    '入り時間調整 入り時間の調整 入り時間相談 入り時間の相談 入時間調整 遅れて入れる 遅れて入る 遅れて 遅刻 遅入り 遅めの入り 遅めスタート 開始時間調整 開始時間相談 入り時間調整可 入り時間',
    { criteria: { adjustableWorkingStartTime: true } },
  ],
  [
    '早上がり 早く上がれる 早く帰れる 早退 明け時間調整 明け時間の調整 明け時間相談 明け時間 終了時間調整 終了時間相談 早抜け 早めに上がれる',
    { criteria: { adjustableWorkingEndTime: true } },
  ],
  [
    '時間調整 時間相談 時間の相談 時間調整可 時間応相談',
    { criteria: { adjustableWorkingStartTime: true, adjustableWorkingEndTime: true } },
  ],
  // Access and carfare.
  [
    '駅から歩ける 駅から歩いて行ける 駅徒歩圏 駅チカ 駅近 駅近く 駅から近い 駅に近い 駅前 駅そば 駅直結',
    asking('NEAR_STATION', '「{}」は、駅から徒歩10分以内で探します。'),
  ],
  [
    '車通勤 車通勤可 車通勤OK 車で通勤 車で行ける 車でいける 車で通える 車で行きたい 車可 車OK 自家用車 マイカー マイカー通勤 マイカー通勤可',
    asking('CAR_COMMUTE'),
  ],
  [
    '駐車場 駐車場無料 無料駐車場 駐車場完備 駐車場有 駐車場付き 駐車場あり',
    asking('CAR_COMMUTE', '「{}」は、「車通勤可」の病院で探します。'),
  ],
  [
    '交通費 交通費あり 交通費支給 交通費支給あり 交通費込み 交通費全額 交通費全額支給 交通費別途 交通費別途支給 交通費別 交通費付き 交通費が出る',
    asking('CARFARE_PAID'),
  ],
  [
    '経験なくても 経験がなくても 経験なくても大丈夫 経験なくても可 経験なくてもいい 経験なしでも 経験不問 経験年数不問 経験問わず 経験年数問わず 経験は問わない 経験は問いません 経験を問わない 経験問わない 経験年数の条件なし 未経験 未経験可 初心者',
    asking(
      'NO_MIN_YEARS',
      '「{}」は、経験年数の条件がない求人で探します。業務ごとの経験は各求人でご確認ください。',
    ),
  ],
  [
    '経験を満たす 必要な経験を満たす 経験の条件を満たす 応募条件を満たす 応募の条件を満たす 要件を満たす 自分の経験で応募できる 経験に合う',
    asking('EXPERIENCE_MET', '「{}」は、ログインした先生の医師情報と比べて探します。'),
  ],
  // Interviews.
  [
    'オンライン面談 オンライン面談可 オンライン面接 WEB面談 WEB面接 面談オンライン 面談はオンライン 面談オンライン可',
    { criteria: { interviews: ['ONLINE'] }, kind: 'regular' },
  ],
  [
    '期間の定めなし 期間定めなし 無期 無期契約 無期雇用',
    { criteria: { contractTerms: ['OPEN_ENDED'] }, kind: 'regular' },
  ],
  // Incentives.
  ['救急車手当 救急手当 救急車加算 救急車インセンティブ 救急加算', paid('AMBULANCE')],
  ['入院手当 入院加算 入院インセンティブ', paid('HOSPITALIZATION_AMBULANCE', 'HOSPITALIZATION_WALK_IN')],
  ['ウォークイン手当 外来手当 ウォークイン加算', paid('WALK_IN')],
  [
    'インセンティブ 出来高 歩合 手当 加算',
    paid('AMBULANCE', 'HOSPITALIZATION_AMBULANCE', 'HOSPITALIZATION_WALK_IN', 'WALK_IN', 'OTHER'),
  ],
  // Facilities.
  ['クリニック 診療所 医院 開業医 くりにっく', at('CLINIC')],
  ['病院 救急クリニック 総合病院', at('HOSPITAL_OR_EMERGENCY_CLINIC')],
  ['老健 介護施設 特養 施設 介護老人保健施設', at('OTHER')],
  [
    '健診施設 健診センター 検診センター 健診機関',
    at('OTHER', { jobDescriptionTypesForSearch: ['MEDICAL_CHECKUP'] }),
  ],
]

export const WORK_WORDS: readonly (readonly [string, SentenceMeaning])[] = ENTRIES.flatMap(
  ([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const),
)
