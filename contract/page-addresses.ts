/**
 * Addresses of the pages (specification section 2), as templates. The browser's application assigns a page to each
 * (web/routes.tsx), and the server answers every other address with 404.
 */
export const pageAddresses = {
  /** Address of the doctor's home page, named `index` as in the specification (section 2). */
  index: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  /** Address in the link of a confirmation mail; the key stands after the `#`. */
  registered: '/registered',
  checkEmail: '/check-email',
  resendConfirmation: '/resend-confirmation',
  resetPassword: '/reset-password',
  newPassword: '/new-password/:uid?/:token?',
  passwordUpdated: '/password-updated',
  /** The steps of a new doctor from the registration to the first practice prescription. */
  welcome: '/welcome',
  prescriptions: '/prescriptions',
  newPrescription: '/prescriptions/new',
  /** Result of a practice prescription, with which a doctor tries the product; it is not stored anywhere. */
  practice: '/prescriptions/practice',
  drafts: '/drafts',
  draft: '/drafts/:id',
  favourites: '/favourites',
  /** Page that lists all keyboard shortcuts, and the abbreviations that doctors can use in the instructions of a medicine. */
  shortcuts: '/shortcuts',
  /** Address in the link of a mailed invitation; its secret stands after the `#`. */
  invitation: '/invitation',
  /** The pages of an assistant, who prepares drafts for a doctor. */
  assistant: '/assistant',
  prepare: '/assistant/:doctor/drafts/:id',
  assistantSecurity: '/assistant/security',
  prescription: '/prescriptions/:signature',
  ian: '/ian',
  patients: '/patients',
  patient: '/patients/:uid',
  medications: '/medications',
  /** The doctor's figures of one month, `?month=2026-11`; without it the current month. */
  figures: '/figures',
  /** Review of the doctor's year, `?year=2026`; without it the current year. */
  wrapped: '/wrapped',
  paylinks: '/paylinks',
  /** Reconciliation of a month: amounts that payment links requested, and payments that arrived; `?month=2026-11`. */
  reconciliation: '/paylinks/reconciliation',
  paylink: '/paylinks/:slug',
  /** Page with the form for a new prescription, which other programs show in an iframe. */
  embedRx: '/embed/rx',
  /** Address with which another program opens the product, logged in and with a draft. */
  launch: '/redirect/new',
  /** Address that leads to the first of the settings pages. */
  settings: '/settings',
  settingsUser: '/settings/user',
  settingsOptions: '/settings/options',
  settingsSecurity: '/settings/security',
  settingsCloseAccount: '/settings/close-account',
  settingsExport: '/settings/export',
  settingsHospitals: '/settings/hospitals',
  settingsNewHospital: '/settings/hospitals/new',
  settingsHospital: '/settings/hospitals/:id',
  settingsHospitalEdit: '/settings/hospitals/:id/edit',
  settingsHospitalSheets: '/settings/hospitals/:id/sheets',
  settingsHospitalPaper: '/settings/hospitals/:id/paper',
  settingsPharmacies: '/settings/pharmacies',
  /** Public page that asks which prescription is to be verified. */
  verify: '/v',
  /** Public check of a printed prescription: the address in its QR code. */
  verification: '/v/:signature',
  /** Public page with a doctor's privacy notice. */
  privacy: '/privacy/:key',
  /** The page on which a pharmacy dispenses. */
  pharmacy: '/pharmacy',
  /** The page on which the operator compares licences with the register. */
  operator: '/operator',
} as const
