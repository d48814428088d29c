import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { PlannedDocument } from '#contract/prescription/judgement.ts'
import { signedFields } from '#contract/prescription/document-fields.ts'
import { announcedSpecialty } from '#contract/prescription/prescriber.ts'
import { HUMAN_CODE_BYTES, makeCode } from '#contract/values/identifiers/human-code.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { dayIn, MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { law } from '#knowledge/law/law.ts'
import { ALGORITHM } from '../../signing/signer.ts'
import type { IssueContext } from './issue-context-queries.ts'
import type { JudgedDocument, SignedDocument } from '#contract/prescription/document.ts'
import { type IssuePlace, zoneOfPlace } from './place-of-draft.ts'
import type { Relation } from './relate.ts'

interface PayloadParts {
  draft: z.output<typeof NewPrescription>
  doctorId: number
  brand: string
  context: IssueContext
  place: IssuePlace
  patient: NonNullable<IssueContext['patient']>
  document: PlannedDocument
  relation: Relation | null
  issuedAt: Date
}

const NONCE_BYTES = 32

/** The signed content of one document of a prescription. */
export function buildPayload(parts: PayloadParts & { keyId: string }): SignedDocument {
  const random = randomBytes(NONCE_BYTES + HUMAN_CODE_BYTES)
  return {
    version: 1,
    nonce: random.toString('base64url', 0, NONCE_BYTES),
    code: makeCode(random.subarray(NONCE_BYTES)),
    algorithm: ALGORITHM,
    key_id: parts.keyId,
    ...buildDocument(parts),
  }
}

/** The content of one document of a prescription before it is signed. */
export function buildDocument(parts: PayloadParts): JudgedDocument {
  const { draft, context, place, patient, document, relation, issuedAt } = parts
  const { items, part } = document
  const zone = zoneOfPlace(place)
  const day = dayIn(zone, issuedAt)
  const { hospital, clinic } = place
  return {
    issued_at: issuedAt.toISOString(),
    // `valid_until` is null only where the days of treatment are missing. Such a prescription was refused before.
    valid_until: document.valid_until ?? day,
    ...(document.valid_from === null ? {} : { valid_from: document.valid_from }),
    ...(part ? { part } : {}),
    ...(relation ? { relation: { kind: relation.kind, signature: relation.signature } } : {}),
    document_kind: document.document_kind,
    law_version: law.version,
    brand: parts.brand,
    prescriber: {
      id: parts.doctorId,
      name: context.name,
      female: context.female,
      profession: context.profession,
      cedula: context.cedula,
      institution: context.institution,
      ...announcedSpecialty(context, day),
      phone: context.phone,
    },
    place: {
      hospital_id: hospital.id,
      patron: hospital.patron,
      headline: hospital.headline,
      location: hospital.location,
      contact: hospital.contact,
      paper: draft.paper ?? hospital.paper,
      clinic_id: clinic?.id ?? null,
      clinic_name: clinic?.name ?? '',
      clinic_location: clinic?.location ?? '',
      // The time zone is absent for Mexico City, because documents that were signed before places had time zones lack
      // it too.
      ...(zone === MEXICO_CITY ? {} : { time_zone: zone }),
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
    ...signedFields(draft, hospital),
    items: items.map((item) => ({
      presentation: item.presentation,
      generic: item.generic,
      brand: item.brand,
      recognised: item.recognised,
      instructions: item.instructions,
      via: item.via,
      category: item.category,
      drug_upc: item.drug_upc,
      fraction: item.fraction,
      antibiotic: item.antibiotic,
      substitution_allowed: item.substitution_allowed,
      qty: item.qty,
      container: packageOf(item.presentation).container,
      ...(item.refills > 0 ? { refills: item.refills } : {}),
    })),
  }
}
