import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { makeCode } from '#contract/values/human-code.ts'
import { lawVersion } from '#knowledge/law/article-226.ts'
import { ALGORITHM } from '../signing/signer.ts'
import { mexicoDay } from '../time.ts'
import type { IssueContext } from './issue-context-queries.ts'
import type { Payload } from './payload.ts'
import type { Place } from './place-of-draft.ts'
import type { Relation } from './relate.ts'
import { announcedSpecialty, documentKind } from './rules.ts'
import type { PlannedDocument } from './split.ts'

interface PayloadParts {
  draft: z.output<typeof NewPrescription>
  doctorId: number
  brand: string
  context: IssueContext
  place: Place
  patient: NonNullable<IssueContext['patient']>
  document: PlannedDocument
  isSeries: boolean
  relation: Relation | null
  issuedAt: Date
  keyId: string
}

/** Everything of one document that is signed. */
export function buildPayload(parts: PayloadParts): Payload {
  const { draft, context, place, patient, document, isSeries, relation, issuedAt, keyId } = parts
  const { items, position, total } = document
  const { hospital, clinic } = place
  return {
    version: 1,
    nonce: randomBytes(32).toString('base64url'),
    code: makeCode(randomBytes(8)),
    issued_at: issuedAt.toISOString(),
    valid_until: document.validUntil,
    ...(document.validFrom === null ? {} : { valid_from: document.validFrom }),
    ...(total > 1 ? { part: { kind: isSeries ? 'series' : 'act', position, total } } : {}),
    ...(relation ? { relation: { kind: relation.kind, signature: relation.signature } } : {}),
    document_kind: documentKind(items),
    law_version: lawVersion,
    algorithm: ALGORITHM,
    key_id: keyId,
    brand: parts.brand,
    prescriber: {
      id: parts.doctorId,
      name: context.name,
      female: context.female,
      profession: context.profession,
      cedula: context.cedula,
      institution: context.institution,
      ...announcedSpecialty(context, mexicoDay(issuedAt)),
      phone: context.phone,
    },
    place: {
      hospital_id: hospital.id,
      patron: hospital.patron,
      headline: hospital.headline,
      location: hospital.location,
      contact: hospital.contact,
      paper: hospital.paper,
      clinic_id: clinic?.id ?? null,
      clinic_name: clinic?.name ?? '',
      clinic_location: clinic?.location ?? '',
      sheet: hospital.sheet,
    },
    pictures: context.pictures,
    patient: {
      uid: patient.uid,
      name: patient.name,
      date_of_birth: patient.date_of_birth,
      ...(patient.birth_approximate ? { birth_approximate: true as const } : {}),
      gender: patient.gender,
    },
    diagnosis: draft.diagnosis ?? '',
    // A hospital may keep diagnoses off its sheets; what the doctor wants hidden stays hidden everywhere.
    show_diagnosis: hospital.prints_diagnosis && (draft.show_diagnosis ?? false),
    extras: draft.extras ?? '',
    items: items.map((item) => ({
      presentation: item.presentation,
      generic: item.generic,
      brand: item.brand,
      recognised: item.recognised,
      instructions: item.instructions,
      via: item.via,
      category: item.category,
      drug_upc: item.drugUpc,
      fraction: item.fraction,
      antibiotic: item.antibiotic,
      substitution_allowed: item.substitutionAllowed,
      qty: item.qty,
      ...(item.refills > 0 ? { refills: item.refills } : {}),
    })),
  }
}
