import { useState } from 'react'
import { api } from '../../../../lib/calls/api.ts'
import { sheetCalls } from '../../../../lib/calls/sheet-calls.ts'
import { invalidate } from '../../../../lib/calls/query.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { pictureIn } from '../../../../lib/use-picture.ts'
import { Button } from '../../../../ui/Button.tsx'
import { notify } from '../../../../ui/notices/notices.ts'
import { PictureButton } from '../../../../ui/fields/PictureButton.tsx'
import { attempt } from '../acts.ts'

const BYTES_AT_MOST = 2 * 1024 * 1024
const refresh = (): Promise<void> => invalidate(sheetCalls.paper)

/** Section of the picture that lies under the fields of the paper; the picture is never printed. */
export function PaperPicture({ hospitalId, shown }: { hospitalId: number; shown: string | undefined }) {
  const texts = useTexts('sheets')
  const [isBusy, setBusy] = useState(false)
  const params = { id: String(hospitalId) }
  const upload = async (picture: Blob) => {
    if (picture.size > BYTES_AT_MOST) {
      notify({ message: texts.tooLarge, colour: 'error' })
      return
    }
    setBusy(true)
    await attempt(async () => {
      await api(sheetCalls.keepPaperPicture, { params, pictures: { picture } })
      return texts.pictureSaved
    }, refresh)
    setBusy(false)
  }
  const remove = async () => {
    const before = shown
    setBusy(true)
    const isDone = await attempt(async () => {
      await api(sheetCalls.removePaperPicture, { params })
      return texts.pictureRemoved
    }, refresh)
    setBusy(false)
    if (isDone && before)
      notify({
        message: texts.pictureRemoved,
        action: { label: texts.undo, run: () => void upload(pictureIn(before)) },
      })
  }
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold">{texts.picture}</h2>
      <p className="text-sm text-ink-soft">{texts.pictureLead}</p>
      <div className="flex flex-wrap gap-2">
        <PictureButton busy={isBusy} onPick={(file) => void upload(file)}>
          {shown ? texts.replace : texts.upload}
        </PictureButton>
        {shown && (
          <Button tone="quiet" busy={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
