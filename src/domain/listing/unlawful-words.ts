import { comparable } from '../text/typed-text.ts'

const SEX = '(?:女性|男性|女医|男医|(?<![一-龠])(?:女子|男子|女|男)(?!性|医|子)|ママ(?:さん|サン)?)'
const DOCTOR = '(?:女?医師|先生|ドクター|Dr\\.?|女医)'
const WHO = `(?:さん|サン|の?(?:${DOCTOR}|方|かた|職員|スタッフ)){0,2}`
const NOT = '(?!では(?:あり|ござい|ない)|で(?:あり|ござい)ません|りません|らず|らない)'
const ASKED = `(?:の?(?:み|限定|急募|優先|優遇|大?歓迎|希望|募集|応募)|[をがにはで]?(?:限定|限(?:る|り(?!ません)|定)|優先|優遇|大?歓迎|希望(?!する(?:患者|方が))|急募|募集|求|お願い|探し|さがし)|だけ|が望ましい|が?活躍|に最適|向[けき])${NOT}`
const OF_PATIENTS = '(?!の?(?:病棟|患者|施設|入所|健診|検診|外来))'
/** How a person is described before the sex: 「体力のある男性」. */
const SUCH = '(?:体力|自信|元気|健康|明る|優し|やさし|若|気さく|責任感|経験)[^、。]{0,6}[のなるい]'
const AGE = '(?:[1-9][0-9]|[二三四五六七八]十[一二三四五六七八九]?)[歳才]'
const DECADE = '(?:[2-8]0代|[二三四五六七八]十代|アラサー|アラフォー|アラフィフ|還暦)'
const YOUNG = '(?:若手|若い|シニア|高齢)'

/**
 * Words that a listing must not contain, with the rule and the sentence for the hospital: advertising, discrimination,
 * fees and working conditions that the law forbids.
 */
const WORD_RULES: readonly { basis: string; say: string; pattern: RegExp; spares?: 'STAFF' | 'PATIENTS' }[] =
  [
    {
      basis: '男女雇用機会均等法5条',
      spares: 'STAFF',
      say: '性別を条件にした募集はできません。必要な経験や業務で書いてください。',
      pattern: new RegExp(
        [
          `${SEX}${WHO}${ASKED}${OF_PATIENTS}`,
          `(?:急募|募集|歓迎|限定|求む)${SEX}${WHO}`,
          `${SUCH}(?:女性|男性)${WHO}(?=$|を|に|、)`,
        ].join('|'),
        'g',
      ),
    },
    {
      basis: '労働施策総合推進法9条',
      spares: 'PATIENTS',
      say: '年齢を条件にした募集はできません。必要な経験年数で書いてください。',
      pattern: new RegExp(
        [
          `${AGE}(?:くらい|位|前後|程度)?(?:まで|以下|未満|以上|以内|代|[〜~-]|の医師|の先生|の方)`,
          `${DECADE}(?:${WHO}${ASKED}|まで|以下|中心|[〜~-]|の(?:先生|医師|方)(?:$|[をに]))`,
          `${YOUNG}(?:の?(?:${DOCTOR}|方))(?:$|${ASKED})`,
          `若手${ASKED}`,
          '年齢制限|年齢の上限',
        ].join('|'),
        'g',
      ),
    },
    {
      basis: '労働者派遣法4条',
      say: '病院などへの医師の派遣は原則として禁止されています。病院が直接雇用する求人だけを掲載できます。',
      pattern: /(?<!災害)派遣/g,
    },
    {
      basis: '医療広告ガイドライン',
      say: 'ほかより優れているという表現や、誇大な表現は掲載できません。',
      pattern:
        /名医|No\.?\s*1|ナンバーワン|ナンバー1|(?:日本|世界|業界|地域|県内|都内|府内|道内)(?:一|初|最大|最高)|最高(?:の|峰|水準)|絶対(?:に)?安全|必ず治/gi,
    },
    {
      basis: '職業安定法に基づく指針',
      say: '就職のお祝い金にあたるものは掲載できません。給与として書いてください。',
      pattern: /(?:お|御)?祝い?金|入職祝|ギフト券|キャッシュバック/g,
    },
    {
      basis: '宿日直許可の基準',
      say: '宿日直許可は、眠れることを約束するものではありません。救急車や呼び出しの件数で書いてください。',
      pattern: /寝当直|寝るだけ|眠れる当直/g,
    },
  ]

/** The rules that the words of a listing are held against. */
export const WORD_BASES: readonly string[] = WORD_RULES.map(({ basis }) => basis)

/** Ages of patients, which a listing may name: 「15歳未満の患者さん」. */
const PATIENT_AGES =
  /[0-9]+[歳才](?:未満|以下|以上|まで)?の?(?:患者|小児|お子|子ども|児|受診|入所|入居|対象|方の(?:診|健|検|接|予防))/g
/** A sentence about patients that names no doctor: 「75歳以上の健診」; or about who has retired. */
const isAboutPatients = (sentence: string) =>
  /定年|再雇用/.test(sentence) ||
  (/患者|受診|来院|外来|小児|お子|健診|検診|接種|入所|入居|病棟/.test(sentence) &&
    !/医師|先生|応募|ドクター/.test(sentence))

const STAFF =
  '(?:看護師|看護スタッフ|看護職|スタッフ|職員|事務(?:員|当直)?|受付(?:事務)?|技師|助産師|薬剤師|補助者|クラーク|常勤医|院長|入所者|利用者|患者(?:さん)?)'
/** What a listing says of those who are there: 「看護師は女性のみです」. */
const OF_STAFF = new RegExp(
  `${STAFF}(?:は|が|も|には)?(?:全員|ほとんど|ほぼ|すべて)*(?:が|は)?(?:女性|男性)(?:のみ|だけ|ばかり)?`,
  'g',
)
/** Either sex is named, so that neither is asked for: 「男性も女性も歓迎」. */
const BOTH = /男性[もとや、]?女性(?:医師|の方|の先生)?|女性[もとや、]?男性(?:医師|の方|の先生)?|男女/g

export type UnlawfulWord = { found: string; basis: string; say: string }

/** Without spaces and signs between the words, which hide none. */
const squeezed = (sentence: string) =>
  sentence.replaceAll(/[\s・:()[\]【】「」『』〈〉《》<>★☆♪♡♥*_|"'“”]/g, '')

const SPARED = {
  STAFF: (sentence: string) => sentence.replaceAll(BOTH, '').replaceAll(OF_STAFF, ''),
  PATIENTS: (sentence: string) =>
    isAboutPatients(sentence.replaceAll(PATIENT_AGES, '患者')) ? '' : sentence.replaceAll(PATIENT_AGES, ''),
}

/** What is held against a rule: the text, or its sentences without what they say of staff or of patients. */
function heldAgainst(plain: string, spares: keyof typeof SPARED | undefined): string[] {
  if (!spares) return [plain]
  return plain
    .split(/[。\n!?]/)
    .map((sentence) => SPARED[spares](squeezed(sentence)))
    .filter(Boolean)
}

/** The unlawful words of a text, each once. */
export function unlawfulWords(text: string): UnlawfulWord[] {
  const plain = comparable(text)
  const words = WORD_RULES.flatMap(({ basis, say, pattern, spares }) =>
    heldAgainst(plain, spares).flatMap((held) =>
      (held.match(pattern) ?? []).map((found) => ({ found, basis, say: `「${found}」: ${say}` })),
    ),
  )
  return words.filter((word, at) => words.findIndex(({ found }) => found === word.found) === at)
}
