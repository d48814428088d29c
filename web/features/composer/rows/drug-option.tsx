import type { ReactNode } from 'react'
import type { Drug } from '#contract/medications/medications.ts'
import { drugForm } from '#contract/medications/drug-name.ts'
import { keepDosesWhole } from '#contract/values/keep-doses-whole.ts'
import { formatDay, formatPesos } from '../../../lib/format.ts'
import { textsNow } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { WithNames } from '../../../ui/Clinical.tsx'
import { markInk } from '../../../ui/safety/mark-ink.ts'
import { tagStyle, type TagTone } from '../../../ui/Tag.tsx'
import { type MarksByDrug, markOf } from '../../../lib/drafts/search-marks.ts'
import { nameParts } from './look-alike.ts'

/**
 * How a search result shows a drug that is easily taken for another one. `marked`: the letters that differ are marked. `named`:
 * the other name stands beside. `beside`: the differing letters are capitals, because the other drug is in the list.
 */
export type LookAlikeShown = 'marked' | 'named' | 'beside'

export interface FoundDrug {
  drug: Drug
  shown: LookAlikeShown
}

/**
 * One search result: generic in bold and presentation, the brand below, its class and price at the right. Its elements are plain
 * and few, because a list of results is drawn between two typed letters.
 * @param lang language of the clinical words, where the page has another
 */
export function drugOption(
  { drug, shown }: FoundDrug,
  lang: string | undefined,
  marks: MarksByDrug,
): ReactNode {
  const mark = markOf(marks, drug)
  const texts = textsNow('drug-results')
  const { generic, brand, look_alike: other, unavailable } = drug
  const isNamed = other !== null && shown !== 'marked'
  const isBrandStressed = other !== null && brand !== null
  const price = drug.retail_price === null ? undefined : formatPesos(Number(drug.retail_price))
  return (
    <>
      <b lang={lang} className="font-semibold">
        {stressed(generic, other && !isBrandStressed ? other.marks : [], shown)}
      </b>{' '}
      <span lang={lang} className="text-ink-soft">
        {keepDosesWhole(drugForm(drug))}
      </span>
      {/* The tags and the price are below the name on a phone, and at the right on a wider screen. */}
      <span className="flex flex-wrap items-center gap-2 sm:float-right sm:ml-3">
        {drug.usual && tagged('plain', texts?.usual)}
        {drug.category === 'basic_drug' && tagged('accent', texts?.ownMedication)}
        {tagged('outline', texts?.fraction(drug.fraction, drug.antibiotic))}
        {price && <span className="text-sm text-ink-soft">{price}</span>}
      </span>
      {(brand !== null || isNamed) && (
        <span className="block text-sm text-ink-faint">
          {brand && (
            <span className="mr-3">{stressed(brand, isBrandStressed ? other.marks : [], shown)}</span>
          )}
          {other && isNamed && texts && (
            <>
              <WithNames text={texts.lookAlike(other.name)} names={[other.name]} />
              {/* Enter alone does not choose a drug that is easily taken for another one (safe-hit.ts). */}
              <span className="max-md:hidden pointer-coarse:hidden">. {texts.lookAlikeKeys}</span>
            </>
          )}
        </span>
      )}
      {mark && (
        <span className={classNames('block text-sm font-medium', markInk[mark.severity])}>
          {texts?.marked(mark.kinds, mark.severity)}
        </span>
      )}
      {unavailable && (
        <span className="block text-sm text-warn-ink">
          {texts?.unavailableAt(unavailable.where, formatDay(unavailable.until))}
        </span>
      )}
    </>
  )
}

const tagged = (tone: TagTone, text: string | undefined): ReactNode => (
  <span className={tagStyle(tone)}>{text}</span>
)

type Marks = NonNullable<Drug['look_alike']>['marks']

/**
 * The name of a drug with those letters stressed that differ from its look-alike. The letters are capitals ("tall man lettering"
 * of ISMP and FDA) where both names are in the list: a name alone with such capitals would look misspelt.
 */
const stressed = (name: string, marks: Marks, shown: LookAlikeShown): ReactNode =>
  nameParts(name, marks).map((part, at) =>
    part.isStressed ? (
      <span
        key={at}
        className={classNames(
          'font-bold underline decoration-2 underline-offset-3',
          shown === 'beside' && 'uppercase',
        )}
      >
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
