import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { type Framing, cropSquare } from './crop.ts'

const SIDE = 320

interface CropDialogProps {
  picture: ImageBitmap
  onClose: () => void
  /**
   * Saves the portrait.
   * @returns whether the portrait was saved
   */
  onSave: (portrait: Blob) => Promise<boolean>
  isSaving: boolean
}

/**
 * Dialog to choose the square of a photograph that becomes the portrait: three sliders, for the mouse, a
 * finger and the arrow keys.
 */
export function CropDialog({ picture, onClose, onSave, isSaving }: CropDialogProps) {
  const texts = useTexts('pictures')
  const { cancel } = useTexts('common')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [framing, setFraming] = useState<Framing>({ zoom: 1, across: 0.5, down: 0.5 })
  useEffect(() => {
    const { x, y, side } = cropSquare(picture, framing)
    const paper = canvas.current?.getContext('2d')
    paper?.clearRect(0, 0, SIDE, SIDE)
    paper?.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE)
  }, [picture, framing])
  const save = () =>
    canvas.current?.toBlob(
      (portrait) => {
        if (portrait) void onSave(portrait).then((isSaved) => isSaved && onClose())
      },
      'image/jpeg',
      0.92,
    )
  const slider = (name: keyof Framing, from: number, to: number, isUseful: boolean) => ({
    label: texts[name],
    min: from,
    max: to,
    value: framing[name],
    disabled: !isUseful,
    onChange: (value: number) => setFraming((now) => ({ ...now, [name]: value })),
  })
  const isZoomed = framing.zoom > 1
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.cropTitle}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button tone="primary" busy={isSaving} onClick={save}>
            {isSaving ? texts.saving : texts.savePortrait}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={texts.cropPreview}
        className="mx-auto size-56 rounded-full border border-line bg-sunk"
      />
      <div className="grid gap-2">
        <Slider {...slider('zoom', 1, 3, true)} />
        <Slider {...slider('across', 0, 1, isZoomed || picture.width > picture.height)} />
        <Slider {...slider('down', 0, 1, isZoomed || picture.height > picture.width)} />
      </div>
    </Dialog>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  value: number
  disabled: boolean
  onChange: (value: number) => void
}

function Slider({ label, onChange, ...input }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[9rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="range"
        step={0.02}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="min-h-11 w-full cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
    </div>
  )
}
