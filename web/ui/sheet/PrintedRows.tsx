import { Fragment } from 'react'
import type { SheetRow } from '#contract/prescription/sheet/sheet-row.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { classNames } from '../class-names.ts'
import type { PrintedProps } from './shown-sheet.ts'

/** The medicines of one prescription and the notes for all of them. */
export function PrintedRows({ sheet: { model, draft, besideRows, activeRow } }: PrintedProps) {
  const { said } = useDocumentLang()
  const { rows, end, notes } = model
  return (
    <>
      {/* Without medicines the empty list stays, to keep the layout. With `presentation` a screen reader does not announce
          it. */}
      <ol className="sheet-rows" role={rows.length === 0 ? 'presentation' : undefined}>
        {rows.map((row, at) => (
          // Rows of a sheet have no ids; their position is the key.
          <li
            key={`${at} ${row.generic}`}
            className={row.isReady ? undefined : 'sheet-pale'}
            data-active={at === activeRow || undefined}
          >
            <span className="sheet-number">{at + 1}</span>
            <Medicine row={row} />
            <div className="sheet-quantity">
              <b className={classNames(row.ended !== null && 'sheet-struck')}>{row.quantity}</b>
              {besideRows && (
                <span lang={said} data-preview>
                  {besideRows[at]}
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {rows.length === 0 && (
        <p lang={said} className="sheet-pale sheet-none">
          {draft?.noRowsYet}
        </p>
      )}
      {rows.length > 0 && <p className="sheet-small">{end}</p>}
      {notes.map(({ label, value }) => (
        <div key={label} className="sheet-note">
          <h3>
            <b>{label}</b>
          </h3>
          <p>{value}</p>
        </div>
      ))}
    </>
  )
}

/** One medicine, struck through where it alone was cancelled. */
function Medicine({ row }: { row: SheetRow }) {
  const struck = row.ended === null ? '' : 'sheet-struck'
  return (
    <div>
      {row.ended !== null && <b className="sheet-row-ended">{row.ended}</b>}
      <h3 className={struck}>
        <b>{row.generic}</b> {row.form}
      </h3>
      <p className={classNames('sheet-instructions', struck)}>{row.instructions}</p>
      <p className={classNames('sheet-small sheet-details', struck)}>
        {row.facts.map(({ label, value, strong }) => (
          <Fragment key={`${label} ${value}`}>
            <span>
              {label !== null && `${label}: ${value}`}
              {label !== null && strong !== null && ', '}
              {strong !== null && <b>{strong}</b>}
            </span>{' '}
          </Fragment>
        ))}
        {row.note !== null && <span>{row.note}</span>}
      </p>
    </div>
  )
}
