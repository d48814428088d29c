import type { RenewalPage } from '../es/renewal-page.ts'

export const renewalPage: RenewalPage = {
  title: 'Renewal of a prescription',
  heading: 'Ask for the renewal of this prescription',
  of: (patient, doctor) => `Prescription of ${patient}, issued by ${doctor}`,
  issued: (day) => `Issued on ${day}`,
  medicines: 'Medicines',
  ends: (day) => `The treatment ends on ${day}.`,
  ended: (day) => `The treatment ended on ${day}.`,
  ask: 'Ask for the renewal',
  nextTitle: 'What happens next',
  next: [
    'Your request appears in the list of the doctor who issued the prescription, who decides whether to renew it or needs to see you first.',
    'If it is renewed, the new prescription comes by mail or from the practice. This page will say so too.',
  ],
  notUrgent:
    'This is not for emergencies. If you feel worse, or have medicine for a few days only, call the practice.',
  call: (phone) => `Telephone of the practice: ${phone}`,
  requestedTitle: 'The renewal was requested',
  requested: (when) => `It was requested on ${when}. There is no need to ask again.`,
  seenTitle: 'The practice has seen the request',
  seen: (when) =>
    `It was requested on ${when} and was not renewed this way. Call the practice to know what comes next.`,
  renewedTitle: 'This treatment has a newer prescription',
  renewed: 'Use the newer prescription. If you do not have it, ask the practice for it.',
  earlyTitle: 'It is too early to renew',
  early: (day) => `You can ask for the renewal here from ${day} on.`,
  noneTitle: 'This prescription cannot be renewed this way',
  none: 'Treatments of four weeks or more can be renewed here. For anything else, call the practice.',
  back: 'See the prescription',
  notFound: 'There is no prescription with this link',
  notFoundText: 'Check that the link is complete, or scan the QR code of the prescription again.',
  tooMany: 'Wait a minute and try again',
}
