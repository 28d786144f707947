/** Enumerations about a hospital (病院), with their labels. */

export const ELECTRONIC_CHART = {
  EHR_FAMILIAR_TYPE_A: '電子カルテ(一般病院型)',
  EHR_CLINIC: '電子カルテ(診療所型)',
  PAPER: '紙カルテ',
  OTHER: 'その他',
} as const
export type ElectronicChart = keyof typeof ELECTRONIC_CHART
export const isElectronicChart = (word: string): word is ElectronicChart =>
  Object.hasOwn(ELECTRONIC_CHART, word)

export const AMENITY = {
  PRIVATE_DUTY_ROOM: '個室の当直室',
  SHOWER: 'シャワーあり',
  WIFI: 'Wi-Fiあり',
  MEAL: '食事(検食)あり',
  CAR_COMMUTE: '車通勤可',
  PARKING: '駐車場あり',
  PICKUP: '駅からの送迎あり',
  WHITE_COAT: '白衣の貸し出しあり',
  CONVENIENCE_STORE: '近くにコンビニあり',
  LODGING: '前泊・後泊可',
} as const
export type Amenity = keyof typeof AMENITY
export const isAmenity = (word: string): word is Amenity => Object.hasOwn(AMENITY, word)
