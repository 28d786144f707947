export const CARFARE_TYPE = {
  FULLY_PAID: '全額支給(実費)',
  PAID_WITHIN_LIMIT: '実費支給(上限あり)',
  PAID_FLAT: '定額支給',
  NOTHING: '支給なし(給与に含む)',
  OTHER: 'その他(備考を確認)',
} as const
export type CarfareType = keyof typeof CARFARE_TYPE

export const INCENTIVE_TYPE = {
  AMBULANCE: '救急車の受け入れ',
  HOSPITALIZATION_AMBULANCE: '入院(救急車から)',
  HOSPITALIZATION_WALK_IN: '入院(ウォークインから)',
  WALK_IN: 'ウォークインの診察',
  OTHER: 'その他',
} as const
export type IncentiveType = keyof typeof INCENTIVE_TYPE

export const WITHHOLDING_TABLE = {
  KOU: '甲欄(主たる給与・扶養控除等申告書を提出)',
  OTSU: '乙欄(従たる給与)',
  HEI: '丙欄(日雇い・2か月以内)',
  FEE: '報酬(業務委託)',
  UNKNOWN: '病院に確認',
} as const

export type WithholdingTable = keyof typeof WITHHOLDING_TABLE

export const PAYMENT_METHOD = {
  BANK_TRANSFER: '銀行振込',
  CASH_ON_DAY: '当日手渡し',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHOD
