import type { ApiTexts } from '../es/api.ts'

export const api: ApiTexts = {
  loggedOut: 'Logged out.',
  resent:
    'The prescription has been sent again. If it does not arrive, check that the patient accepts e-mail and look in the spam folder.',
  contactThanks: 'Thank you for your comments. We will contact you as soon as possible.',
  locationUpdated: 'HOSPITAL UPDATE SUCCESSFULLY',
  locationUpdatedDetail: 'Default workplace updated.',
  rxStatus: {
    available: 'Available',
    partially_filled: 'Partly filled',
    filled: 'Filled',
    rejected: 'Rejected',
    expired: 'Expired',
  },
  sentStatus: {
    not_to_send: 'Not sent',
    pending: 'Waiting to be sent',
    sent_email: 'E-mail sent',
    failed: 'Not delivered',
    unknown: 'Delivery not confirmed',
  },
  available: 'You can fill this prescription',
  notAvailable: 'You cannot fill this prescription',
  qtyPharmacist: 'At the pharmacist’s discretion',
  qtyWithoutEnd: 'Without interruption',
}
