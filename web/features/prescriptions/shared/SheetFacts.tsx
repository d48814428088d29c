import { Fragment } from 'react'
import { sheetFacts, type SheetRow, substitutionOf } from '#contract/sheet-row.ts'
import { useDocumentTexts } from '../../../lib/texts.ts'

interface SheetFactsProps extends Pick<SheetRow, 'route' | 'fraction'> {
  brand: string
  isSubstitutionAllowed: boolean
  isRecognised: boolean
}

/** What stands under the instructions of a row, word for word as it is printed. */
export function SheetFacts({ brand, route, fraction, isSubstitutionAllowed, isRecognised }: SheetFactsProps) {
  const words = useDocumentTexts('sheet')
  const { notRecognised } = useDocumentTexts('prescription-sheet')
  const substitution = substitutionOf({ brand, isAllowed: isSubstitutionAllowed })
  const facts = sheetFacts({ brand: brand || null, route, fraction, substitution }, words)
  return (
    <>
      {facts.map(({ label, value, strong }) => (
        <Fragment key={`${label} ${value}`}>
          <span>
            {label !== null && `${label}: ${value}`}
            {label !== null && strong && ', '}
            {strong && <b>{strong}</b>}
          </span>{' '}
        </Fragment>
      ))}
      {!isRecognised && <span>{notRecognised}</span>}
    </>
  )
}
