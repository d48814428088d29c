import type { UxSettings } from '../profile.ts'

/** Preferences of a doctor who has changed none. Tests compare the server's answer with them, and show pages with them. */
export const UNTOUCHED_SETTINGS: UxSettings = {
  darkMode: 'auto',
  language: 'es',
  mini: false,
  clinicId: null,
  tourViewed: false,
  historyTourViewed: false,
  betaLayout: false,
  paylinkRequested: false,
  feedback: null,
  mailRejected: true,
  mailUndelivered: true,
  mailPrepared: true,
  ianTranscript: false,
  widgets: { order: [], hidden: [] },
}
