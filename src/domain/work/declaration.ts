/** 副業・兼業 労働時間申告書: what a doctor tells the main employer about other work. */

export const DECLARATION_TITLE = '副業・兼業 労働時間申告書'

/** Instead of a hospital's name, where the doctor leaves it out. */
export const HIDDEN_HOSPITAL = '医療機関(名称は省略)'
