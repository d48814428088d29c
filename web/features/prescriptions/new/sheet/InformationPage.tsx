import './information.css'
import { drugForm, drugName } from '#contract/drug-name.ts'
import { documentLanguage } from '#locales/locale.ts'
import { DAY_MOMENTS, takingOf } from '#contract/posology/times-of-day.ts'
import { keepDosesWhole } from '../../../../lib/keep-doses-whole.ts'
import { useDocumentLang, useDocumentTexts } from '../../../../lib/texts.ts'
import { printedInstructions } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { Lines } from './lines.tsx'
import { OnIssue } from './OnIssue.tsx'
import { SheetEnds } from './SheetEnds.tsx'
import { useSheetSize } from './sheet-size.ts'
import type { SheetFacts } from './use-sheet.ts'

export interface InformationProps {
  rows: readonly Row[]
  facts: SheetFacts
}

/** The page that the patient keeps at home: server/pdf/information.typ in HTML. */
export function InformationPage({ rows, facts }: InformationProps) {
  const words = useDocumentTexts('sheet')
  const { printed } = useDocumentLang()
  const size = useSheetSize(rows, facts)
  const { doctor, patient, hospital, place, paper, extras } = facts
  return (
    <article lang={printed} className="sheet sheet-information" style={size} data-paper={hospital?.paper}>
      <header className="sheet-again">
        <div>
          <b>{doctor.name}</b>
          <Lines of={[doctor.cedula]} />
          <span>
            {words.patient}: <b>{patient}</b>
          </span>
        </div>
        <div className="sheet-place">
          {paper?.demo ? <b>{words.demo}</b> : <span>{hospital?.patron ?? place?.hospital}</span>}
          <span>
            {words.folio} <OnIssue />
          </span>
          <OnIssue />
        </div>
      </header>
      <h3 className="sheet-title">{words.info.title}</h3>
      <p>{words.info.lead}</p>
      <ol>
        {rows.map((row, at) => (
          <li key={row.key}>
            <b>
              {at + 1}. {drugName(row)}
            </b>{' '}
            <span className="sheet-form">{keepDosesWhole(drugForm(row))}</span>
            <p className="sheet-instructions">{keepDosesWhole(printedInstructions(row))}</p>
            <Times instructions={printedInstructions(row)} />
          </li>
        ))}
        {extras && (
          <li>
            <b>{words.extras}</b>
            <p className="sheet-instructions">{keepDosesWhole(extras)}</p>
          </li>
        )}
      </ol>
      <p className="sheet-small sheet-last">{words.info.end}</p>
      <SheetEnds rows={rows} facts={facts} />
    </article>
  )
}

/** Which moments of the day, as the instructions say them; or a box for each hour, for the patient's own pen. */
function Times({ instructions }: { instructions: string }) {
  const words = useDocumentTexts('sheet')
  const { moments, hours } = takingOf(instructions, documentLanguage)
  const columns = moments
    ? DAY_MOMENTS.map((moment) => ({ head: words.info.moments[moment], said: moments[moment] ?? '–' }))
    : Array.from({ length: hours }, (_, at) => ({ head: words.info.hour(at + 1), said: '___ : ___' }))
  if (columns.length === 0) return null
  return (
    <table className="sheet-times">
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map(({ head, said }) => (
            <td key={head}>{said}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
