/** On whose behalf a hospital passes on a 感謝の声. The labels are the doctor's. */
export const THANKS_SOURCE = {
  HOSPITAL: '病院から',
  NURSE: '看護師から',
  AMBULANCE_CREW: '救急隊から',
  PATIENT: '患者さん・ご家族から',
} as const
export type ThanksSource = keyof typeof THANKS_SOURCE
