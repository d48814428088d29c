import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { controlStyle } from '../../ui/control-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'

const BYTES = 2 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png']

interface PhotoFieldProps {
  /** What is there already. */
  kept: string | undefined
  chosen: File | null
  error: string | undefined
  onChoose: (photo: File | null, error: string | undefined) => void
}

/** Takes the photograph of a licence, and shows what was chosen or is there. */
export function PhotoField({ kept, chosen, error, onChoose }: PhotoFieldProps) {
  const texts = useTexts('licence')
  const preview = usePreview(chosen)
  const shown = preview ?? kept
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Field label={texts.fields.photo} hint={texts.hints.photo} error={error} optional>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            className={classNames(
              controlStyle,
              'file:mr-3 file:cursor-pointer file:rounded-small file:border-0 file:bg-sunk file:px-3 file:py-1 file:text-ink',
            )}
            onChange={(event) => {
              const file = event.target.files?.[0] ?? null
              const fault = file ? faultOf(file, texts.rules) : undefined
              onChoose(fault ? null : file, fault)
            }}
          />
        )}
      </Field>
      {shown && (
        <img
          src={shown}
          alt={chosen ? texts.photoChosen : texts.photoAlt}
          className="max-h-40 w-fit max-w-full rounded-small border border-line"
        />
      )}
    </div>
  )
}

const faultOf = (file: File, rules: { photoType: string; photoLarge: string }): string | undefined =>
  !TYPES.includes(file.type) ? rules.photoType : file.size > BYTES ? rules.photoLarge : undefined

/** The chosen file as an address, as long as it is chosen. */
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
