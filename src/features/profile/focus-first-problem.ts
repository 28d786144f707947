/** Takes the doctor to the first field that is wrong, once the messages have been drawn. */
export const focusFirstProblem = (form: HTMLFormElement) =>
  setTimeout(() => {
    const [first] = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')
    const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input, select') : first
    control?.focus()
  })
