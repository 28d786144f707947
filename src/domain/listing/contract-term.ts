/** How long a contract may be. */

/** The longest term with a doctor, in months: 高度の専門的知識等を有する労働者 (労働基準法14条1項1号). */
export const LONGEST_TERM_MONTHS = 60
export const TERM_BASIS = '労働基準法14条'

/** 丙欄 is for contracts of two months or less, in months by the calendar (所得税法185条1項3号, 所得税法施行令309条). */
export const LONGEST_HEI_MONTHS = 2
