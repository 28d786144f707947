import { tone } from '../../ui/theme/text.css.ts'

/** The colour of a day where its date is written. */
export const DAY_TONE = {
  WEEKDAY: undefined,
  SATURDAY: tone.saturday,
  SUNDAY: tone.holiday,
  HOLIDAY: tone.holiday,
}
