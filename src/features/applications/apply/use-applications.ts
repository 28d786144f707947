import { useRef, useState } from 'react'
import type { ApplyAnswer } from '../application.functions.ts'

/** Sends one form as its button would; false when it has to be mended first, or no answer came. */
export type SendForm = () => Promise<boolean>

/** The forms of a page with several listings: what came of each, and all of them sent in turn. */
export function useApplications() {
  const [answers, setAnswers] = useState<Readonly<Record<string, ApplyAnswer>>>({})
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [isSendingAll, setIsSendingAll] = useState(false)
  const [wasSentAll, setWasSentAll] = useState(false)
  const forms = useRef(new Map<string, SendForm>())

  async function sendAll(ids: readonly string[]) {
    setIsSendingAll(true)
    setWasSentAll(true)
    // One after the other: where two of them collide, the first is the one the doctor put first.
    for (const id of ids) {
      const send = forms.current.get(id)
      // A form that has gone meanwhile has been answered by what was applied for before it.
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
    withdraw: (id: string) => setWithdrawn((known) => [...known, id]),
    /** A form says how it is sent, and takes it back when it goes. */
    register(id: string, send: SendForm) {
      forms.current.set(id, send)
      return () => void forms.current.delete(id)
    },
  }
}
