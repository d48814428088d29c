import { type RefObject, useRef, useState } from 'react'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { useTexts } from '../../lib/texts.ts'
import { counterProblem } from './counter-problem.ts'
import type { Sold } from './SaleDone.tsx'
import { useLookup } from './use-lookup.ts'

/** Result of a sale that became known when the page showed the next prescription already. */
export interface LateEnd {
  sentence: string
  isDone: boolean
}

/** State of the counter: the text in the scan field, and what the page shows for that text. */
export function useCounter(token: string, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('')
  /** Number of changes of the text in the scan field by the pharmacist or the scanner. */
  const changes = useRef(0)
  const [sold, setSold] = useState<Sold>()
  /** Reason why the text that was sent last cannot be a prescription's code; undefined when it can. */
  const [wrong, setWrong] = useState<string>()
  const [late, setLate] = useState<LateEnd>()
  const texts = useTexts('pharmacies')
  const { lookup, find, refresh, clear, isShown } = useLookup(token)

  // The counter shows nothing of the former customer beside the data of the next one.
  const forget = () => {
    setSold(undefined)
    setWrong(undefined)
  }
  const type = (text: string) => {
    changes.current += 1
    setTyped(text)
    forget()
    // A search under way is dropped: its answer would replace the typed text with its own code, and move the focus.
    if (lookup.step === 'finding') clear()
  }
  const refuse = (reason: string) => {
    forget()
    clear()
    setWrong(reason)
  }
  const search = async (key: string) => {
    forget()
    setLate(undefined)
    // The text in the scan field is selected, so that the next scan replaces it.
    field.current?.select()
    const before = changes.current
    const found = await find(key)
    // The field shows the code as the sheet prints it, whatever the scanner typed. A code that is scanned meanwhile stays.
    if (found && changes.current === before) setTyped(formatCode(found.rx.code))
  }
  const finish = async (ticket: string, signature: string, code: string) => {
    const after = await refresh(signature)
    if (!isShown(signature)) {
      setLate({ sentence: texts.done.late(ticket, code), isDone: true })
      return
    }
    setSold({ ticket, code, rows: after?.rx.medications })
    clear()
    // A code that was scanned while the sale was registered is that of the next customer: it stays.
    if (field.current && field.current.value !== code) return
    setTyped('')
    field.current?.focus()
  }
  /** Says why a sale was refused, where the page no longer shows the form of the sale. */
  const fail = (error: unknown, signature: string, code: string) => {
    if (isShown(signature)) return
    const problem = counterProblem(error, 'sale', texts)
    setLate({ sentence: texts.done.lateRefused(code, problem), isDone: false })
  }
  return { typed, type, search, refuse, finish, fail, sold, wrong, late, lookup, refresh }
}
