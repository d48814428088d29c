import {
  Ban,
  CalendarRange,
  CopyPlus,
  Link2,
  type LucideIcon,
  Printer,
  RefreshCw,
  Replace,
  Send,
  Star,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Prescription } from '#contract/prescriptions.ts'
import { useDoctor } from '../../../lib/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import type { MenuAction } from '../../../ui/Menu.tsx'
import { notify } from '../../../ui/notices.ts'
import { type Action, actionsFor } from './actions.ts'

const PrintDialog = lazy(() => import('./PrintDialog.tsx').then((m) => ({ default: m.PrintDialog })))
const ResendDialog = lazy(() => import('./ResendDialog.tsx').then((m) => ({ default: m.ResendDialog })))
const SeriesDialog = lazy(() => import('./SeriesDialog.tsx').then((m) => ({ default: m.SeriesDialog })))
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((m) => ({ default: m.CancelDialog })))

const icons: Record<Action, LucideIcon> = {
  print: Printer,
  resend: Send,
  repeat: CopyPlus,
  renew: RefreshCw,
  replace: Replace,
  series: CalendarRange,
  favourite: Star,
  copyLink: Link2,
  cancel: Ban,
}

export interface ReadyAction extends MenuAction {
  key: Action
}

interface Asked {
  action: Action
  rx: Prescription
  /** Counts the questions, so that each dialog begins afresh. */
  turn: number
}

/**
 * The actions of any prescription on a page, ready to be shown as buttons or as a menu, and the dialogs in which they
 * end: `dialogs` is rendered once a page.
 */
export function useActions(): { of: (rx: Prescription) => ReadyAction[]; dialogs: ReactNode } {
  const { actions: words } = useTexts('prescriptions')
  const { specialty_verified: canPrescribe } = useDoctor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  const run = (action: Action, rx: Prescription) => {
    if (action === 'repeat' || action === 'renew' || action === 'replace') {
      const as = action === 'repeat' ? '' : `${action}s`
      void navigate(linkTo('newPrescription', undefined, { repeat: rx.signature, as }))
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
      label: words[action],
      icon: icons[action],
      run: () => run(action, rx),
      danger: action === 'cancel',
    }))
  const dialog = asked && { rx: asked.rx, isOpen, onClose: () => setOpen(false) }
  const dialogs = (
    <Suspense>
      {dialog && asked.action === 'print' && <PrintDialog key={asked.turn} {...dialog} />}
      {dialog && asked.action === 'resend' && <ResendDialog key={asked.turn} {...dialog} />}
      {dialog && asked.action === 'series' && <SeriesDialog key={asked.turn} {...dialog} />}
      {dialog && asked.action === 'cancel' && <CancelDialog key={asked.turn} {...dialog} />}
    </Suspense>
  )
  return { of, dialogs }
}
