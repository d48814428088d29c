import { createContext, type ReactNode } from 'react'

/**
 * Additions to the form for one entry or section of a patient's record that is opened alone, without the rest of the record.
 */
export interface Frame {
  /** Row of the form in which the doctor states the patient's consent; null where it was given before. */
  consent: ReactNode
  /** Whether the consent is complete; moves the focus to the field that is missing. Waits until the consent text has loaded. */
  isConsentStated: () => Promise<boolean>
}

/**
 * Context with the additions (Frame) for the form inside it; null for a form that is shown with the whole record after the
 * patient has consented.
 */
export const EditorFrame = createContext<Frame | null>(null)
