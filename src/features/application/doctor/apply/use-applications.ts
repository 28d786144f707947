import { useRef, useState } from 'react'
import type { WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import type { ApplyAnswer } from '../application.functions.ts'

/** Submits one form as its button would. Resolves to false if it has errors or no answer came. */
export type SendForm = () => Promise<boolean>

/** State of a page with several application forms: their answers, and sending all of them in turn. */
export function useApplications() {
  const [answers, setAnswers] = useState<Readonly<Record<string, ApplyAnswer>>>({})
  const [withdrawn, setWithdrawn] = useState<Readonly<Record<string, WithdrawalWord>>>({})
  const [isSendingAll, setIsSendingAll] = useState(false)
  const [wasSentAll, setWasSentAll] = useState(false)
  const forms = useRef(new Map<string, SendForm>())

  async function sendAll(ids: readonly string[]) {
    setIsSendingAll(true)
    setWasSentAll(true)
    // In order: if two listings collide, the one that the doctor put first wins.
    for (const id of ids) {
      const send = forms.current.get(id)
      // A form that is no longer rendered was settled by an application sent before it.
      if (send && !(await send())) break
    }
    setIsSendingAll(false)
  }

  return {
    answers,
    withdrawn,
    isSendingAll,
    wasSentAll,
    sendAll,
    answer: (id: string, answer: ApplyAnswer) => setAnswers((known) => ({ ...known, [id]: answer })),
    withdraw: (id: string, word: WithdrawalWord) => setWithdrawn((known) => ({ ...known, [id]: word })),
    /** Registers a form's send function; returns the function that removes it. */
    register(id: string, send: SendForm) {
      forms.current.set(id, send)
      return () => void forms.current.delete(id)
    },
  }
}
