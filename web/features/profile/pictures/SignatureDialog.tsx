import SignaturePad from 'signature_pad'
import { Eraser, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface SignatureDialogProps {
  onClose: () => void
  /** @returns whether it was saved */
  onSave: (drawing: Blob) => Promise<boolean>
  isSaving: boolean
}

type Strokes = ReturnType<SignaturePad['toData']>

/** A sheet to sign on, with a finger, a pen or the mouse. Ink is black on nothing, in either mode. */
export function SignatureDialog({ onClose, onSave, isSaving }: SignatureDialogProps) {
  const texts = useTexts('pictures')
  const { cancel } = useTexts('common')
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const [strokes, setStrokes] = useState(0)

  useEffect(() => {
    const surface = canvas.current
    if (!surface) return undefined
    const made = new SignaturePad(surface, { penColor: '#000000', minWidth: 1, maxWidth: 3 })
    pad.current = made
    const count = () => setStrokes(made.toData().length)
    made.addEventListener('endStroke', count)
    let width = surface.offsetWidth
    const fit = () => {
      // As many dots as the screen has. What was drawn grows and shrinks with the sheet: a telephone may be turned.
      const ratio = Math.max(window.devicePixelRatio, 1)
      const drawn = resized(made.toData(), surface.offsetWidth / width)
      width = surface.offsetWidth
      surface.width = surface.offsetWidth * ratio
      surface.height = surface.offsetHeight * ratio
      surface.getContext('2d')?.scale(ratio, ratio)
      made.fromData(drawn)
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(surface)
    return () => {
      watcher.disconnect()
      made.off()
    }
  }, [])

  const show = (groups: Strokes) => {
    pad.current?.fromData(groups)
    setStrokes(groups.length)
  }
  const save = () =>
    canvas.current?.toBlob((drawing) => {
      if (drawing) void onSave(drawing).then((isSaved) => isSaved && onClose())
    }, 'image/png')
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
        <Button disabled={isEmpty} onClick={() => show(pad.current?.toData().slice(0, -1) ?? [])}>
          <Undo2 aria-hidden className="size-4.5" />
          {texts.undoStroke}
        </Button>
        <Button disabled={isEmpty} onClick={() => show([])}>
          <Eraser aria-hidden className="size-4.5" />
          {texts.clear}
        </Button>
        <output className="ml-auto text-sm text-ink-faint">{texts.padStrokes(strokes)}</output>
      </div>
    </Dialog>
  )
}

const resized = (groups: Strokes, by: number): Strokes =>
  groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }))
