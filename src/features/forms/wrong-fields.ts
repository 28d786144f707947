/** A field that says what is wrong with it. */
export type WrongField = { id: string; label: string; control: HTMLElement }

const CONTROLS = 'input:not([type="hidden"]), select, textarea'

function labelOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLFieldSetElement
      ? element.querySelector('legend')
      : element instanceof HTMLInputElement ||
          element instanceof HTMLSelectElement ||
          element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : null
  // Without the mark that says whether it must be filled in.
  return label?.firstChild?.textContent ?? ''
}

/** What is wrong in a form, in the order of the page: the fields that messages are linked to. */
export function wrongFields(form: HTMLFormElement): WrongField[] {
  const fields: WrongField[] = []
  for (const { id } of form.querySelectorAll('[id$="-error"]')) {
    const element = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`)
    const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>(CONTROLS) : element
    if (element && control) fields.push({ id, label: labelOf(element), control })
  }
  return fields
}
