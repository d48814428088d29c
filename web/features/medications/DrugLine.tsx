import { CircleOff, Ellipsis, FilePlus, Tag as TagIcon } from 'lucide-react'
import type { Drug } from '#contract/medications/medications.ts'
import { formatDay, formatPesos } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

interface DrugLineProps {
  drug: Drug
  /** Callback that writes a prescription of the medicine; undefined for a doctor who may not prescribe. */
  onWrite: (() => void) | undefined
  onMark: () => void
  onPrice: () => void
}

/**
 * Line of one medicine that the catalogue's search found: generic name, presentation, class, price and stock, and buttons to
 * prescribe it and to note a price or a shortage.
 */
export function DrugLine({ drug, onWrite, onMark, onPrice }: DrugLineProps) {
  const texts = useTexts('medications')
  const {
    generic,
    brand,
    presentation,
    fraction,
    antibiotic,
    unavailable,
    category,
    retail_price: price,
  } = drug
  const rest = presentation.startsWith(generic) ? presentation.slice(generic.length) : ` ${presentation}`
  return (
    <li className="flex items-start gap-2 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="wrap-anywhere">
          <Clinical>
            <b className="font-semibold">{generic}</b>
            <span className="text-ink-soft">{rest}</span>
          </Clinical>
        </p>
        {brand && <p className="text-sm text-ink-faint">{brand}</p>}
        {unavailable && (
          <p className="text-sm text-warn-ink">
            {texts.unavailableAt(unavailable.where, formatDay(unavailable.until))}
          </p>
        )}
        {price !== null && (
          <p className="text-sm text-ink-soft tabular-nums">{texts.priceOf(formatPesos(Number(price)))}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-1.5 py-1.5 max-sm:max-w-24">
        {category === 'basic_drug' && <Tag tone="accent">{texts.own}</Tag>}
        <Tag tone="outline">{texts.fraction(fraction, antibiotic)}</Tag>
      </div>
      <Menu
        label={texts.actionsOf(presentation)}
        names={[presentation]}
        icon={Ellipsis}
        entries={[
          ...(onWrite ? [{ key: 'write', label: texts.writeAction, icon: FilePlus, run: onWrite }] : []),
          { key: 'price', label: texts.priceAction, icon: TagIcon, run: onPrice },
          { key: 'mark', label: texts.markAction, icon: CircleOff, run: onMark },
        ]}
      />
    </li>
  )
}
