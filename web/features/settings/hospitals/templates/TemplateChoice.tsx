import { type Template, TEMPLATES } from '#contract/places/sheet-layout.ts'
import { useTexts } from '../../../../lib/texts.ts'

interface TemplateChoiceProps {
  value: Template
  onChange: (template: Template) => void
}

/** Choice of the layout of the sheets, each with a drawing of its heading. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const texts = useTexts('sheets')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{texts.template}</legend>
      <div className="grid gap-2" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))' }}>
        {TEMPLATES.map((template) => (
          <label
            key={template}
            className="grid cursor-pointer content-start gap-2 rounded-control border border-line bg-card p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <Drawing template={template} />
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name="template"
                value={template}
                checked={template === value}
                onChange={() => onChange(template)}
                className="checkbox"
              />
              {texts.templates[template].name}
            </span>
            <span className="text-sm text-ink-soft">{texts.templates[template].help}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Bars that stand for the texts of a layout: x, y, width and height, in hundredths of the drawing's width.
 */
const BARS: Record<Template, readonly (readonly [number, number, number, number])[]> = {
  classic: [
    [4, 5, 12, 12],
    [20, 5, 32, 4],
    [20, 11, 24, 2.5],
    [20, 15, 26, 2.5],
    [70, 5, 26, 2.5],
    [74, 9.5, 22, 2.5],
    [72, 14, 24, 2.5],
    [4, 22, 92, 1],
    [4, 28, 60, 3],
    [4, 36, 72, 3],
    [4, 44, 66, 3],
  ],
  centred: [
    [4, 6, 12, 12],
    [84, 6, 12, 12],
    [38, 4, 24, 2.5],
    [30, 8.5, 40, 4.5],
    [34, 15, 32, 2.5],
    [4, 22, 92, 0.7],
    [4, 23.5, 92, 0.4],
    [4, 29, 60, 3],
    [4, 37, 72, 3],
    [24, 47, 52, 2],
  ],
  compact: [
    [4, 4, 9, 9],
    [16, 4, 36, 3.5],
    [16, 9, 80, 2],
    [16, 12.5, 70, 2],
    [4, 17, 92, 1],
    [4, 21, 64, 2.5],
    [4, 26, 78, 2.5],
    [4, 31, 60, 2.5],
    [4, 36, 74, 2.5],
    [4, 41, 66, 2.5],
    [4, 46, 70, 2.5],
  ],
}

const Drawing = ({ template }: { template: Template }) => (
  <svg
    aria-hidden
    viewBox="0 0 100 52"
    className="w-full rounded-small border border-line bg-paper text-paper-ink"
  >
    {BARS[template].map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill="currentColor" opacity={0.45} />
    ))}
  </svg>
)
