import { createContext, type ReactNode } from 'react'

/** Surroundings of an editor that is opened alone, without the rest of the record. */
export interface Frame {
  /** Row of the form in which the doctor states the patient's consent; null where it was given before. */
  consent: ReactNode
  /** Whether the consent is complete; moves the focus to the field that is missing. Waits until the consent text has loaded. */
  isConsentStated: () => Promise<boolean>
}

/** Context with the frame of the editor below it; null for an editor inside the whole record, once the patient has consented. */
export const EditorFrame = createContext<Frame | null>(null)
