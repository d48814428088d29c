/** Data of a doctor's licence that are sent to a register of professional licences. */
export interface LicenceQuestion {
  name: string
  profession: string
  cedula: string
  institution: string
  /** Medical specialty and number of its licence (cédula); both empty when the doctor has none. */
  specialty: string
  specialtyCedula: string
}

/**
 * Answer of a register of professional licences.
 * - `confirmed`: the register has this licence, of this person, profession and institution
 * - `contradicted`: the register has a different licence or none under this number; an operator decides
 * - `unknown`: the register can't tell; an operator decides
 */
export type LicenceAnswer = 'confirmed' | 'contradicted' | 'unknown'

/** A register of licences that programs can query. An error that it throws leads to a later retry. */
export interface LicencePort {
  check(question: LicenceQuestion): Promise<LicenceAnswer>
}
