import { createIsomorphicFn } from '@tanstack/react-start'
import type { KeptAnswer } from './form-answer.ts'
import { readKeptAnswer } from './kept-answer.server.ts'

/** What the browser's own post of a form was answered, once; a page that lives in the browser keeps its own. */
export const takeKeptAnswer = createIsomorphicFn()
  .server((form: string): KeptAnswer | null => readKeptAnswer(form))
  .client((_form: string): KeptAnswer | null => null)
