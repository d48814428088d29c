import { CircleUser } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOwnPictures } from '../../../lib/account/own-pictures.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePicture } from '../../../lib/use-picture.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { PictureButton } from '../../../ui/fields/PictureButton.tsx'
import { usePictureChange } from './use-change.ts'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

/** Section of the portrait, which is shown in the menu. */
export function Portrait() {
  const texts = useTexts('pictures')
  const kept = useOwnPictures()
  const shown = usePicture(kept?.portrait ?? null)
  const [picked, setPicked] = useState<ImageBitmap | null>(null)
  const { isBusy, save, remove } = usePictureChange('portrait', {
    saved: texts.portraitSaved,
    removed: texts.portraitRemoved,
  })
  const pick = async (file: File) => {
    try {
      setPicked(await createImageBitmap(file))
    } catch {
      notify({ message: texts.unreadable, colour: 'error' })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 p-4 sm:p-6">
      {shown ? (
        <img src={shown} alt={texts.portraitAlt} className="size-20 rounded-full border border-line" />
      ) : (
        <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
          <CircleUser aria-hidden className="size-9" strokeWidth={1.5} />
        </span>
      )}
      <div className="grid min-w-48 flex-1 gap-3">
        <div>
          <h3 className="font-semibold">{texts.portrait}</h3>
          <p className="text-sm text-ink-soft">{texts.portraitLead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <PictureButton busy={isBusy} onPick={(file) => void pick(file)}>
            {kept?.portrait ? texts.changePortrait : texts.uploadPortrait}
          </PictureButton>
          {kept?.portrait && (
            <Button
              tone="quiet"
              aria-label={texts.removePortrait}
              busy={isBusy}
              onClick={() => void remove(shown)}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {picked && (
          <CropDialog picture={picked} onClose={() => setPicked(null)} onSave={save} isSaving={isBusy} />
        )}
      </Suspense>
    </div>
  )
}
