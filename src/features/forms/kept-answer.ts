import { createIsomorphicFn } from '@tanstack/react-start'
import type { KeptAnswer } from './form-answer.ts'
import { readKeptAnswer } from './kept-answer.server.ts'
import { readUnsent } from './unsent-answer.server.ts'

/**
 * The answer to a form that the browser posted by itself, or what a form could not send because the session had ended;
 * read once. In the browser there is none: script keeps the answer in React state.
 */
export const takeKeptAnswer = createIsomorphicFn()
  .server((form: string): KeptAnswer | null => readKeptAnswer(form) ?? readUnsent(form))
  .client((_form: string): KeptAnswer | null => null)
