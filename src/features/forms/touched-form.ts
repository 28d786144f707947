/** Sends a form for keeping only; `sessionId` is that of the page which showed it. */
type Keep = (form: HTMLFormElement, sessionId: string) => Promise<unknown>

let touched: { form: HTMLFormElement; keep: Keep } | undefined

/** Something was typed into the form. */
export function noteTouched(form: HTMLFormElement, keep: Keep): void {
  touched = { form, keep }
}

/** The form was answered: nothing in it is unsent. */
export function noteFormAnswered(form: HTMLFormElement | null): void {
  if (touched?.form === form) touched = undefined
}

/** Before the page of an ended session is left: keeps what was typed last, if its form is still there. Never rejects. */
export async function keepTouched(sessionId: string): Promise<void> {
  if (!touched?.form.isConnected) return
  // The answer says where to go on, or that nothing was kept.
  await touched.keep(touched.form, sessionId).catch(() => undefined)
}
