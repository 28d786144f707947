/** Our staff open a thread for a recorded reason only. */

/** Length of the reason, in characters. */
export const VIEW_REASON = { least: 5, most: 500 } as const

/** How long what was opened can be read, in minutes and in milliseconds. */
export const VIEW_MINUTES = 30
export const VIEW_MS = VIEW_MINUTES * 60_000

/** Why a text is no reason, with `what` as the field's label; null for a reason. */
export function reasonProblem(text: string, what = '閲覧の理由'): string | null {
  const { length } = [...text.trim()]
  if (length < VIEW_REASON.least) return `${what}を${VIEW_REASON.least}文字以上で入力してください。`
  return length > VIEW_REASON.most ? `${VIEW_REASON.most}文字以内で入力してください。` : null
}
