import * as z from 'zod/mini'

/*
 * Every kind of event that the product records: who did what to which object. A new kind is a new line here. Details
 * hold ids, codes and the product's own words, never a person's data; the rows that they refer to hold the rest.
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

/** Declares a kind of event: the kind of its object, and the schema of its details. */
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
  /** `rows`: positions of the cancelled rows, from 1, as `1,3`. */
  'prescription.rows-cancelled': about('prescription', z.object({ reason: Words, rows: Words })),
  'prescription.paused': about('prescription', nothing),
  'prescription.resumed': about('prescription', nothing),
  /** The stored prescription differs from the signed one. `faults`: names of columns. */
  'prescription.altered': about('prescription', z.object({ incident: Id, faults: Words })),
  'prescription.filled': about('prescription', z.object({ fill: Id })),
  /** Somebody asked for a renewal on the public page of the prescription. */
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
 * Declares a kind that a client can repeat at will, recorded once a minute: `count` is how many times it happened
 * since the event before.
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
  /** A login. Its details name the one or two factors that authenticated it: `password,totp`. */
  'session.opened': about('session', z.object({ with: Words, class: Words })),
  'session.closed': about('session', nothing),
  'session.others-closed': closedSessions,
  'session.proved': about('session', z.object({ with: Words })),
  /** A wrong secret at a login: an event of the account that the login named, or of `NOBODY`. */
  'login.failed': repeated({ with: Words }),
  /** The right secret for an account that may not log in. `reason`: code of the refusal. */
  'login.refused': repeated({ with: Words, reason: Words }),
  /** A wrong secret in an open session: before an act that asks for one, or for another password. */
  'proof.failed': repeated({ with: Words }),
  /**
   * The caller may not make this call (`forbidden`, `step-up-required` …), or asks for an object that is not theirs or
   * does not exist (`not-found`). `call`: the first of the calls that the event counts.
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

/** `turn`: number of the movement of the payment link. */
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
  /** An operator read the data of a licence, or its photograph. */
  'licence.viewed': about('doctor', nothing),
  /** An operator listed licences: an event of the operator's account, or of `NOBODY` from the command line. */
  'licences.searched': ofAccount,
  /** An operator listed messages to support: an event of the operator's account. */
  'messages.viewed': ofAccount,
  /** An operator read messages of this doctor to support. */
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
 * Doctor id of an event that concerns no account: a failed login with an address that no account has. Account ids
 * begin at 1, so row security shows these events to no doctor.
 */
export const NOBODY = 0

export const EVENTS = { ...ofPatients, ...ofPrescriptions, ...ofPaylinks, ...ofAccounts, ...ofWork }

type Events = typeof EVENTS
export type Action = keyof Events
export type ObjectOf<A extends Action> = readonly [Events[A]['object'], number]

/** `details` is optional for a kind of event whose details are empty. */
type DetailsOf = {
  [A in Action]: Record<string, never> extends z.output<Events[A]['details']>
    ? { details?: z.output<Events[A]['details']> }
    : { details: z.output<Events[A]['details']> }
}

export interface Actor {
  actor: 'doctor' | 'assistant' | 'operator' | 'pharmacy' | 'integrator' | 'guest' | 'system'
  actorId: number | null
}

/** An event without its object, which is a row that the same statement inserts. */
export type EventOfNew<A extends Action> = Actor & { action: A } & DetailsOf[A]

/** An event with its object. */
export type EventOf<A extends Action> = EventOfNew<A> & { object: ObjectOf<A> }
