import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOwnPictures } from '../../../lib/account/own-pictures.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePicture } from '../../../lib/use-picture.ts'
import { Button } from '../../../ui/Button.tsx'
import { PictureButton } from '../../../ui/fields/PictureButton.tsx'
import { lighter } from './lighter.ts'
import { usePictureChange } from './use-change.ts'

const SignatureDialog = lazy(async () => ({
  default: (await import('./SignatureDialog.tsx')).SignatureDialog,
}))

/** Section of the drawn signature, which is printed beside the electronic one. */
export function Signature() {
  const texts = useTexts('pictures')
  const kept = useOwnPictures()
  const shown = usePicture(kept?.signature ?? null)
  const [isDrawing, setDrawing] = useState(false)
  const { isBusy, save, remove } = usePictureChange('signature', {
    saved: texts.signatureSaved,
    removed: texts.signatureRemoved,
  })
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <div>
        <h3 className="font-semibold">{texts.signature}</h3>
        <p className="text-sm text-ink-soft">{texts.signatureLead}</p>
      </div>
      <div className="grid h-32 place-items-center rounded-control border border-line bg-paper p-4 text-paper-ink">
        {shown ? (
          <img src={shown} alt={texts.signatureAlt} className="max-h-24 max-w-full" />
        ) : (
          <p className="text-sm">{kept?.signature === null && texts.noSignature}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setDrawing(true)} busy={isBusy}>
          <PenLine aria-hidden className="size-4.5" />
          {kept?.signature ? texts.drawAgain : texts.draw}
        </Button>
        <PictureButton
          aria-label={texts.uploadSignature}
          busy={isBusy}
          onPick={async (file) => void save(await lighter(file))}
        >
          {texts.upload}
        </PictureButton>
        {kept?.signature && (
          <Button
            tone="quiet"
            aria-label={texts.removeSignature}
            busy={isBusy}
            onClick={() => void remove(shown)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-faint">{texts.signatureHint}</p>
      <Suspense>
        {isDrawing && <SignatureDialog onClose={() => setDrawing(false)} onSave={save} isSaving={isBusy} />}
      </Suspense>
    </div>
  )
}
