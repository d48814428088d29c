import type { ReactNode } from 'react'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { Inline, isSaid, Said } from './Said.tsx'
import type { PrintedProps, ShownSheet } from './shown-sheet.ts'

/** Patient and date on the sheet, and the diagnosis where the sheet shows it. */
export function PrintedPatient({ sheet }: PrintedProps) {
  const { model, draft } = sheet
  const { patient, issuedAt, diagnosis, template } = model
  const isDated = isSaid(issuedAt, draft)
  if (template === 'compact')
    return (
      <div className="sheet-facts">
        <p>
          <span className="sheet-whole">
            {patient.label}:{' '}
            <b>
              <PatientName sheet={sheet} />
            </b>
          </span>{' '}
          <Inline of={patient.about} />
          {isDated && (
            <span className="sheet-whole">
              {issuedAt.label}:{' '}
              <b>
                <Said value={issuedAt.value} draft={draft} />
              </b>
            </span>
          )}
        </p>
        {diagnosis && (
          <p>
            {diagnosis.label}: <b>{diagnosis.value}</b>
          </p>
        )}
      </div>
    )
  return (
    <>
      <div className="sheet-facts">
        <Fact label={patient.label}>
          <PatientName sheet={sheet} />
        </Fact>
        {patient.about.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {isDated && (
          <Fact label={issuedAt.label}>
            <Said value={issuedAt.value} draft={draft} />
          </Fact>
        )}
      </div>
      {diagnosis && (
        <div className="sheet-facts">
          <Fact label={diagnosis.label}>{diagnosis.value}</Fact>
        </div>
      )}
    </>
  )
}

/** Name of the patient, or the note that a draft has no patient yet. */
export function PatientName({ sheet: { model, draft } }: { sheet: ShownSheet }) {
  const { said } = useDocumentLang()
  return (
    model.patient.value ?? (
      <i lang={said} className="sheet-pale">
        {draft?.noPatientYet}
      </i>
    )
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span className="sheet-label">{label}</span>
    <b>{children}</b>
  </div>
)
