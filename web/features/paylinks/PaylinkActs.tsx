import { useState } from 'react'
import { stateAfter } from '#contract/paylinks/paylink-state.ts'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { api } from '../../lib/calls/api.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { paylinkActs } from './calls.ts'
import { MoneyDialog } from './MoneyDialog.tsx'
import { refreshPaylinks } from './refresh-paylinks.ts'

/** Buttons for the actions that the state of a payment link allows. */
export function PaylinkActs({ link }: { link: PaylinkDetail }) {
  const { one: texts } = useTexts('paylinks')
  const [asked, setAsked] = useState<'confirm' | 'refund' | 'cancel'>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(undefined)
  const run = async (name: 'cancel' | 'deny', done: string) => {
    setBusy(true)
    try {
      const call = { params: { slug: link.slug }, body: { version: link.version } }
      if (name === 'cancel') await api(paylinkActs.cancel, call)
      else await api(paylinkActs.deny, call)
      notify({ message: done, colour: 'success' })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    await refreshPaylinks()
    setBusy(false)
    close()
  }
  const may = (act: Parameters<typeof stateAfter>[1]) => stateAfter(link.state, act) !== undefined
  const isWaiting = link.state === 'pending' || link.state === 'reported'
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {may('receive') && (
        <Button tone={isWaiting ? 'primary' : 'secondary'} onClick={() => setAsked('confirm')}>
          {link.state === 'paid' ? texts.again : texts.confirm}
        </Button>
      )}
      {may('deny') && (
        <Button busy={isBusy} onClick={() => void run('deny', texts.denied)}>
          {texts.deny}
        </Button>
      )}
      {link.balance_cents > 0 && <Button onClick={() => setAsked('refund')}>{texts.refund}</Button>}
      {may('cancel') && (
        <Button tone="quiet" onClick={() => setAsked('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {(asked === 'confirm' || asked === 'refund') && <MoneyDialog act={asked} link={link} onClose={close} />}
      <Dialog
        isOpen={asked === 'cancel'}
        onClose={close}
        title={texts.cancelTitle}
        actions={
          <>
            <Button onClick={close}>{texts.keep}</Button>
            <Button tone="primary" busy={isBusy} onClick={() => void run('cancel', texts.cancelled)}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.cancelText}</p>
      </Dialog>
    </div>
  )
}
