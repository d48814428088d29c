import { type CSSProperties, useId, useRef } from 'react'
import type { Box, OwnPaper, PaperFault, PaperField } from '#contract/places/sheet-layout.ts'
import type { Drawing } from '#contract/places/sheets.ts'
import type { Texts } from '#locales/es/sheets.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DrawnPage, DrawnPages } from '../DrawnPages.tsx'
import { placedFields, rounded, stepOf, stepped } from './placing.ts'
import { useDrag } from './use-drag.ts'

interface PaperBoardProps {
  paper: OwnPaper
  faults: Partial<Record<PaperField, PaperFault>>
  chosen: PaperField
  onChoose: (field: PaperField) => void
  onChange: (paper: OwnPaper) => void
  /** Picture of the doctor's paper, below everything else; undefined without one. */
  picture: string | undefined
  /**
   * Drawing of what will be printed, for a fictional prescription; undefined until the server has drawn it.
   */
  drawing: Drawing | undefined
}

/** The doctor's paper with its fields, which are dragged or moved with the arrow keys. */
export function PaperBoard(p: PaperBoardProps) {
  const { paper, faults, chosen, onChoose, onChange, picture, drawing } = p
  const texts = useTexts('sheets')
  const board = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const moreId = useId()
  const dragOf = useDrag(board, p)
  return (
    <div className="grid gap-2">
      <p id={keysId} className="text-sm text-ink-soft">
        {texts.drag}
        <span className="pointer-coarse:hidden"> {texts.keys}</span>
      </p>
      <div
        ref={board}
        role="group"
        aria-label={texts.board}
        data-board
        className="@container relative w-full overflow-hidden rounded-small border border-line bg-paper text-paper-ink shadow-paper"
        style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
      >
        {picture && <img src={picture} alt="" className="absolute inset-0 size-full" />}
        {drawing && <DrawnPage drawing={drawing} at={0} alt="" className="absolute inset-x-0 top-0" />}
        {placedFields(paper).map(({ field, box }) => (
          <button
            key={field}
            type="button"
            data-field={field}
            aria-pressed={field === chosen}
            aria-label={labelOf(texts, field, box, faults[field])}
            aria-describedby={keysId}
            style={styleOf(paper, box)}
            className="absolute cursor-move touch-none bg-transparent text-left aria-pressed:z-10 focus-visible:outline-2 focus-visible:outline-offset-6 focus-visible:outline-accent"
            onFocus={() => onChoose(field)}
            {...dragOf(field, box)}
            onKeyDown={(event) => {
              const step = stepOf(event.key, event.shiftKey)
              if (!step) return
              event.preventDefault()
              onChange(stepped(paper, field, step))
            }}
          >
            <span
              aria-hidden
              // The line is 0.9 mm of paper outside the field, so that the lines of two fields never cross. The line of the
              // chosen field grows outwards: one that grows inwards touches the letters.
              style={{ inset: `calc(-90cqw / ${paper.width}${field === chosen ? ' - 1px' : ''})` }}
              className={classNames(
                'absolute border',
                field !== chosen && 'border-dashed',
                faults[field] ? 'border-stop' : field === chosen ? 'border-paper-ink' : 'border-paper-ink/35',
              )}
            />
            {field === chosen && (
              <span className="absolute -top-1 right-0 z-10 -translate-y-full bg-paper-ink px-1.5 text-[0.6875rem] leading-4 whitespace-nowrap text-paper">
                {texts.fields[field]}
              </span>
            )}
          </button>
        ))}
      </div>
      {drawing && drawing.pages > 1 && (
        <section aria-labelledby={moreId} className="mt-4 grid gap-2">
          <h2 id={moreId} className="text-sm text-ink-soft">
            {texts.morePages}
          </h2>
          <DrawnPages drawing={drawing} from={1} alt={texts.morePagesAlt} />
        </section>
      )}
    </div>
  )
}

const labelOf = (
  texts: Texts,
  field: PaperField,
  { x, y, width, height }: Box,
  fault: PaperFault | undefined,
): string => {
  const [left, top, wide, high] = [x, y, width, height].map((mm) => String(rounded(mm)))
  const where = texts.boxLabel(texts.fields[field], left ?? '', top ?? '', wide ?? '', high ?? '')
  return fault ? `${where}. ${texts.faults[fault]}` : where
}

const styleOf = (paper: OwnPaper, { x, y, width, height }: Box): CSSProperties => ({
  left: `${(100 * x) / paper.width}%`,
  top: `${(100 * y) / paper.height}%`,
  width: `${(100 * width) / paper.width}%`,
  height: `${(100 * height) / paper.height}%`,
})
