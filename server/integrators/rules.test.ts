import { expect, test } from 'vitest'
import type { MedicPatch } from '#contract/accounts/medics.ts'
import { Problem } from '#contract/problem.ts'
import { placeAsked, profileOf, refuseFacts } from './rules.ts'

/** Makes a request to change a doctor's data, with only the given fields. */
const asked = (more: Partial<MedicPatch> = {}): MedicPatch => ({
  name: undefined,
  email: undefined,
  hospital: undefined,
  date_of_birth: undefined,
  profession: undefined,
  cedula_prof: undefined,
  specialty_no: undefined,
  specialty: undefined,
  alma_mater: undefined,
  female: undefined,
  is_active: undefined,
  specialty_verified: undefined,
  campaign: undefined,
  is_admin_membership: undefined,
  ...more,
})

test('facts of the profile are taken over as they were given', () => {
  const facts = {
    name: 'Elena Robles',
    female: true,
    profession: 'physician' as const,
    cedula_prof: '1234567',
    alma_mater: 'UNAM',
    specialty: 'Cardiología',
    specialty_no: '7654321',
  }
  expect(profileOf(asked(facts))).toEqual(facts)
})

test('an empty licence number or university leaves what the profile has', () => {
  expect(profileOf(asked({ cedula_prof: '', alma_mater: '' }))).toMatchObject({
    cedula_prof: undefined,
    alma_mater: undefined,
  })
})

test.each([
  ['Medicina General', ''],
  ['MEDICINA GENERAL', ''],
  ['Medicina General Integral', 'Medicina General Integral'],
  ['Residente de Medicina General', 'Residente de Medicina General'],
  [undefined, undefined],
])('the specialty %s is kept as %s', (specialty, kept) => {
  expect(profileOf(asked({ specialty })).specialty).toBe(kept)
})

const TODAY = '2026-11-21'

/** Returns the faults of the refused fields of a request; null when the request is accepted. */
function refusedOf(request: MedicPatch) {
  try {
    refuseFacts(request, { email: 'elena@clinicanorte.example' }, TODAY)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: error.code, fields: error.fields }
  }
  return null
}

test.each([
  ['nothing', {}, null],
  ['the stored address', { email: 'elena@clinicanorte.example' }, null],
  ['the stored address in capitals', { email: 'Elena@ClinicaNorte.example' }, null],
  ['another address', { email: 'otra@clinicanorte.example' }, { email: ['fixed'] }],
  ['no campaign', { campaign: '' }, null],
  ['a campaign', { campaign: '12' }, { campaign: ['campaign-unknown'] }],
  ['no day of birth', { date_of_birth: '' }, null],
  ['a birth yesterday', { date_of_birth: '2026-11-20' }, null],
  ['a birth today', { date_of_birth: TODAY }, null],
  ['a birth tomorrow', { date_of_birth: '2026-11-22' }, { date_of_birth: ['date-future'] }],
] as const)('of a request that says %s', (_name, more, fields) => {
  expect(refusedOf(asked(more))).toEqual(fields && { code: 'invalid-input', fields })
})

test('the stored address is compared without capitals', () => {
  expect(() => refuseFacts(asked({ email: 'a@b.example' }), { email: 'A@B.example' }, TODAY)).not.toThrow()
})

type Now = Parameters<typeof placeAsked>[1]
const administrator: Now = { hospital_id: 5, membership: 'ADMIN' }
const member: Now = { hospital_id: 5, membership: 'MEMBER' }
const nowhere: Now = { hospital_id: null, membership: null }
test.each<[string, Partial<MedicPatch>, Now, ReturnType<typeof placeAsked>]>([
  ['says nothing', {}, member, undefined],
  ['repeats the hospital', { hospital: 5 }, member, undefined],
  ['repeats the role of an administrator', { is_admin_membership: true }, administrator, undefined],
  ['repeats the role of a member', { is_admin_membership: false }, member, undefined],
  ['makes an administrator', { is_admin_membership: true }, member, { hospitalId: 5, isAdmin: true }],
  ['takes the role away', { is_admin_membership: false }, administrator, { hospitalId: 5, isAdmin: false }],
  ['names another hospital', { hospital: 6 }, member, { hospitalId: 6, isAdmin: undefined }],
  [
    'names the first hospital',
    { hospital: 6, is_admin_membership: false },
    nowhere,
    { hospitalId: 6, isAdmin: false },
  ],
  ['gives a role without a hospital', { is_admin_membership: true }, nowhere, undefined],
])('of the place, a request %s', (_name, more, now, place) => {
  expect(placeAsked(asked(more), now)).toEqual(place)
})
