import { mail as t } from '#locales/es/mail.ts'
import { documentLanguage } from '#locales/locale.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { longCourseOf } from '../courses/long-course.ts'
import type { MailMessage } from '../outside/mail/port.ts'
import { domainOf, mailHtml } from './mail-frame.ts'
import type { OutgoingMail } from './queries.ts'

/** One document of a mail: its signed content, its link and its printed sheet. */
interface MailedDocument {
  payload: SignedDocument
  link: string
  pdf: Buffer
}

export interface PrescriptionMail {
  mail: OutgoingMail
  mailId: number
  doctorId: number
  /** The document alone, or the documents of its act or series that are not cancelled. */
  documents: readonly [MailedDocument, ...MailedDocument[]]
  from: string
  brandName: string
  accent: string
}

/**
 * The patient's mail, in the sheet's language: who wrote, what to do next, the links, the sheets attached. It names
 * no drug and no diagnosis.
 */
export function composePrescriptionMail(p: PrescriptionMail): MailMessage {
  const [{ payload }] = p.documents
  const { prescriber } = payload
  const doctor = `${prescriber.female ? t.femaleTitle : t.maleTitle} ${prescriber.name}`
  const { subject, lines, links } = wordsOf(p.documents, doctor)
  return {
    messageId: `<rx-${p.doctorId}-${p.mailId}@${domainOf(p.from)}>`,
    from: p.from,
    to: p.mail.recipient,
    cc: p.mail.cc,
    subject,
    text: [...lines, ...links.map(({ label, link }) => `${label}: ${link}`), t.notMine, p.brandName].join(
      '\n\n',
    ),
    html: mailHtml({
      language: documentLanguage,
      title: t.title,
      brandName: p.brandName,
      accent: p.accent,
      paragraphs: lines,
      ...(links.length === 1 ? { button: links[0] ?? null } : { button: null, links }),
      footnote: t.notMine,
    }),
    attachments: p.documents.map(({ payload: { part }, pdf }) => ({
      filename: part ? t.fileOfSeries(part.position, part.total) : t.fileName,
      content: pdf,
      contentType: 'application/pdf',
    })),
  }
}

function wordsOf(documents: PrescriptionMail['documents'], doctor: string) {
  const [{ payload, link }, ...others] = documents
  if (others.length === 0) return single(payload, link, doctor)
  return payload.part?.kind === 'act' ? inAct(documents, doctor) : inSeries(documents, doctor)
}

function single(document: SignedDocument, link: string, doctor: string) {
  const { patient, valid_from, valid_until, document_kind } = document
  const lines = [
    t.greeting(patient.name),
    t.intro(doctor),
    document_kind === 'handwritten' ? t.handwritten : t.howToUse,
    valid_from ? t.validBetween(t.day(valid_from), t.day(valid_until)) : t.validUntil(t.day(valid_until)),
    ...(longCourseOf(document) ? [t.renewal] : []),
  ]
  return { subject: t.subject(doctor), lines, links: [{ label: t.open, link }] }
}

/** One mail for a series: a link for each document with its days, in the order of the series. */
function inSeries(documents: readonly MailedDocument[], doctor: string) {
  const name = documents[0]?.payload.patient.name ?? ''
  const lines = [t.greeting(name), t.seriesIntro(doctor, documents.length), t.seriesDates, t.howToUse]
  const links = documents.map(({ payload: { part, issued_at, valid_from, valid_until }, link }) => ({
    label: t.ofSeries(
      part?.position ?? 1,
      part?.total ?? documents.length,
      t.day(valid_from ?? mexicoDay(new Date(issued_at))),
      t.day(valid_until),
    ),
    link,
  }))
  return { subject: t.seriesSubject(doctor, documents.length), lines, links }
}

/**
 * One mail for an act of several documents; each link tells whether its document is valid only as the original on
 * paper.
 */
function inAct(documents: readonly MailedDocument[], doctor: string) {
  const isOnPaper = ({ payload }: MailedDocument): boolean => payload.document_kind === 'handwritten'
  const lines = [
    t.greeting(documents[0]?.payload.patient.name ?? ''),
    t.actIntro(doctor, documents.length),
    ...(documents.some(isOnPaper) ? [t.actOnPaper] : []),
    ...(documents.every(isOnPaper) ? [] : [t.howToUse]),
  ]
  const links = documents.map((document) => {
    const { part, valid_until: until } = document.payload
    const label = t.ofAct(part?.position ?? 1, part?.total ?? documents.length, t.day(until))
    return { label: isOnPaper(document) ? t.onPaper(label) : label, link: document.link }
  })
  return { subject: t.seriesSubject(doctor, documents.length), lines, links }
}
