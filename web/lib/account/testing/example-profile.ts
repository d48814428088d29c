import * as z from 'zod/mini'
import { type Profile, UxSettings } from '#contract/profile/profile.ts'

/** Profile of a fictional specialist whose licence is verified. */
export const exampleProfile: Profile = {
  id: 7,
  notice_key: '',
  email: 'ficticia@clinica.example',
  name: 'Ficticia Pérez',
  female: true,
  has_fillup_data: true,
  has_hospital_data: true,
  time_zone: 'America/Mexico_City',
  specialty_verified: true,
  activate_paymentlinks: false,
  profession: 'physician',
  cedula_prof: '1234567',
  alma_mater: 'Universidad de Ejemplo',
  specialty: 'Pediatría',
  specialty_no: '7654321',
  specialty_until: '',
  specialty_expired: false,
  phone: '55 1234 5678',
  licence_state: 'verified',
  licence_reason: '',
  licence_photo: null,
  pictures: { portrait: null, signature: null },
  closes_at: null,
  ux_settings: z.parse(UxSettings, {}),
}
