/** Facts about who runs the service, which 職業安定法 wants shown, each with its setting and the demo's invented value. */
export const OPERATOR_FACT = {
  name: { setting: 'OPERATOR_NAME', word: '事業者の名称', demo: 'DPワーク運営事務局(架空の事業者です)' },
  representative: { setting: 'OPERATOR_REPRESENTATIVE', word: '代表者', demo: '代表 架空 太郎(デモ)' },
  address: { setting: 'OPERATOR_ADDRESS', word: '所在地', demo: '東京都架空区架空町0-0-0(デモ)' },
  licence: { setting: 'OPERATOR_LICENCE', word: '許可番号', demo: '13-ユ-000000(デモ)' },
  manager: { setting: 'OPERATOR_MANAGER', word: '職業紹介責任者', demo: '架空 花子(デモ)' },
  mail: { setting: 'OPERATOR_MAIL', word: '連絡先メールアドレス', demo: 'support@dp-work.example(デモ)' },
  phone: { setting: 'OPERATOR_PHONE', word: '連絡先電話番号', demo: '00-0000-0000(デモ)' },
  hours: { setting: 'OPERATOR_HOURS', word: '受付時間', demo: '平日 9:00〜18:00(デモのため休止中)' },
  fees: {
    setting: 'OPERATOR_FEES',
    word: '求人者から受け取る手数料',
    demo: '紹介した勤務の賃金の20%(税別)(デモ)',
  },
  refunds: {
    setting: 'OPERATOR_REFUNDS',
    word: '返戻金制度',
    demo: '定期の勤務が先生の都合で1か月以内に終わった場合、手数料の50%を返します(デモ)',
  },
} as const

export type OperatorFact = keyof typeof OPERATOR_FACT

export const OPERATOR_FACTS = [
  'name',
  'representative',
  'address',
  'licence',
  'manager',
  'mail',
  'phone',
  'hours',
  'fees',
  'refunds',
] as const satisfies readonly OperatorFact[]

/** `isDemo`: somebody who reads it must be told that the operator is invented. */
export type Operator = Record<OperatorFact, string> & { isDemo: boolean }

/** What every page names of its operator (職業安定法). */
export const operatorInShort = ({ name, licence, hours, isDemo }: Operator) => ({
  name,
  licence,
  hours,
  isDemo,
})

type Settings = Readonly<Record<string, string | undefined>>

/** The settings that are missing: until they are set, pages show invented values. */
export const missingOperatorSettings = (settings: Settings): string[] =>
  OPERATOR_FACTS.map((fact) => OPERATOR_FACT[fact].setting).filter((name) => !settings[name]?.trim())

export function operatorOf(settings: Settings): Operator {
  const fact = (name: OperatorFact) =>
    settings[OPERATOR_FACT[name].setting]?.trim() || OPERATOR_FACT[name].demo
  return {
    name: fact('name'),
    representative: fact('representative'),
    address: fact('address'),
    licence: fact('licence'),
    manager: fact('manager'),
    mail: fact('mail'),
    phone: fact('phone'),
    hours: fact('hours'),
    fees: fact('fees'),
    refunds: fact('refunds'),
    isDemo: missingOperatorSettings(settings).includes(OPERATOR_FACT.name.setting),
  }
}
