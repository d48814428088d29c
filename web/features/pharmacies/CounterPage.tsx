import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Counter } from './Counter.tsx'
import { closeCounter, counterSession } from './counter-session.ts'
import { TokenForm } from './TokenForm.tsx'

/**
 * Page of the pharmacy's counter, which needs the pharmacy's token. When the token expires while the page is used, a dialog asks
 * for a new token.
 */
export function CounterPage() {
  const texts = useTexts('pharmacies')
  const session = useStore(counterSession)
  if (!session) {
    return (
      <div className="mx-auto w-full max-w-[28rem] px-4 py-8 sm:py-14">
        <div className="grid gap-5 surface p-5 sm:p-7">
          <div>
            <PageTitle className="title">{texts.title}</PageTitle>
            <p className="mt-1 text-ink-soft">{texts.gate.lead}</p>
          </div>
          <TokenForm />
        </div>
      </div>
    )
  }
  return (
    <>
      <Counter session={session} />
      <Dialog
        isOpen={session.isRefused}
        onClose={closeCounter}
        closesOutside={false}
        title={texts.gate.refusedTitle}
      >
        <p>{texts.gate.refusedLead}</p>
        <TokenForm />
      </Dialog>
    </>
  )
}
