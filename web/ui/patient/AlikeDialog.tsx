import { formatDate, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import type { Alike } from './alike.ts'

interface AlikeDialogProps {
  /** Nobody: no question. */
  found: readonly Alike[]
  /** Back to the form; nothing is decided. */
  onClose: () => void
  onAnother: () => void
}

/** Asks before somebody is added who may be there already: what is recorded of the one would not count for the other. */
export function AlikeDialog({ found, onClose, onAnother }: AlikeDialogProps) {
  const { alike: texts } = useTexts('patients')
  return (
    <Dialog
      isOpen={found.length > 0}
      onClose={onClose}
      title={texts.title(found.length > 1)}
      closesOutside={false}
      actions={
        <Button tone="quiet" onClick={onAnother}>
          {texts.another}
        </Button>
      }
    >
      <p>{texts.lead}</p>
      {/* The first button of the dialog has the focus: to use somebody who is there is what Enter does. */}
      <ul className="grid gap-3">
        {found.map((one) => (
          <li key={one.uid} className="grid gap-3 rounded-control border border-edge px-4 py-3">
            <AlikeFacts {...one} />
            <Button tone="primary" aria-label={texts.ofThis(one.name)} onClick={one.choose}>
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function AlikeFacts(one: Alike) {
  const { alike: texts, birthApproximate } = useTexts('patients')
  const { name, date_of_birth: birth, last_prescribed_at: last, allergies } = one
  return (
    <div>
      <p className="font-semibold text-ink wrap-anywhere">{name}</p>
      <p>{one.birth_approximate ? birthApproximate(birth.slice(0, 4)) : texts.born(formatDay(birth))}</p>
      {last !== undefined && <p>{last ? texts.last(formatDate(last)) : texts.never}</p>}
      {allergies && (
        <p className={allergies === 'recorded' ? 'font-semibold text-stop-ink' : undefined}>
          {texts.allergies[allergies]}
        </p>
      )}
      <p className="text-sm text-ink-faint">{one.likeness.map((why) => texts.reasons[why]).join('. ')}</p>
    </div>
  )
}
