/** A field with a validation message. */
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
  // The first node only: after it comes the mark for required or optional.
  return label?.firstChild?.textContent ?? ''
}

/** The invalid fields in document order: those whose `aria-describedby` names an error message. */
export function wrongFields(form: HTMLFormElement): WrongField[] {
  const fields: WrongField[] = []
  for (const { id } of form.querySelectorAll('[id$="-error"]')) {
    const element = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`)
    const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>(CONTROLS) : element
    if (element && control) fields.push({ id, label: labelOf(element), control })
  }
  return fields
}
