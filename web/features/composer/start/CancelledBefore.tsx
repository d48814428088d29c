import { navigate } from '../../../lib/router/address.ts'
import { formatDate } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

interface CancelledBeforeProps {
  signature: string
  at: string
  reason: string
  onAgree: () => void
}

/** Warning before a cancelled prescription is written again; no draft has begun yet. */
export function CancelledBefore({ signature, at, reason, onAgree }: CancelledBeforeProps) {
  const { cancelledBefore: texts } = useTexts('prescription')
  const leave = () => navigate(linkTo('prescription', { signature }), { replace: true })
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={texts.title}
      startsAtTitle
      actions={
        <>
          <Button onClick={leave}>{texts.leave}</Button>
          <Button tone="primary" onClick={onAgree}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{texts.text(formatDate(at), reason.replace(/[.\s]+$/, ''))}</p>
    </Dialog>
  )
}
