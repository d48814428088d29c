import { mail as en } from '#locales/en/mail.ts'
import { mail as es } from '#locales/es/mail.ts'
import type { Payload } from '../prescriptions/payload.ts'
import type { MailMessage } from '../outside/mail/port.ts'
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
    html: html(p, lines, t),
    attachments: [{ filename: t.fileName, content: p.pdf, contentType: 'application/pdf' }],
  }
}

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

/** Mail programs know tables and inline styles only; large type, one column, one button. */
function html(p: PrescriptionMail, lines: string[], t: typeof es): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`
  return `<!doctype html><html lang="${p.language}"><head><meta charset="utf-8"><title>${escape(t.title)}</title></head>
<body style="margin:0;background:#f4f6f6;color:#1c2b2e;font:17px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellspacing="0" cellpadding="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:3px solid ${escape(p.accent)};font-weight:bold">${escape(p.brandName)}</td></tr>
<tr><td style="padding:28px">${lines.map(paragraph).join('')}
<p style="margin:24px 0"><a href="${escape(p.link)}" style="display:inline-block;background:${escape(p.accent)};color:#ffffff;text-decoration:none;font-weight:bold;padding:14px 24px;border-radius:10px">${escape(t.open)}</a></p>
<p style="margin:0;color:#4c5f63;font-size:15px">${escape(t.notMine)}</p></td></tr></table></td></tr></table></body></html>`
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (c) => entities[c] ?? c)
}
