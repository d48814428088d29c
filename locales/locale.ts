/**
 * The languages of the product and the files of their texts. Spanish (`es`) is the source: each file exports `texts`
 * and the type `Texts`. The file of the same name in `en` must match that type, so a missing sentence is a compile
 * error.
 */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'es'

/**
 * Language of prescriptions and their mails. In Mexico a prescription is a Spanish document, whatever language the
 * doctor chose for the screen.
 */
export const documentLanguage: Language = 'es'

/** Locale for Intl: numbers, dates, plurals (specification section 9). */
export const intlLocale: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

/**
 * The text files by domain and language. Each one is a chunk of its own, loaded with the first page that needs it.
 */
export const catalogues = {
  record: {
    es: () => import('./es/record.ts').then((m) => m.texts),
    en: () => import('./en/record.ts').then((m) => m.texts),
  },
  'patient-pages': {
    es: () => import('./es/patient-pages.ts').then((m) => m.texts),
    en: () => import('./en/patient-pages.ts').then((m) => m.texts),
  },
  access: {
    es: () => import('./es/access.ts').then((m) => m.texts),
    en: () => import('./en/access.ts').then((m) => m.texts),
  },
  accounts: {
    es: () => import('./es/accounts.ts').then((m) => m.texts),
    en: () => import('./en/accounts.ts').then((m) => m.texts),
  },
  closing: {
    es: () => import('./es/closing.ts').then((m) => m.texts),
    en: () => import('./en/closing.ts').then((m) => m.texts),
  },
  assistants: {
    es: () => import('./es/assistants.ts').then((m) => m.texts),
    en: () => import('./en/assistants.ts').then((m) => m.texts),
  },
  command: {
    es: () => import('./es/command.ts').then((m) => m.texts),
    en: () => import('./en/command.ts').then((m) => m.texts),
  },
  common: {
    es: () => import('./es/common.ts').then((m) => m.texts),
    en: () => import('./en/common.ts').then((m) => m.texts),
  },
  composer: {
    es: () => import('./es/composer.ts').then((m) => m.texts),
    en: () => import('./en/composer.ts').then((m) => m.texts),
  },
  contact: {
    es: () => import('./es/contact.ts').then((m) => m.texts),
    en: () => import('./en/contact.ts').then((m) => m.texts),
  },
  dashboard: {
    es: () => import('./es/dashboard.ts').then((m) => m.texts),
    en: () => import('./en/dashboard.ts').then((m) => m.texts),
  },
  'draft-review': {
    es: () => import('./es/draft-review.ts').then((m) => m.texts),
    en: () => import('./en/draft-review.ts').then((m) => m.texts),
  },
  drafts: {
    es: () => import('./es/drafts.ts').then((m) => m.texts),
    en: () => import('./en/drafts.ts').then((m) => m.texts),
  },
  interactions: {
    es: () => import('./es/interactions.ts').then((m) => m.texts),
    en: () => import('./en/interactions.ts').then((m) => m.texts),
  },
  invitations: {
    es: () => import('./es/invitations.ts').then((m) => m.texts),
    en: () => import('./en/invitations.ts').then((m) => m.texts),
  },
  endReasons: {
    es: () => import('./es/end-reasons.ts').then((m) => m.texts),
    en: () => import('./en/end-reasons.ts').then((m) => m.texts),
  },
  errors: {
    es: () => import('./es/errors.ts').then((m) => m.texts),
    en: () => import('./en/errors.ts').then((m) => m.texts),
  },
  favourites: {
    es: () => import('./es/favourites.ts').then((m) => m.texts),
    en: () => import('./en/favourites.ts').then((m) => m.texts),
  },
  licence: {
    es: () => import('./es/licence.ts').then((m) => m.texts),
    en: () => import('./en/licence.ts').then((m) => m.texts),
  },
  operator: {
    es: () => import('./es/operator.ts').then((m) => m.texts),
    en: () => import('./en/operator.ts').then((m) => m.texts),
  },
  medications: {
    es: () => import('./es/medications.ts').then((m) => m.texts),
    en: () => import('./en/medications.ts').then((m) => m.texts),
  },
  keys: {
    es: () => import('./es/keys.ts').then((m) => m.texts),
    en: () => import('./en/keys.ts').then((m) => m.texts),
  },
  'prescription-sheet': {
    es: () => import('./es/prescription-sheet.ts').then((m) => m.prescription),
    en: () => import('./en/prescription-sheet.ts').then((m) => m.prescription),
  },
  prescription: {
    es: () => import('./es/prescription.ts').then((m) => m.texts),
    en: () => import('./en/prescription.ts').then((m) => m.texts),
  },
  posology: {
    es: () => import('./es/posology.ts').then((m) => m.texts),
    en: () => import('./en/posology.ts').then((m) => m.texts),
  },
  prescriptions: {
    es: () => import('./es/prescriptions.ts').then((m) => m.texts),
    en: () => import('./en/prescriptions.ts').then((m) => m.texts),
  },
  pharmacies: {
    es: () => import('./es/pharmacies.ts').then((m) => m.texts),
    en: () => import('./en/pharmacies.ts').then((m) => m.texts),
  },
  pictures: {
    es: () => import('./es/pictures.ts').then((m) => m.texts),
    en: () => import('./en/pictures.ts').then((m) => m.texts),
  },
  'pharmacy-directory': {
    es: () => import('./es/pharmacy-directory.ts').then((m) => m.texts),
    en: () => import('./en/pharmacy-directory.ts').then((m) => m.texts),
  },
  patients: {
    es: () => import('./es/patients.ts').then((m) => m.texts),
    en: () => import('./en/patients.ts').then((m) => m.texts),
  },
  phone: {
    es: () => import('./es/phone.ts').then((m) => m.texts),
    en: () => import('./en/phone.ts').then((m) => m.texts),
  },
  privacy: {
    es: () => import('./es/privacy.ts').then((m) => m.texts),
    en: () => import('./en/privacy.ts').then((m) => m.texts),
  },
  profile: {
    es: () => import('./es/profile.ts').then((m) => m.texts),
    en: () => import('./en/profile.ts').then((m) => m.texts),
  },
  proof: {
    es: () => import('./es/proof.ts').then((m) => m.texts),
    en: () => import('./en/proof.ts').then((m) => m.texts),
  },
  safety: {
    es: () => import('./es/safety.ts').then((m) => m.texts),
    en: () => import('./en/safety.ts').then((m) => m.texts),
  },
  sheets: {
    es: () => import('./es/sheets.ts').then((m) => m.texts),
    en: () => import('./en/sheets.ts').then((m) => m.texts),
  },
  sheet: {
    es: () => import('./es/sheet.ts').then((m) => m.texts),
    en: () => import('./en/sheet.ts').then((m) => m.texts),
  },
  security: {
    es: () => import('./es/security.ts').then((m) => m.texts),
    en: () => import('./en/security.ts').then((m) => m.texts),
  },
  shell: {
    es: () => import('./es/shell.ts').then((m) => m.texts),
    en: () => import('./en/shell.ts').then((m) => m.texts),
  },
  tours: {
    es: () => import('./es/tours.ts').then((m) => m.texts),
    en: () => import('./en/tours.ts').then((m) => m.texts),
  },
  waiting: {
    es: () => import('./es/waiting.ts').then((m) => m.texts),
    en: () => import('./en/waiting.ts').then((m) => m.texts),
  },
  workplaces: {
    es: () => import('./es/workplaces.ts').then((m) => m.texts),
    en: () => import('./en/workplaces.ts').then((m) => m.texts),
  },
  verification: {
    es: () => import('./es/verification.ts').then((m) => m.texts),
    en: () => import('./en/verification.ts').then((m) => m.texts),
  },
} as const

export type Domain = keyof typeof catalogues
export type Texts<D extends Domain> = Awaited<ReturnType<(typeof catalogues)[D]['es']>>
