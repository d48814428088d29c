import type { NewsMailTexts } from '../es/news-mail.ts'

const footnote = 'You can turn this notice off in Settings, Profile options.'

export const newsMail: NewsMailTexts = {
  'prescription-rejected': {
    subject: () => 'A pharmacy rejected a prescription of yours',
    paragraphs: ({ code, issued, by, reason }) => [
      `${by} rejected prescription ${code}, issued on ${issued}.`,
      `Reason: ${reason}`,
      'It can no longer be filled. If the treatment goes on, issue another one and tell your patient.',
    ],
    button: 'See the prescription',
    footnote,
  },
  'delivery-failed': {
    subject: () => 'A prescription could not be delivered by email',
    paragraphs: ({ code, issued }) => [
      `The email with prescription ${code}, issued on ${issued}, did not reach your patient.`,
      'The prescription is valid. Check the address and send it again, or hand it over on paper.',
    ],
    button: 'See the prescription',
    footnote,
  },
  'delivery-unknown': {
    subject: () => 'It is not known whether a prescription arrived by email',
    paragraphs: ({ code, issued }) => [
      `The connection broke while the email with prescription ${code}, issued on ${issued}, was being sent. It may have reached your patient or not. We do not send it again, so that it does not arrive twice.`,
      'The prescription is valid. Ask your patient; if it did not arrive, send it again or hand it over on paper.',
    ],
    button: 'See the prescription',
    footnote,
  },
  'draft-prepared': {
    subject: (brand) => `A prescription awaits your signature on ${brand}`,
    paragraphs: (assistant) => [
      `${assistant} prepared a prescription and is waiting for you to review and sign it.`,
      'Nothing is issued without you. If they prepare more within the hour, we will not write again.',
    ],
    button: 'See what was prepared',
    footnote,
  },
}
