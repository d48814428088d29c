import { memo } from 'react'
import { drugForm } from '#contract/drug-name.ts'
import type { Drug } from '#contract/medications.ts'
import { formatDay, formatMoney } from '../../../../lib/format.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Tag } from '../../../../ui/Tag.tsx'
import { nameParts } from './look-alike.ts'

interface DrugOptionProps {
  drug: Drug
  saysLookAlike: boolean
}

/** Most of what one letter finds was found by the letter before: that is not drawn again. */
const isSame = (before: DrugOptionProps, now: DrugOptionProps): boolean =>
  before.saysLookAlike === now.saysLookAlike && JSON.stringify(before.drug) === JSON.stringify(now.drug)

/** One result: generic in bold and presentation, the brand below, its class and price at the right. */
export const DrugOption = memo(function DrugOption({ drug, saysLookAlike }: DrugOptionProps) {
  const texts = useTexts('composer')
  const { generic, brand, look_alike: other, unavailable } = drug
  const isBrandStressed = other !== null && brand !== null
  const price = drug.retail_price === null ? undefined : formatMoney(Number(drug.retail_price))
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5">
      <span>
        <b className="font-semibold">
          <StressedName name={generic} marks={other && !isBrandStressed ? other.marks : []} />
        </b>{' '}
        <span className="text-ink-soft">{drugForm(drug)}</span>
      </span>
      <span className="flex flex-wrap justify-end gap-1.5">
        {drug.category === 'basic_drug' && <Tag tone="accent">{texts.ownMedication}</Tag>}
        <Tag tone="outline">{texts.fraction(drug.fraction, drug.antibiotic)}</Tag>
      </span>
      {(brand !== null || saysLookAlike) && (
        <span className="text-sm text-ink-faint">
          {brand && (
            <span className="mr-3">
              <StressedName name={brand} marks={isBrandStressed ? other.marks : []} />
            </span>
          )}
          {other && saysLookAlike && texts.lookAlike(other.name)}
        </span>
      )}
      {price && <span className="col-start-2 text-right text-sm text-ink-soft">{price}</span>}
      {unavailable && (
        <span className="col-start-1 text-sm text-warn-ink">
          {texts.unavailableAt(unavailable.where, formatDay(unavailable.until))}
        </span>
      )}
    </span>
  )
}, isSame)

type Marks = NonNullable<Drug['look_alike']>['marks']

/** Tall letters where a name differs from one it is easily taken for (ISMP, FDA "tall man lettering"). */
const StressedName = ({ name, marks }: { name: string; marks: Marks }) =>
  nameParts(name, marks).map((part, at) =>
    part.isStressed ? (
      <span key={at} className="font-bold uppercase underline decoration-2 underline-offset-3">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
