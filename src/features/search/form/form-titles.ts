/** What the forms of both searches say of themselves to search engines. */
export const SPOT_FORM = {
  title: 'スポットをさがす',
  description: '医師の単発の勤務を、勤務日・地域・時間帯・診療科からさがします。',
}
export const REGULAR_FORM = {
  title: '定期をさがす',
  description: '医師の定期非常勤の勤務を、曜日・時間帯・地域・診療科からさがします。',
}
