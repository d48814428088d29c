import { CircleAlert, CircleCheck, ScanLine, Store } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { closeCounter, type CounterSession, recallName } from './counter-session.ts'
import { FoundPrescription } from './FoundPrescription.tsx'
import { ApiError } from '../../lib/calls/api-error.ts'
import { counterProblem } from './counter-problem.ts'
import { SaleDone, type Sold } from './SaleDone.tsx'
import { ScanField } from './ScanField.tsx'
import { counterStateSentence } from './state-sentence.ts'
import { type LateEnd, useCounter } from './use-counter.ts'
import { useScanFocus } from './use-scan-focus.ts'

/** Content of the page at the counter of a pharmacy: a field to scan a prescription, the prescription found, and the sale. */
export function Counter({ session }: { session: CounterSession }) {
  const texts = useTexts('pharmacies')
  const states = useTexts('verification')
  const { token, name } = session
  const field = useRef<HTMLInputElement>(null)
  const counter = useCounter(token, field)
  const { typed, type, search, refuse, sold, wrong, lookup, late } = counter
  useScanFocus(field)
  useEffect(() => {
    // Focuses the scan field on arrival: the computer at the counter is used for nothing else.
    field.current?.focus()
    void recallName()
  }, [])

  useAskedFor((key) => {
    type(key)
    void search(key)
  })

  const spoken = lookup.step === 'found' ? counterStateSentence(lookup.found, states, texts) : ''
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
        onChange={type}
        onFind={(key) => void search(key)}
        onWrong={refuse}
        isFinding={lookup.step === 'finding'}
        shownCode={lookup.step === 'found' ? lookup.found.rx.code : undefined}
      />
      <LiveRegion text={spoken} />
      <div className="mt-5" aria-live="polite">
        {late && <LateSale late={late} />}
        {lookup.step === 'finding' && <SkeletonRows rows={3} className="h-28" />}
        {lookup.step === 'failed' && <NothingFound error={lookup.error} />}
        {lookup.step === 'idle' && <BeforeNext sold={sold} wrong={wrong} />}
      </div>
      {lookup.step === 'found' && (
        <FoundPrescription
          key={lookup.found.rx.signature}
          found={lookup.found}
          token={token}
          onSold={counter.finish}
          onRefused={counter.fail}
          onFind={(key) => void search(key)}
          refresh={() => counter.refresh(lookup.found.rx.signature)}
        />
      )}
    </div>
  )
}

/** Result of the former customer's sale, smaller than the state of the prescription that the page shows now. */
function LateSale({ late: { isDone, sentence } }: { late: LateEnd }) {
  const look = isDone ? 'border-edge bg-sunk' : 'border-stop bg-stop-soft font-semibold text-stop-ink'
  return (
    <p className={classNames('mb-4 flex items-start gap-3 rounded-card border px-4 py-3', look)}>
      {isDone ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
      )}
      {sentence}
    </p>
  )
}

/** Content of the page while no prescription is shown: the last sale, or the last scanned text that was no code. */
function BeforeNext({ sold, wrong }: { sold: Sold | undefined; wrong: string | undefined }) {
  const texts = useTexts('pharmacies')
  if (sold) return <SaleDone sold={sold} />
  if (wrong !== undefined) {
    return (
      <Banner tone="stop" sentence={texts.scan.notRead}>
        {wrong}
      </Banner>
    )
  }
  return <EmptyState icon={ScanLine} title={texts.empty} />
}

/** Message for a search that found no prescription, as large as a prescription that was found. */
function NothingFound({ error }: { error: unknown }) {
  const texts = useTexts('pharmacies')
  const isUnknown =
    error instanceof ApiError && (error.code === 'prescription-unknown' || error.code === 'not-found')
  if (!isUnknown) return <Banner tone="warn" sentence={counterProblem(error, 'find', texts)} />
  return (
    <Banner tone="stop" sentence={texts.found.unknown}>
      {texts.found.unknownMeaning}
    </Banner>
  )
}

/** Looks up the prescription from whose verification page the pharmacy came to the counter. */
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
