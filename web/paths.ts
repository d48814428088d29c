/** Every address of the product (specification section 2). routes.tsx assigns the pages. */
export const paths = {
  home: '/',
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
  prescriptions: '/prescriptions',
  newPrescription: '/prescriptions/new',
  drafts: '/drafts',
  draft: '/drafts/:id',
  favourites: '/favourites',
  /** Address in the link of a mailed invitation; its secret stands after the `#`. */
  invitation: '/invitation',
  /** The pages of an assistant, who prepares drafts for a doctor. */
  assistant: '/assistant',
  prepare: '/assistant/:doctor/drafts/:id',
  assistantSecurity: '/assistant/security',
  prescription: '/prescriptions/:signature',
  patients: '/patients',
  patient: '/patients/:uid',
  medications: '/medications',
  paylinks: '/paylinks',
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
  /** Public check of a printed prescription: the address in its QR code. */
  verification: '/v/:signature',
  /** A doctor's privacy notice, public. */
  privacy: '/privacy/:doctor',
  /** The page on which a pharmacy dispenses. */
  pharmacy: '/pharmacy',
  /** The page on which the operator compares licences with the register. */
  operator: '/operator',
} as const

export type PathName = keyof typeof paths

type ParamsOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Exclude<Name, `${string}?`> | ParamsOf<Tail>
    : Exclude<Rest, `${string}?`>
  : never

type Arguments<P extends string> = [ParamsOf<P>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: Record<ParamsOf<P>, string>, query?: Query]

type Query = Readonly<Record<string, string | undefined>>

/** Address of a page: `linkTo('prescription', { signature })`, `linkTo('prescriptions', undefined, { search })`. */
export function linkTo<N extends PathName>(
  name: N,
  ...[params, query]: Arguments<(typeof paths)[N]>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = paths[name]
    // Optional parameters are left out: only links in mails fill them.
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value) search.set(key, value)
  return search.size > 0 ? `${path}?${search}` : path
}
