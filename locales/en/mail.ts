import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { datesInWords } from '../date-in-words.ts'
import type { MailTexts } from '../es/mail.ts'

const instantFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: MEXICO_CITY,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const mail: MailTexts = {
  title: 'Your prescription',
  femaleTitle: 'Dr.',
  maleTitle: 'Dr.',
  subject: (doctor) => `Your prescription from ${doctor}`,
  replacingSubject: (doctor) => `Your new prescription from ${doctor}: it replaces the former one`,
  greeting: (name) => `Hello ${name},`,
  intro: (doctor) =>
    `${doctor} has sent you a prescription. It is attached as a PDF and you can also open it online.`,
  howToUse: 'At the pharmacy show the QR code of the prescription, printed or on your phone.',
  inParts: 'You can fill it all at once or in parts, up to the prescribed quantity of each medicine.',
  refills:
    'The medicines with refills can be filled again, as often as the prescription says and while it is valid.',
  replaces: (code, issued) =>
    `This prescription replaces prescription ${code}, issued on ${issued}. Do not use the former: it is not valid any more.`,
  handwritten:
    'This prescription has a controlled medicine: to fill it you need the paper original, signed by hand by your doctor.',
  validUntil: (day) => `You can fill it until ${day}.`,
  validBetween: (from, until) => `You can fill it from ${from} until ${until}.`,
  renewal:
    'If your doctor wants the treatment to go on, you can ask for its renewal two weeks before it ends, on the page of your prescription.',
  open: 'See my prescription',
  seriesSubject: (doctor, count) => `Your ${count} prescriptions from ${doctor}`,
  seriesIntro: (doctor, count) =>
    `${doctor} has sent you ${count} prescriptions for the same treatment. They are attached as PDFs and you can also open them online.`,
  seriesDates:
    'Each prescription is filled only within its dates. Keep this email: no other will come for the later ones.',
  ofSeries: (position, total, from, until) => `Prescription ${position} of ${total}: ${from} to ${until}`,
  actIntro: (doctor, count) =>
    `${doctor} sends you ${count} prescriptions of the same visit, because some medicines need one of their own. They are attached as PDF and can also be opened online.`,
  actOnPaper:
    'Those marked “original on paper” are for a controlled medicine: to have them filled you need the original signed by hand by your doctor.',
  ofAct: (position, total, until) => `Prescription ${position} of ${total}: it can be filled until ${until}`,
  onPaper: (label) => `${label} (original on paper)`,
  call: (doctor, phone) => `If you have any questions, call ${doctor}: tel. ${phone}.`,
  notMine:
    'If you did not expect this email, delete it. Do not share the link: whoever has it can see the prescription.',
  fileName: 'prescription.pdf',
  fileOfSeries: (position, total) => `prescription-${position}-of-${total}.pdf`,
  instant: (at) => instantFormat.format(at),
  day: datesInWords('en-US').day,
}
