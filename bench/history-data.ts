import type { SignedDocument } from '#contract/prescription/document.ts'
import type pg from 'pg'
import type { Ground } from './ground.ts'

export interface Filling {
  /** Number of prescriptions in the table. */
  all: number
  /** Number of prescriptions of the measured doctor. */
  own: number
}

const OTHER_DOCTORS = 40

/** Parts of names, chosen by number, so that every run has the same names: 40 given names, 40 surnames, 25 diagnoses. */
const NAMES = `
  maria jose guadalupe juan ana luis rosa carlos lucia jorge elena pedro sofia miguel laura raul
  carmen diego paula ivan julia hugo silvia oscar irma tomas norma saul alma felix olga ruben dora
  ciro nora abel ines noe mara leo`
  .trim()
  .split(/\s+/)
const SURNAMES = `
  hernandez garcia martinez lopez gonzalez perez rodriguez sanchez ramirez cruz flores gomez morales
  vazquez reyes jimenez torres diaz gutierrez ruiz mendoza aguilar ortiz moreno castillo romero
  alvarez mendez chavez rivera juarez ramos dominguez herrera medina castro vargas guzman velazquez
  rojas`
  .trim()
  .split(/\s+/)
const DIAGNOSES = `
  hipertension i10, diabetes e11, faringitis j02, rinitis j30, lumbalgia m54, migrana g43, gastritis
  k29, asma j45, ansiedad f41, depresion f32, otitis h66, dermatitis l20, anemia d50, obesidad e66,
  colitis k58, cistitis n30, bronquitis j20, gripe j11, artrosis m17, insomnio g47, acne l70, vertigo
  r42, conjuntivitis h10, hipotiroidismo e03, dislipidemia e78`
  .trim()
  .split(/,\s+/)
  .map((diagnosis) => diagnosis.replaceAll(/\s+/g, ' '))

/** Number of prescriptions of each patient. */
const VISITS = 5

/** Given name and two surnames of a patient, the same at every visit. */
export const nameOfPatient = (patient: number): string =>
  [
    NAMES[patient % 40],
    SURNAMES[Math.floor(patient / 40) % 40],
    SURNAMES[(patient * 7 + Math.floor(patient / 1600)) % 40],
  ].join(' ')

/** A signed document of realistic length. The inserting statement replaces the values that differ between prescriptions. */
const documentOf = ({ doctorId, hospitalId }: Ground): SignedDocument => ({
  version: 1,
  nonce: 'Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBvZiBub25jZSE',
  code: '@code',
  issued_at: '2026-11-21T16:00:00.000Z',
  valid_until: '2030-01-01',
  document_kind: 'electronic',
  law_version: '2026-11',
  algorithm: 'Ed25519',
  key_id: 'k',
  brand: 'measured',
  prescriber: {
    id: doctorId,
    name: 'Prueba Medida',
    female: true,
    profession: 'physician',
    cedula: '0000001',
    institution: 'Universidad de Ejemplo',
    specialty: 'Medicina interna',
    specialty_cedula: '0000002',
    phone: '5500000000',
  },
  place: {
    hospital_id: hospitalId,
    patron: 'Clínica',
    headline: '',
    location: 'Av. Ficticia 100, Col. Demo, 06600 Ciudad de México',
    contact: '5500000000',
    paper: 'letter',
    clinic_id: null,
    clinic_name: '',
    clinic_location: '',
    sheet: { template: 'classic', header: '', footer: '', colour: 'brand', info: false },
  },
  pictures: { signature: null, logo: null, university_logo: null },
  patient: {
    uid: '00000000-0000-4000-8000-000000000000',
    name: '@name',
    date_of_birth: '1980-01-01',
    gender: 'F',
  },
  diagnosis: '@diagnosis',
  show_diagnosis: false,
  extras: 'Indicaciones generales. '.repeat(20),
  items: [
    {
      presentation: 'Paracetamol tableta 500 mg',
      generic: 'paracetamol',
      brand: '',
      recognised: true,
      instructions: 'Tomar 1 tableta cada 8 horas por 5 días',
      via: 'oral',
      category: 'standard_drug',
      drug_upc: '',
      fraction: 'VI',
      antibiotic: false,
      substitution_allowed: true,
      qty: 1,
    },
  ],
})

const sqlArray = (words: readonly string[]): string =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])`

/**
 * Fills the tables as years of work would: every prescription has a patient, a payload of realistic length and one
 * medicine. The prescriptions of the measured doctor are spread in time among those of the other doctors.
 */
export async function fillHistory(client: pg.Client, ground: Ground, filling: Filling): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  await client.query(
    `insert into account (kind, email) select 'doctor', 'otro' || n || '@clinica.example' from generate_series(1, $1) n`,
    [OTHER_DOCTORS],
  )
  const share = Math.round(filling.all / filling.own)
  const patients = filling.own / VISITS
  await client.query(
    `create temporary table plan as
     select n, doctor, patient, diagnosis, ${sqlArray(NAMES)}[1 + patient % 40] || ' ' ||
       ${sqlArray(SURNAMES)}[1 + patient / 40 % 40] || ' ' ||
       ${sqlArray(SURNAMES)}[1 + (patient * 7 + patient / 1600) % 40] as name
     from (
       select n, n / ${share} % ${patients} as patient, ${sqlArray(DIAGNOSES)}[1 + (n / ${share} * 11) % 25] as diagnosis,
         case when n % ${share} = 0 then ${ground.doctorId}::bigint
              else ${ground.doctorId} + 1 + n % ${OTHER_DOCTORS} end as doctor
       from generate_series(1, ${filling.all}) n
     ) visits`,
  )
  await client.query(
    `insert into patient (doctor_id, id, uid, name, date_of_birth, email) overriding system value
     select d.doctor, 1000000 + p, gen_random_uuid(), 'paciente' || p, '1980-01-01', 'paciente' || p || '@correo.example'
     from (select distinct doctor from plan) d, generate_series(0, ${patients - 1}) p`,
  )
  await client.query(
    `insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
       issued_at, valid_until, send_rx, show_diagnosis, diagnosis, extras)
     select doctor, md5(n::text) || md5('s' || n), 'C' || n,
       replace(replace(replace($1::text, '@code', 'C' || n), '@name', name), '@diagnosis', diagnosis),
       'k', '', 'electronic', 1000000 + patient, ${ground.hospitalId}, now() - (${filling.all} - n) * interval '10 seconds',
       '2030-01-01', true, false, diagnosis, ''
     from plan order by n`,
    [JSON.stringify(documentOf(ground))],
  )
  await client.query(
    `insert into search_entry (doctor_id, kind, object_id, words)
     select doctor_id, 'prescription', r.id, array_to_tsvector((select array_agg(distinct doctor_id || 'pr:' || w)
       from regexp_split_to_table(p.name || ' paciente' || p.patient || ' correo example ' || p.diagnosis, ' ') w))
     from prescription r join plan p on r.code = 'C' || p.n order by r.id`,
  )
  await client.query(
    `insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, instructions, via, category,
       drug_upc, order_id, ad_id, substitution_allowed, qty)
     select doctor_id, id, 0, 'Paracetamol tableta 500 mg', 'paracetamol', 'Tomar 1 tableta cada 8 horas por 5 días', 'oral',
       'standard_drug', '', 0, '', true, 1 from prescription`,
  )
  await client.query(
    `insert into prescription_tally (doctor_id, slot, issued) select doctor_id, 0, count(*) from prescription group by doctor_id`,
  )
  await client.query('drop table plan')
  await client.query('vacuum analyze')
}
