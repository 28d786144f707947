/** What a hospital may do: only an ACTIVE one is shown to doctors. */
export const HOSPITAL_STANDING = { NEW: '確認前', ACTIVE: '利用中', SUSPENDED: '停止中' } as const
export type HospitalStanding = keyof typeof HOSPITAL_STANDING
