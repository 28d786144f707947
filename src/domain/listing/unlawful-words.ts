const WHO = '(?:の?(?:医師|先生|ドクター|Dr\\.?|方|かた|職員|スタッフ)){0,2}'
const ASKED =
  '(?:のみ|だけ|限定|に限る|に限ります|限り|優先|優遇|を?歓迎|希望|を?募集|を?求|が望ましい|が?活躍|に最適|向け)'
const SEX = '(?<![一-龠])(?:女性|男性|女医|男医|女子|男子|女|男)'
const OF_PATIENTS = '(?!の?(?:病棟|患者|施設|入所|健診|検診|外来))'
const AGE = '(?:[1-9][0-9]|[二三四五六七八]十[一二三四五六七八九]?)\\s*[歳才]'
const DECADE = '(?:[2-8]0|[二三四五六七八]十)\\s*代'

/**
 * Words that a listing must not contain, with the rule and the sentence for the hospital (product reference 4,
 * rows 1, 3, 9, 14, 19).
 */
const WORD_RULES: readonly { basis: string; say: string; pattern: RegExp; sparesPatients?: true }[] = [
  {
    basis: '男女雇用機会均等法5条',
    say: '性別を条件にした募集はできません。必要な経験や業務で書いてください。',
    pattern: new RegExp(`${SEX}${WHO}の?${ASKED}${OF_PATIENTS}`, 'g'),
  },
  {
    basis: '労働施策総合推進法9条',
    sparesPatients: true,
    say: '年齢を条件にした募集はできません。必要な経験年数で書いてください。',
    pattern: new RegExp(
      [
        `${AGE}\\s*(?:くらい|位|前後|程度)?(?:まで|以下|未満|以上|以内|代|[〜~-]|の医師|の先生|の方)`,
        `${DECADE}${WHO}(?:の?${ASKED}|まで|以下|中心|[〜~-])`,
        `(?:若手|若い|シニア|高齢)${WHO}の?${ASKED}`,
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
  /[0-9]+\s*[歳才]\s*(?:未満|以下|以上|まで)?の?(?:患者|小児|お子|子ども|児|受診|入所|入居|対象|方の(?:診|健|検|接))/g
/** A sentence about patients that names no doctor: 「75歳以上の健診」. */
const isAboutPatients = (sentence: string) =>
  /患者|受診|来院|外来|小児|お子|健診|検診|接種|入所|入居|病棟/.test(sentence) &&
  !/医師|先生|応募|ドクター/.test(sentence)

export type UnlawfulWord = { found: string; basis: string; say: string }

/** The text without what it says about patients. */
const withoutPatients = (text: string) =>
  text
    .replaceAll(PATIENT_AGES, '')
    .split(/[。\n!?]/)
    .filter((sentence) => !isAboutPatients(sentence))
    .join('。')

/** The unlawful words of a text, each once. */
export function unlawfulWords(text: string): UnlawfulWord[] {
  const plain = text.normalize('NFKC')
  const words = WORD_RULES.flatMap(({ basis, say, pattern, sparesPatients }) =>
    ((sparesPatients ? withoutPatients(plain) : plain).match(pattern) ?? []).map((found) => ({
      found,
      basis,
      say: `「${found}」: ${say}`,
    })),
  )
  return words.filter((word, at) => words.findIndex(({ found }) => found === word.found) === at)
}
