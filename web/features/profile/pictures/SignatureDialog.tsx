import { Eraser, Undo2 } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useSignaturePad } from './use-signature-pad.ts'

interface SignatureDialogProps {
  onClose: () => void
  /**
   * Saves the drawn signature.
   * @returns whether the signature was saved
   */
  onSave: (drawing: Blob) => Promise<boolean>
  isSaving: boolean
}

/**
 * Dialog to sign with a finger, a pen or the mouse. Ink is black on a transparent ground, in light and dark
 * mode.
 */
export function SignatureDialog({ onClose, onSave, isSaving }: SignatureDialogProps) {
  const texts = useTexts('pictures')
  const { cancel } = useTexts('common')
  const { canvas, strokes, undo, clear, draw } = useSignaturePad()
  const save = () => draw((drawing) => void onSave(drawing).then((isSaved) => isSaved && onClose()))
  const isEmpty = strokes === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.padTitle}
      className="w-[min(44rem,calc(100vw-1.5rem))]!"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button tone="primary" disabled={isEmpty} busy={isSaving} onClick={save}>
            {isSaving ? texts.saving : texts.saveSignature}
          </Button>
        </>
      }
    >
      <p>{texts.padHelp}</p>
      <div className="relative h-56 overflow-hidden rounded-control border border-edge bg-paper">
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-6 bottom-14 border-b border-dashed border-paper-ink/30"
        />
        <canvas
          ref={canvas}
          aria-label={texts.pad}
          role="img"
          className="absolute inset-0 size-full touch-none"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={isEmpty} onClick={undo}>
          <Undo2 aria-hidden className="size-4.5" />
          {texts.undoStroke}
        </Button>
        <Button disabled={isEmpty} onClick={clear}>
          <Eraser aria-hidden className="size-4.5" />
          {texts.clear}
        </Button>
        <output className="ml-auto text-sm text-ink-faint">{texts.padStrokes(strokes)}</output>
      </div>
    </Dialog>
  )
}
