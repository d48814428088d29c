/** What is asked of a register of professional licences. */
export interface LicenceQuestion {
  name: string
  profession: string
  cedula: string
  institution: string
  /** Both empty when no speciality is announced. */
  specialty: string
  specialtyCedula: string
}

/**
 * - `confirmed`: the register has this licence, of this person, profession and institution
 * - `contradicted`: it has another under this number, or none; a person decides
 * - `unknown`: it cannot say; a person decides
 */
export type LicenceAnswer = 'confirmed' | 'contradicted' | 'unknown'

/** A register of licences that can be asked by a program. What it throws is tried again later. */
export interface LicencePort {
  check(question: LicenceQuestion): Promise<LicenceAnswer>
}
