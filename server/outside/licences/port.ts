/** Data about which a register of professional licences is asked. */
export interface LicenceQuestion {
  name: string
  profession: string
  cedula: string
  institution: string
  /** Specialty and its cédula; both empty when the doctor has none. */
  specialty: string
  specialtyCedula: string
}

/**
 * Answer of a register of professional licences.
 * - `confirmed`: the register has this licence, of this person, profession and institution
 * - `contradicted`: the register has another licence or none under this number; an operator decides
 * - `unknown`: the register can't tell; an operator decides
 */
export type LicenceAnswer = 'confirmed' | 'contradicted' | 'unknown'

/** A register of licences with an interface for programs. An error that it throws leads to a later retry. */
export interface LicencePort {
  check(question: LicenceQuestion): Promise<LicenceAnswer>
}
