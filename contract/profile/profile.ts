import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../schemas/page.ts'
import { professions } from './professions.ts'
import { Day, optionalText, requiredLine, requiredText } from '../schemas/text.ts'
import { OwnPictures } from './own-pictures.ts'
import { type WidgetArrangement, WIDGET_IDS } from './widget-ids.ts'
import { TIME_ZONES } from '../values/time-zone.ts'
import { checkCedula } from '../values/identifiers/cedula.ts'
import { checkIntlPhone } from '../values/phone/intl-phone.ts'
import { formatPhone } from '../values/phone/format-phone.ts'

export const DarkMode = z.union([z.literal('auto'), z.boolean()])
export type DarkMode = z.output<typeof DarkMode>

/** The doctor's review of the product. */
export const Feedback = z.strictObject({
  /** Number of points from 1, the worst, to 5, the best. */
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  description: optionalText(2000),
})
export type Feedback = z.output<typeof Feedback>

const Widgets = z.array(z.enum(WIDGET_IDS)).check(z.maxLength(WIDGET_IDS.length))
const WidgetsSetting = z.object({ order: Widgets, hidden: Widgets })
const WidgetsChange = z.strictObject({
  order: Widgets,
  hidden: Widgets,
  /**
   * Id of an opened page, and number of the change in that page. Of the changes of one page the server keeps the later one,
   * whichever arrives first.
   */
  change: z.optional(z.strictObject({ page: z.uuid(), turn: z.int().check(z.minimum(1)) })),
})
const asTheBrandHasThem = (): WidgetArrangement => ({ order: [], hidden: [] })

/** Interface preferences; one key is sent at a time (specification section 7). */
export const UxSettings = z.object({
  darkMode: z._default(DarkMode, 'auto'),
  language: z._default(z.enum(['es', 'en']), 'es'),
  mini: z._default(z.boolean(), false),
  clinicId: z._default(z.nullable(z.int()), null),
  tourViewed: z._default(z.boolean(), false),
  historyTourViewed: z._default(z.boolean(), false),
  /** Layout on trial: the home page takes more of a large screen. */
  betaLayout: z._default(z.boolean(), false),
  paylinkRequested: z._default(z.boolean(), false),
  /** The doctor's own review of the product; null before the first review. */
  feedback: z._default(z.nullable(Feedback), null),
  /**
   * Whether the doctor gets mails about three events: a pharmacy rejected a prescription, the mail to a patient did not
   * arrive, an assistant submitted a draft.
   */
  mailRejected: z._default(z.boolean(), true),
  mailUndelivered: z._default(z.boolean(), true),
  mailPrepared: z._default(z.boolean(), true),
  /** Whether the doctor's questions to the chat assistant, and its answers, are stored. */
  ianTranscript: z._default(z.boolean(), false),
  /** Order in which the doctor arranged the widgets of the home page, and the widgets that the doctor hid. */
  widgets: z.catch(WidgetsSetting, asTheBrandHasThem),
})
export type UxSettings = z.output<typeof UxSettings>

/** State of the comparison of the licence with the register. */
export const LicenceState = z.enum(['unverified', 'pending', 'verified', 'rejected'])
export type LicenceState = z.output<typeof LicenceState>

export const Profile = z.object({
  id: z.int(),
  /** Key of the address of the doctor's privacy notice, for patients: `/privacy/{notice_key}`. */
  notice_key: z.string(),
  email: z.string(),
  name: z.string(),
  female: z.boolean(),
  has_fillup_data: z.boolean(),
  has_hospital_data: z.boolean(),
  /** Time zone of the default workplace, whose clock the doctor's pages show; Mexico City's while there is none. */
  time_zone: z.enum(TIME_ZONES),
  specialty_verified: z.boolean(),
  activate_paymentlinks: z.boolean(),
  /** Key of `professions`, or the text of an account from before there was a list. */
  profession: z.string(),
  cedula_prof: z.string(),
  alma_mater: z.string(),
  specialty: z.string(),
  specialty_no: z.string(),
  /** Last day of the specialty certificate of a medical council; '' when none was stated. */
  specialty_until: z.string(),
  /** Whether the certificate's last day is past: then the specialty is not printed as in force (LGS art. 83). */
  specialty_expired: z.boolean(),
  phone: z.string(),
  licence_state: LicenceState,
  /** Why the licence was rejected; '' otherwise. */
  licence_reason: z.string(),
  /** Address of the photograph of the licence; null when there is none. */
  licence_photo: z.nullable(z.string()),
  pictures: OwnPictures,
  /** When the account will be closed at the doctor's request; null otherwise. */
  closes_at: z.nullable(z.string()),
  ux_settings: UxSettings,
})
export type Profile = z.output<typeof Profile>

const UxSettingsPatch = z.strictObject({
  darkMode: z.optional(DarkMode),
  language: z.optional(z.enum(['es', 'en'])),
  mini: z.optional(z.boolean()),
  clinicId: z.optional(z.nullable(z.int())),
  tourViewed: z.optional(z.boolean()),
  historyTourViewed: z.optional(z.boolean()),
  betaLayout: z.optional(z.boolean()),
  paylinkRequested: z.optional(z.boolean()),
  /** The doctor's review of the product; null withdraws it. */
  feedback: z.optional(z.nullable(Feedback)),
  mailRejected: z.optional(z.boolean()),
  mailUndelivered: z.optional(z.boolean()),
  mailPrepared: z.optional(z.boolean()),
  ianTranscript: z.optional(z.boolean()),
  widgets: z.optional(WidgetsChange),
})

export const ProfilePatch = z.strictObject({
  ux_settings: UxSettingsPatch.check(
    z.refine((settings) => Object.keys(settings).length === 1, 'one-setting-at-a-time'),
  ),
})
export type UxSettingsChange = z.output<typeof UxSettingsPatch>

const Cedula = z.pipe(
  requiredText(20),
  z.string().check(
    z.refine((text) => checkCedula(text).ok, 'cedula-invalid'),
    z.overwrite((text) => {
      const checked = checkCedula(text)
      return checked.ok ? checked.value : text
    }),
  ),
)

const Phone = z.pipe(
  requiredText(40),
  z.transform((text, context): string => {
    const checked = checkIntlPhone(text)
    if (checked.ok) return formatPhone(checked.value)
    context.issues.push({ code: 'custom', message: `phone-${checked.reason}`, input: text })
    return z.NEVER
  }),
)

/** Data of the doctor that are printed (mexico.md 1.2). A specialty is given with its own cédula or not at all. */
export const ProfileData = z.strictObject({
  name: z.optional(requiredLine(160)),
  female: z.optional(z.boolean()),
  profession: z.optional(z.enum(professions)),
  cedula_prof: z.optional(Cedula),
  alma_mater: z.optional(requiredText(200)),
  specialty: z.optional(optionalText(120)),
  specialty_no: z.optional(z.union([z.literal(''), Cedula])),
  specialty_until: z.optional(z.union([z.literal(''), Day])),
  phone: z.optional(Phone),
})
export type ProfileData = z.output<typeof ProfileData>

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/profile/',
    summary: 'The profile of the token’s doctor, as the first element of `results`',
    audience: 'doctor',
    answers: { 200: pageOf(Profile) },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v2/profile/update/',
    summary: 'Change one interface preference',
    audience: 'doctor',
    body: ProfilePatch,
    answers: { 200: Profile },
  }),
  complete: endpoint({
    method: 'PATCH',
    path: '/api/v2/profile/',
    summary: 'Change the doctor’s printed data; a change of verified data needs a new verification',
    audience: 'doctor',
    body: ProfileData,
    answers: { 200: Profile },
  }),
  licencePhoto: endpoint({
    method: 'POST',
    path: '/api/v2/profile/licence/photo/',
    summary: 'Upload the photograph of the licence for the operator',
    audience: 'doctor',
    pictures: ['photo'],
    answers: { 200: Profile },
    perMinute: 20,
  }),
} as const
