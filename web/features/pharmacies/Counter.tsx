import { Store } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { useTexts } from '../../lib/texts.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { counterProblem } from './counter-problem.ts'
import { closeCounter, type CounterSession, recallName } from './counter-session.ts'
import { FoundPrescription } from './FoundPrescription.tsx'
import { SaleDone, type Sold } from './SaleDone.tsx'
import { ScanField } from './ScanField.tsx'
import { counterStateSentence } from './state-sentence.ts'
import { useLookup } from './use-lookup.ts'
import { useScanFocus } from './use-scan-focus.ts'

/** The counter: a field to scan a prescription, the prescription found, and the sale. */
export function Counter({ session }: { session: CounterSession }) {
  const texts = useTexts('pharmacies')
  const states = useTexts('verification')
  const { token, name } = session
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [sold, setSold] = useState<Sold>()
  const { lookup, find, refresh, clear } = useLookup(token)
  useScanFocus(field)
  useEffect(() => {
    // Focuses the scan field on arrival: the computer at the counter is used for nothing else.
    field.current?.focus()
    void recallName()
  }, [])

  const search = async (key: string) => {
    setSold(undefined)
    // The text is selected, so that the next scan replaces it.
    field.current?.select()
    const found = await find(key)
    // The field shows the code as the sheet prints it, whatever the scanner typed.
    if (found) setTyped(formatCode(found.rx.code))
  }
  useAskedFor((key) => {
    setTyped(key)
    void search(key)
  })

  const finish = async (ticket: string, signature: string, code: string) => {
    const after = await refresh(signature)
    setSold({ ticket, code, rows: after?.rx.medications })
    clear()
    setTyped('')
    field.current?.focus()
  }

  const spoken = lookup.step === 'found' ? counterStateSentence(lookup.found, states) : ''
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-5 sm:px-8 sm:py-7">
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <PageTitle className="text-sm text-ink-soft">{texts.title}</PageTitle>
          <p className="flex min-h-7 items-center gap-2 text-lg font-semibold">
            <Store aria-hidden className="size-5 shrink-0 text-ink-soft" strokeWidth={1.8} />
            {name}
          </p>
        </div>
        <Button onClick={closeCounter}>{texts.close}</Button>
      </header>
      <ScanField
        ref={field}
        value={typed}
        onChange={setTyped}
        onFind={(key) => void search(key)}
        isFinding={lookup.step === 'finding'}
        shownCode={lookup.step === 'found' ? lookup.found.rx.code : undefined}
      />
      <LiveRegion text={spoken} />
      <div className="mt-5" aria-live="polite">
        {lookup.step === 'finding' && <SkeletonRows rows={3} className="h-28" />}
        {lookup.step === 'failed' && (
          <Banner tone="warn" sentence={counterProblem(lookup.error, 'find', texts)} />
        )}
        {lookup.step === 'idle' && sold && <SaleDone sold={sold} />}
        {lookup.step === 'idle' && !sold && (
          <p className="rounded-card border border-dashed border-edge px-6 py-12 text-center text-lg text-ink-soft">
            {texts.empty}
          </p>
        )}
      </div>
      {lookup.step === 'found' && (
        <FoundPrescription
          key={lookup.found.rx.signature}
          found={lookup.found}
          token={token}
          onSold={finish}
          refresh={() => refresh(lookup.found.rx.signature)}
        />
      )}
    </div>
  )
}

/** Opens the prescription that the pharmacy came from on the verification page. */
function useAskedFor(search: (key: string) => void): void {
  const { state } = useAddress()
  const start = useEffectEvent(search)
  const key = keyIn(state)
  useEffect(() => {
    if (key) start(key)
  }, [key])
}

function keyIn(state: unknown): string | undefined {
  return typeof state === 'object' && state && 'find' in state && typeof state.find === 'string'
    ? state.find
    : undefined
}
