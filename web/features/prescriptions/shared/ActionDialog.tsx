import type { Prescription } from '#contract/prescriptions.ts'
import type { PrescriptionAction } from './actions.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { PrintDialog } from './PrintDialog.tsx'
import { ResendDialog } from './ResendDialog.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'

interface ActionDialogProps {
  action: PrescriptionAction
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/**
 * The dialog of an action, or nothing for an action that has none. All dialogs are fetched together, as one
 * download.
 */
export function ActionDialog({ action, ...rest }: ActionDialogProps) {
  if (action === 'print') return <PrintDialog {...rest} />
  if (action === 'resend') return <ResendDialog {...rest} />
  if (action === 'series') return <SeriesDialog {...rest} />
  if (action === 'cancel') return <CancelDialog {...rest} />
  return null
}
