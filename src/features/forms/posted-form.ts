import type { Problems } from '../../domain/text/form-rule.ts'

/** A form of a page, for the browser that fills it in and the command that reads it. */
export type PostedForm = {
  /** By which the page after the redirect finds the kept answer to a post without JavaScript. */
  name: string
  /** Fields that are not secret: shown again when the form was not accepted. Several values of one are joined by commas. */
  typed?: readonly string[]
  /** Validation that needs no server; both sides run it. */
  check?: (form: FormData) => Problems
}

export type CheckedForm = PostedForm & { check: (form: FormData) => Problems }
