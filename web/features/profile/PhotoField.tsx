import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { PictureButton } from '../../ui/fields/PictureButton.tsx'

const BYTES = 2 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png']

interface PhotoFieldProps {
  /** Address of the photograph that is saved already; undefined without one. */
  kept: string | undefined
  chosen: File | null
  error: string | undefined
  onChoose: (photo: File | null, error: string | undefined) => void
}

/** Field for the photograph of a licence, with a preview of the chosen or saved one. */
export function PhotoField({ kept, chosen, error, onChoose }: PhotoFieldProps) {
  const texts = useTexts('licence')
  const { optional } = useTexts('common')
  const id = useId()
  const preview = usePreview(chosen)
  const shown = preview ?? kept
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2 sm:col-span-2">
      <p id={id} className="text-sm font-semibold text-ink-soft">
        {texts.fields.photo} <span className="font-normal text-ink-faint">({optional})</span>
      </p>
      {shown && (
        <img
          src={shown}
          alt={chosen ? texts.photoChosen : texts.photoAlt}
          className="max-h-40 w-fit max-w-full rounded-small border border-line"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <PictureButton
          aria-describedby={`${id}-hint ${id}-state`}
          onPick={(file) => {
            const fault = faultOf(file, texts.rules)
            onChoose(fault ? null : file, fault)
          }}
        >
          {shown ? texts.changePhoto : texts.choosePhoto}
        </PictureButton>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {texts.hints.photo}
        </p>
      </div>
      <p
        id={`${id}-state`}
        role="status"
        className="text-sm font-medium break-all text-stop-ink empty:hidden"
      >
        {error}
      </p>
    </div>
  )
}

const faultOf = (file: File, rules: { photoType: string; photoLarge: string }): string | undefined =>
  !TYPES.includes(file.type) ? rules.photoType : file.size > BYTES ? rules.photoLarge : undefined

/** Address of a preview of the chosen file, as long as it is chosen. */
function usePreview(file: File | null): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (!file) return undefined
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result })
    })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return file && read?.file === file ? read.address : undefined
}
