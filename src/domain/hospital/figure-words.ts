/** Of 数字, the page of a hospital's figures: what an address of it may name. */
export const FIGURE_PERIOD = { QUARTER: '直近3か月', YEAR: '直近12か月' } as const
export type FigurePeriod = keyof typeof FIGURE_PERIOD

/** The figures that can be opened to what they come from. 求人票どおり度 cannot: its answers are never told one by one. */
export const FIGURE = { REPLY: '返信までの時間', FILL: '充足率', CANCELLATION: 'キャンセル' } as const
export type HospitalFigure = keyof typeof FIGURE
