import { lazy, type ReactNode, Suspense, useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import type { MenuAction } from '../../../ui/menu/Menu.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { type PrescriptionAction, actionsFor } from './actions.ts'

const ActionDialog = lazy(async () => {
  const [module] = await Promise.all([import('./ActionDialog.tsx'), loadTexts('prescription')])
  return { default: module.ActionDialog }
})

/**
 * An action on a prescription, without its icon. The component that shows the action adds the icon: the list of prescriptions
 * fetches icons only when a menu opens.
 */
export interface ReadyAction extends Omit<MenuAction, 'icon'> {
  key: PrescriptionAction
}

interface Asked {
  action: PrescriptionAction
  rx: Prescription
  /** Number of dialogs opened so far, which makes each opened dialog begin with empty fields. */
  turn: number
}

/**
 * The actions of any prescription on a page, ready to be shown as buttons or as a menu, and their dialogs.
 * `dialogs` is rendered once for each page.
 */
export function useActions(): { of: (rx: Prescription) => ReadyAction[]; dialogs: ReactNode } {
  const { actions: words } = useTexts('prescriptions')
  const { specialty_verified: canPrescribe } = useDoctor()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  const run = (action: PrescriptionAction, rx: Prescription) => {
    if (action === 'repeat' || action === 'renew' || action === 'replace') {
      const as = action === 'repeat' ? '' : `${action}s`
      navigate(linkTo('newPrescription', undefined, { repeat: rx.signature, as }))
    } else if (action === 'favourite') {
      void import('./keep-favourite.ts').then((m) => m.keepFavourite(rx.signature))
    } else if (action === 'copyLink') {
      navigator.clipboard.writeText(rx.cta_link).then(
        () => notify({ message: words.copied, colour: 'success' }),
        () => notify({ message: words.notCopied(rx.cta_link), colour: 'warning' }),
      )
    } else {
      setAsked((before) => ({ action, rx, turn: (before?.turn ?? 0) + 1 }))
      setOpen(true)
    }
  }
  const of = (rx: Prescription) =>
    actionsFor(rx, canPrescribe).map((action): ReadyAction => ({
      key: action,
      label: action === 'resend' && rx.status.sent_status[0] === 'not_to_send' ? words.send : words[action],
      run: () => run(action, rx),
      danger: action === 'cancel',
    }))
  const dialogs = (
    <Suspense>
      {asked && (
        <ActionDialog
          key={asked.turn}
          action={asked.action}
          rx={asked.rx}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Suspense>
  )
  return { of, dialogs }
}
