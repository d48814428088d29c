import type { ComponentProps } from 'react'
import { createStore, useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { PrintedSheet } from '../../../ui/sheet/PrintedSheet.tsx'
import { PaperOutline } from './PaperOutline.tsx'
import { type DraftSheetProps, useDraftSheets } from './use-draft-sheets.ts'

/** Whether the preview, beside the page or enlarged, shows the doctor's own paper. */
const onOwnPaper = createStore(false)

type Props = DraftSheetProps & Pick<ComponentProps<typeof PrintedSheet>, 'size'>

/** Preview of the sheets that a draft becomes. Parts that only an issued prescription has, such as its code, are marked so. */
export function DraftSheet({ size, ...props }: Props) {
  const { isAwaited, missing, sheets, paper, paperPicture } = useDraftSheets(props)
  const texts = useTexts('composer-parts')
  const isOnOwn = useStore(onOwnPaper)
  const layout = isOnOwn ? paper?.layout : null
  const own = layout ? { layout, picture: paperPicture } : undefined
  if (isAwaited) return <PaperOutline />
  if (missing) return <LoadFailed {...missing} />
  return (
    <div className="grid gap-4">
      {paper?.layout && (
        <Checkbox
          label={texts.onOwnPaper}
          checked={isOnOwn}
          onChange={(event) => onOwnPaper.set(event.target.checked)}
        />
      )}
      {sheets.map((sheet, at) => (
        // The position of a document is its key: a document has no id before it is issued, and the law sets the order.
        <PrintedSheet key={`document ${at}`} sheet={{ ...sheet, own }} size={own ? 'paper' : size} />
      ))}
    </div>
  )
}
