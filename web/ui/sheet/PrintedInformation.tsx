import './information.css'
import type { SheetInformation, SheetTimes } from '#contract/prescription/sheet/sheet-information.ts'
import { PrintedFoot } from './PrintedFoot.tsx'
import { FootFact } from './PrintedFoot.tsx'
import { PatientName } from './PrintedPatient.tsx'
import { Lines, Said } from './Said.tsx'
import type { PrintedProps } from './shown-sheet.ts'

/** Page with information that the patient keeps at home. HTML version of server/pdf/information.typ. */
export function PrintedInformation({ sheet, information }: PrintedProps & { information: SheetInformation }) {
  const { rows, notes } = sheet.model
  const { title, lead, end } = information
  return (
    <>
      <AgainWhose sheet={sheet} />
      <h2 className="sheet-title">{title}</h2>
      <p>{lead}</p>
      <ol>
        {rows.map((row, at) => {
          const entry = information.rows[at]
          return (
            entry && (
              <li key={`${at} ${row.generic}`}>
                <h3>
                  <b>
                    {at + 1}. {row.generic}
                  </b>{' '}
                  <span className="sheet-form">{row.form}</span>
                </h3>
                <p className="sheet-instructions">{row.instructions}</p>
                {entry.times && <Times times={entry.times} />}
              </li>
            )
          )
        })}
        {notes.map(({ label, value }) => (
          <li key={label}>
            <b>{label}</b>
            <p className="sheet-instructions">{value}</p>
          </li>
        ))}
      </ol>
      <p className="sheet-small sheet-last">{end}</p>
      <PrintedFoot sheet={sheet} />
    </>
  )
}

/** Short head of each page after the first: doctor, patient and date again. */
function AgainWhose({ sheet }: PrintedProps) {
  const { doctor, patient, demo, ended, place, foot, issuedAt } = sheet.model
  const mark = ended?.mark ?? demo
  return (
    <header className="sheet-again">
      <div>
        <b>{doctor.name}</b>
        <Lines of={[doctor.cedula]} />
        <span>
          {patient.label}:{' '}
          <b>
            <PatientName sheet={sheet} />
          </b>
        </span>
      </div>
      <div className="sheet-place">
        {mark === null ? <span>{place.patron}</span> : <b>{mark}</b>}
        <FootFact fact={foot.folio} draft={sheet.draft} />
        <span>
          <Said value={issuedAt.value} draft={sheet.draft} />
        </span>
      </div>
    </header>
  )
}

/**
 * Table of the times of the day to take a medicine, as instructed; or an empty box for each hour, for the patient
 * to fill in.
 */
const Times = ({ times }: { times: SheetTimes }) => (
  <table className="sheet-times" data-pen={times.isForPen || undefined}>
    <thead>
      <tr>
        {times.columns.map(({ head }) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {times.columns.map(({ head, value }) => (
          <td key={head}>{value}</td>
        ))}
      </tr>
    </tbody>
  </table>
)
