import type { ReactNode } from 'react'
import { useDocumentTexts, useTexts } from '../../../../lib/texts.ts'
import { Inline } from './lines.tsx'
import { OnIssue } from './OnIssue.tsx'
import type { SheetFacts } from './use-sheet.ts'

/** For whom, when, and why where that is shown. */
export function SheetPatient({ facts }: { facts: SheetFacts }) {
  const words = useDocumentTexts('sheet')
  const texts = useTexts('composer')
  const { patient, about, diagnosis, hospital } = facts
  const name = patient || <i className="sheet-pale">{texts.noPatientYet}</i>
  if (hospital?.page_template === 'compact')
    return (
      <div className="sheet-facts">
        <p>
          <span className="sheet-whole">
            {words.patient}: <b>{name}</b>
          </span>{' '}
          <Inline of={about} />
          <span className="sheet-whole">
            {words.issuedAt}: <OnIssue />
          </span>
        </p>
        {diagnosis && (
          <p>
            {words.diagnosis}: <b>{diagnosis}</b>
          </p>
        )}
      </div>
    )
  return (
    <>
      <div className="sheet-facts">
        <Fact label={words.patient}>{name}</Fact>
        {about.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label={words.issuedAt}>
          <OnIssue />
        </Fact>
      </div>
      {diagnosis && (
        <div className="sheet-facts">
          <Fact label={words.diagnosis}>{diagnosis}</Fact>
        </div>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span className="sheet-label">{label}</span>
    <b>{children}</b>
  </div>
)
