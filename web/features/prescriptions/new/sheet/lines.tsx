import { Fragment } from 'react'
import type { SheetFacts } from './use-sheet.ts'

type Some = string | undefined

/** Short texts after each other, each of them kept on one line. */
export const dotted = (...texts: readonly Some[]): string =>
  texts
    .filter((text) => text !== undefined && text !== '')
    .map((text = '') => (text.length < 36 ? text.replaceAll(' ', '\u00a0') : text))
    .join(' · ')

/** Where the hospital is, on one line: the centred layout has it in its foot. */
export const placeLine = ({ place, hospital }: SheetFacts): string =>
  dotted(hospital?.location ?? place?.location, hospital?.contact, place?.clinic, place?.clinicLocation)

/** One line each; what is empty takes none. */
export const Lines = ({ of }: { of: readonly Some[] }) =>
  of.filter(Boolean).map((line, at) => <span key={`${at} ${line}`}>{line}</span>)

/** A label and what it says, on one line. */
export const Inline = ({ of }: { of: readonly (readonly [label: string, value: string])[] }) =>
  of.map(([label, value]) => (
    <Fragment key={label}>
      <span className="sheet-whole">
        {label}: <b>{value}</b>
      </span>{' '}
    </Fragment>
  ))
