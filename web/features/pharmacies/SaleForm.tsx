import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { counterProblem } from './counter-problem.ts'
import { SaleRow } from './SaleRow.tsx'
import { useSale } from './use-sale.ts'
import { Clinical } from '../../ui/Clinical.tsx'

interface SaleFormProps {
  rx: PharmacyPrescription
  token: string
  refresh: () => Promise<unknown>
  onSold: (ticket: string) => Promise<void>
  onRefused: (error: unknown) => void
}

/** Form of a sale: the quantities handed over now, the ticket, and the button that registers the sale. */
export function SaleForm(props: SaleFormProps) {
  const { rx } = props
  const texts = useTexts('pharmacies')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const sale = useSale(props)
  const { checked, attempt } = sale
  const wasTried = attempt > 0

  const focusFirst = useEffectEvent(() => {
    // On a phone no field gets the focus: the keyboard would cover the prescription that was found.
    if (window.matchMedia('(pointer: coarse)').matches) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return
    }
    // The focus goes to the first quantity that only the pharmacist knows; the other quantities are filled in. Without such a
    // quantity the focus goes to the ticket.
    const open = rx.medications.find((row) => ['once', 'open'].includes(leftToFill(row).kind))
    document.getElementById(open ? `${id}-${open.id}` : `${id}-ticket`)?.focus({ preventScroll: true })
  })
  // The focus moves when another prescription is shown, not when the shown one is read again. It moves before the form is
  // painted, so that it never leaves a field in which somebody has begun to type.
  useLayoutEffect(() => focusFirst(), [])
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sale.send()
  }
  const ticketMistake = wasTried ? checked.ticketMistake : undefined
  const refusal = sale.error === undefined ? undefined : counterProblem(sale.error, 'sale', texts)
  const problem = refusal ?? (wasTried && checked.isEmpty ? texts.sale.empty : undefined)
  return (
    <form ref={form} noValidate onSubmit={submit} className="surface">
      <ul className="divide-y divide-line">
        {rx.medications.map((row) => (
          <SaleRow
            key={row.id}
            id={`${id}-${row.id}`}
            row={row}
            typed={sale.typed[row.id]}
            mistake={checked.rowMistakes[row.id]}
            onChange={(change) => sale.setRow(row.id, change)}
          />
        ))}
      </ul>
      {rx.extras && (
        <p className="border-t border-line px-5 py-4 text-ink-soft">
          <span className="font-semibold">{texts.found.extras}</span>
          <br />
          <Clinical>{rx.extras}</Clinical>
        </p>
      )}
      <div className="grid items-start gap-4 rounded-b-card border-t border-line bg-sunk p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        {problem && (
          <p
            role="alert"
            className="flex items-start gap-3 text-lg font-semibold text-stop-ink sm:col-span-2"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0" />
            {problem}
          </p>
        )}
        <TextField
          id={`${id}-ticket`}
          label={texts.sale.ticket}
          hint={texts.sale.ticketHint}
          error={ticketMistake && texts.sale.ticketMistake[ticketMistake]}
          value={sale.ticket}
          onChange={(event) => sale.setTicket(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={300}
        />
        <Button type="submit" tone="primary" busy={sale.isSending} className="min-h-14 px-6 text-lg sm:mt-4">
          {sale.isSending ? texts.sale.registering : texts.sale.register}
        </Button>
      </div>
    </form>
  )
}
