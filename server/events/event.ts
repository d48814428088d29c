import * as z from 'zod/mini'

/*
 * Lists every kind of event that the product records: who did what to which object. A new kind of event is added here. Details
 * hold ids, codes and the product's own words, never a person's data. Other data are in the rows to which the ids refer.
 */

const Id = z.int()
const Words = z.string()
const nothing = z.object({})

type ObjectKind =
  | 'incident'
  | 'account'
  | 'session'
  | 'patient'
  | 'paylink'
  | 'prescription'
  | 'hospital'
  | 'doctor'

/** Declares a kind of event by the kind of its object and the schema of its details. */
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
  /** Event of single rows of a prescription that were cancelled. `rows` has their positions, counted from 1, as `1,3`. */
  'prescription.rows-cancelled': about('prescription', z.object({ reason: Words, rows: Words })),
  'prescription.paused': about('prescription', nothing),
  'prescription.resumed': about('prescription', nothing),
  /** Event of a stored prescription that was found to differ from the signed one. `faults` has the names of the columns. */
  'prescription.altered': about('prescription', z.object({ incident: Id, faults: Words })),
  'prescription.filled': about('prescription', z.object({ fill: Id })),
  /** Event of a renewal that somebody asked for on the public page of the prescription. */
  'prescription.renewal-requested': about('prescription', nothing),
  'mail.sent': ofMail,
  'mail.failed': ofMail,
  'mail.unknown': ofMail,
  'draft.submitted': ofDraft,
  'draft.returned': ofDraft,
  'draft.discarded': ofDraft,
}

const closedSessions = about('account', z.object({ closed: Id }))
/**
 * Declares a kind of event that a client can repeat at will. Such an event is recorded at most once a minute, and `count` is
 * how often it happened since the event before.
 */
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
  /** Event of a login. Its details name the one or two factors that authenticated the login, as in `password,totp`. */
  'session.opened': about('session', z.object({ with: Words, class: Words })),
  'session.closed': about('session', nothing),
  'session.others-closed': closedSessions,
  'session.proved': about('session', z.object({ with: Words })),
  /** Event of a wrong secret at a login. It belongs to the account that the login named, or to `NOBODY`. */
  'login.failed': repeated({ with: Words }),
  /** Event of a login with the right secret to an account that may not log in. `reason` is the code of the refusal. */
  'login.refused': repeated({ with: Words, reason: Words }),
  /** Event of a wrong secret in an open session, typed before an action that asks for one or at a change of the password. */
  'proof.failed': repeated({ with: Words }),
  /**
   * Event of a refused call. The caller may not make it (`forbidden`, `step-up-required` …), or it names an object that does
   * not exist or belongs to somebody else (`not-found`). `call` is the first of the calls that the event counts.
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

/** Details of an event of a payment link. `turn` is the number of the change of the link's state. */
const ofPaylink = about('paylink', z.object({ turn: Id }))

const ofPaylinks = {
  'paylink.created': ofPaylink,
  'paylink.reported': ofPaylink,
  'paylink.denied': ofPaylink,
  'paylink.received': ofPaylink,
  'paylink.cancelled': ofPaylink,
  'paylink.returned': ofPaylink,
  'paylinks.requested': about('doctor', nothing),
}

const ofLicence = about('doctor', z.object({ version: Id }))

const ofWork = {
  'profile.changed': about('doctor', z.object({ fields: Words, verified: z.optional(z.boolean()) })),
  'licence.photographed': about('doctor', nothing),
  /** Event of an operator who read the data of a doctor's licence, or its photograph. */
  'licence.viewed': about('doctor', nothing),
  /**
   * Event of an operator who listed licences. It belongs to the operator's account, or to `NOBODY` when the command line was
   * used.
   */
  'licences.searched': ofAccount,
  /** Event of an operator who listed messages to support. It belongs to the operator's account. */
  'messages.viewed': ofAccount,
  /** Event of an operator who read messages that the doctor had sent to support. */
  'message.viewed': about('doctor', nothing),
  'message.answered': about('doctor', z.object({ message: Id })),
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
  'operator.made': ofAccount,
  'integrator.made': ofAccount,
  'integrator.token-renewed': ofAccount,
  'integrator.revoked': ofAccount,
}

/**
 * Doctor's id of an event that concerns no account, such as a failed login with an address that no account has. Account ids
 * begin at 1, so row-level security shows these events to no doctor.
 */
export const NOBODY = 0

export const EVENTS = { ...ofPatients, ...ofPrescriptions, ...ofPaylinks, ...ofAccounts, ...ofWork }

type Events = typeof EVENTS
export type Action = keyof Events
export type ObjectOf<A extends Action> = readonly [Events[A]['object'], number]

/** Type of an event's details. They are optional for a kind of event whose details are empty. */
type DetailsOf = {
  [A in Action]: Record<string, never> extends z.output<Events[A]['details']>
    ? { details?: z.output<Events[A]['details']> }
    : { details: z.output<Events[A]['details']> }
}

export interface Actor {
  actor: 'doctor' | 'assistant' | 'operator' | 'pharmacy' | 'integrator' | 'guest' | 'system'
  actorId: number | null
}

/** An event whose object is a row that the same SQL statement inserts, so that its id is not known yet. */
export type EventOfNew<A extends Action> = Actor & { action: A } & DetailsOf[A]

/** An event of the audit trail together with the object to which it happened. */
export type EventOf<A extends Action> = EventOfNew<A> & { object: ObjectOf<A> }
