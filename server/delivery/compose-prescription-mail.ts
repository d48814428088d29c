import { mail as en } from '#locales/en/mail.ts'
import { mail as es } from '#locales/es/mail.ts'
import type { Payload } from '../prescriptions/payload.ts'
import type { MailMessage } from '../outside/mail/port.ts'
import { domainOf, mailHtml } from './mail-frame.ts'
import type { OutgoingMail } from './queries.ts'

export interface PrescriptionMail {
  mail: OutgoingMail
  mailId: number
  doctorId: number
  payload: Payload
  link: string
  pdf: Buffer
  from: string
  brandName: string
  accent: string
  language: 'es' | 'en'
}

/** The patient's mail: who wrote, what to do next, the link, the sheet attached. No drug and no diagnosis in it. */
export function composePrescriptionMail(p: PrescriptionMail): MailMessage {
  const t = p.language === 'en' ? en : es
  const { prescriber, patient, valid_until, document_kind } = p.payload
  const doctor = `${prescriber.female ? t.femaleTitle : t.maleTitle} ${prescriber.name}`
  const lines = [
    t.greeting(patient.name),
    t.intro(doctor),
    document_kind === 'handwritten' ? t.handwritten : t.howToUse,
    t.validUntil(t.day(valid_until)),
  ]
  return {
    messageId: `<rx-${p.doctorId}-${p.mailId}@${domainOf(p.from)}>`,
    from: p.from,
    to: p.mail.recipient,
    cc: p.mail.cc,
    subject: t.subject(doctor),
    text: [...lines, `${t.open}: ${p.link}`, t.notMine, p.brandName].join('\n\n'),
    html: mailHtml({
      language: p.language,
      title: t.title,
      brandName: p.brandName,
      accent: p.accent,
      paragraphs: lines,
      button: { label: t.open, link: p.link },
      footnote: t.notMine,
    }),
    attachments: [{ filename: t.fileName, content: p.pdf, contentType: 'application/pdf' }],
  }
}
