import * as z from 'zod/mini'

/*
 * Everything that happens and is kept: who did what to which object. A new act is a new line here. Details hold numbers,
 * codes and the product's own words, never a person's data; the rows that they name hold the rest.
 */

const Id = z.int()
const Words = z.string()
const nothing = z.object({})

type ObjectKind = 'incident' | 'account' | 'session' | 'patient' | 'prescription' | 'hospital' | 'doctor'

/** What a kind of event is about, and what it says besides. */
const about = <const K extends ObjectKind, D extends z.ZodMiniType>(object: K, details: D) => ({
  object,
  details,
})

const ofPatients = {
  'patient.added': about('patient', z.object({ on_behalf_of: z.optional(Id) })),
  'patient.changed': about('patient', nothing),
  'patient.viewed': about('patient', nothing),
  'patients.searched': about('doctor', nothing),
  'patient.merged': about('patient', z.object({ other: Id })),
  'patient.merge-undone': about('patient', z.object({ other: Id })),
  'patient.exported': about('patient', nothing),
  'record.changed': about('patient', z.object({ version: Id, sections: Words, confirmed: Words })),
  'record.viewed': about('patient', nothing),
  'consent.recorded': about('patient', z.object({ version: Words, method: Words })),
  'consent.withdrawn': about('patient', z.object({ consent: Id })),
  'request.noted': about('patient', z.object({ kind: Words })),
  'request.extended': about('patient', z.object({ request: Id })),
  'request.answered': about('patient', z.object({ request: Id })),
}

const ended = z.object({ reason: z.optional(Words) })
const ofMail = about('prescription', z.object({ mail: Id, outcome: Words }))
const ofDraft = about('doctor', z.object({ draft: Words, on_behalf_of: Id }))

const ofPrescriptions = {
  'prescription.issued': about('prescription', nothing),
  'prescription.prepared': about('prescription', z.object({ on_behalf_of: Id })),
  'prescription.viewed': about('prescription', nothing),
  'prescriptions.searched': about('doctor', nothing),
  'prescription.printed': about('prescription', nothing),
  'prescription.resent': about(
    'prescription',
    z.object({ mail: Id, other_address: z.boolean(), copy: z.optional(Id) }),
  ),
  'prescription.cancelled': about('prescription', ended),
  'prescription.rejected': about('prescription', ended),
  'prescription.restored': about('prescription', nothing),
  /** `rows`: their positions from 1, as `1,3`. */
  'prescription.rows-cancelled': about('prescription', z.object({ reason: Words, rows: Words })),
  'prescription.paused': about('prescription', nothing),
  'prescription.resumed': about('prescription', nothing),
  /** What is stored is not what was signed. `faults`: names of columns. */
  'prescription.altered': about('prescription', z.object({ incident: Id, faults: Words })),
  'prescription.filled': about('prescription', z.object({ fill: Id })),
  'mail.sent': ofMail,
  'mail.failed': ofMail,
  'mail.unknown': ofMail,
  'draft.submitted': ofDraft,
  'draft.returned': ofDraft,
  'draft.discarded': ofDraft,
}

const closedSessions = about('account', z.object({ closed: Id }))
/** What anybody may repeat is told once a minute: `count` is how many times it happened since it was told before. */
const repeated = <const D extends z.core.$ZodLooseShape>(details: D) =>
  about('account', z.object({ ...details, count: Id }))
const ofAccount = about('account', nothing)
const ofKey = about('doctor', z.object({ key: Words, next: Words }))

const ofAccounts = {
  'account.registered': ofAccount,
  'account.registered-again': ofAccount,
  'account.confirmed': ofAccount,
  'account.made': ofAccount,
  'account.closing-requested': about('account', z.object({ closes_at: Words })),
  'account.closing-taken-back': ofAccount,
  'account.closed': about('account', z.object({ prescriptions: Id, kept_until: Words })),
  'records.erased': about('account', z.object({ patients: Id, prescriptions: Id, workplaces: Id })),
  'integration.renewed': ofAccount,
  'integration.rested': ofAccount,
  'integration.resumed': ofAccount,
  'password.reset': closedSessions,
  'password.changed': closedSessions,
  /** A login, and what proved who it is: one or two words, as in `password,totp`. */
  'session.opened': about('session', z.object({ with: Words, class: Words })),
  'session.closed': about('session', nothing),
  'session.others-closed': closedSessions,
  'session.proved': about('session', z.object({ with: Words })),
  /** A wrong secret at a login: of the account whose it should have been, or of `NOBODY`. */
  'login.failed': repeated({ with: Words }),
  /** The right secret of an account that may not log in. `reason`: the code of the refusal. */
  'login.refused': repeated({ with: Words, reason: Words }),
  /** A wrong secret in an open session: before an act that asks for one, or for another password. */
  'proof.failed': repeated({ with: Words }),
  /**
   * Whoever is logged in may not do this (`forbidden`, `step-up-required` …), or asks for what is not theirs or is not
   * there (`not-found`). `call`: the first of those that the event stands for.
   */
  'request.refused': repeated({ call: Words, code: Words }),
  'step-up.changed': about('account', z.object({ asks: z.boolean() })),
  'passkey.added': ofAccount,
  'passkey.removed': ofAccount,
  'totp.added': ofAccount,
  'totp.removed': ofAccount,
  'factors.reset': ofAccount,
  'recovery-code.used': ofAccount,
  'recovery-codes.renewed': ofAccount,
  'key.exported': ofKey,
  'key.rotated': ofKey,
}

const ofLicence = about('doctor', z.object({ version: Id }))

const ofWork = {
  'profile.changed': about('doctor', z.object({ fields: Words, verified: z.optional(z.boolean()) })),
  'licence.photographed': about('doctor', nothing),
  'licence.confirmed': ofLicence,
  'licence.verified': ofLicence,
  'licence.rejected': ofLicence,
  'hospital.changed': about('hospital', z.object({ what: Words })),
  'membership.changed': about(
    'hospital',
    z.object({
      member: z.optional(Id),
      added: z.optional(z.boolean()),
      type: z.optional(Words),
      changed: z.optional(Words),
    }),
  ),
  'invitation.sent': about('hospital', z.object({ invitation: Id, role: Words })),
  'invitation.revoked': about('hospital', z.object({ invitation: Id })),
  'invitation.accepted': about('hospital', z.object({ invitation: Id, role: Words })),
  'assistant.approved': ofAccount,
  'assistant.ended': ofAccount,
  'incident.recorded': about('incident', nothing),
}

/**
 * In place of the doctor, of an event that concerns no account: a failed login under an address that nobody has. Accounts
 * have numbers from 1 on, so that row security shows these events to no doctor.
 */
export const NOBODY = 0

export const EVENTS = { ...ofPatients, ...ofPrescriptions, ...ofAccounts, ...ofWork }

type Events = typeof EVENTS
export type Action = keyof Events
export type ObjectOf<A extends Action> = readonly [Events[A]['object'], number]

/** An event that says nothing besides needs no details. */
type DetailsOf = {
  [A in Action]: Record<string, never> extends z.output<Events[A]['details']>
    ? { details?: z.output<Events[A]['details']> }
    : { details: z.output<Events[A]['details']> }
}

export interface Actor {
  actor: 'doctor' | 'assistant' | 'operator' | 'pharmacy' | 'integrator' | 'guest' | 'system'
  actorId: number | null
}

/** One kind of event, without what it is about: that is a row which the same statement makes. */
export type EventOfNew<A extends Action> = Actor & { action: A } & DetailsOf[A]

/** One kind of event. */
export type EventOf<A extends Action> = EventOfNew<A> & { object: ObjectOf<A> }
