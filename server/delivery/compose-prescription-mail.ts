import { dayOfIssue } from '#contract/prescription/day-of-issue.ts'
import { mail as t } from '#locales/es/mail.ts'
import { documentLanguage } from '#locales/locale.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { longCourseOf } from '../courses/long-course.ts'
import type { MailMessage } from '../outside/mail/port.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { ReadMailed } from '../prescriptions/print/read-mailed.ts'
import { domainOf, mailHtml } from './mail-frame.ts'
import type { BrandLook } from './brand-look.ts'
import { fillingLines } from './filling-lines.ts'
import type { OutgoingMail } from './queries.ts'

/** One prescription in a mail: its signed content, its link and its PDF. */
interface MailedDocument {
  payload: SignedDocument
  /** The earlier prescriptions that the mailed prescription replaces. */
  replaced: ReadMailed['replaced']
  link: string
  pdf: Buffer
}

export interface PrescriptionMail {
  mail: OutgoingMail
  mailId: number
  doctorId: number
  /** Prescriptions that the mail is about: one, or those of a series, or those issued together. Cancelled ones are left out. */
  documents: readonly [MailedDocument, ...MailedDocument[]]
  from: string
  look: BrandLook
}

/**
 * Writes the mail to a patient: who prescribed, the links, what to do next, and the attached PDFs. The links stand before the
 * instructions, so that a telephone shows them without scrolling. The mail names no drug and no diagnosis.
 */
export function composePrescriptionMail(p: PrescriptionMail): MailMessage {
  const [{ payload }] = p.documents
  const { prescriber } = payload
  const doctor = `${prescriber.female ? t.femaleTitle : t.maleTitle} ${prescriber.name}`
  const { subject, lines, links, after: how } = wordsOf(p.documents, doctor)
  // The telephone number gets non-breaking spaces, because a number that is broken at the end of a line is hard to dial.
  const phone = prescriber.phone.replaceAll(' ', '\u00a0')
  const after = [...how, ...(phone === '' ? [] : [t.call(doctor, phone)])]
  return {
    messageId: `<rx-${p.doctorId}-${p.mailId}@${domainOf(p.from)}>`,
    from: p.from,
    to: p.mail.recipient,
    cc: p.mail.cc,
    subject,
    text: [
      ...lines,
      ...links.map(({ label, link }) => `${label}: ${link}`),
      ...after,
      t.notMine,
      p.look.brandName,
    ].join('\n\n'),
    html: mailHtml({
      language: documentLanguage,
      title: t.title,
      look: p.look,
      paragraphs: lines,
      ...(links.length === 1 ? { button: links[0] ?? null } : { button: null, links }),
      after,
      footnote: t.notMine,
    }),
    attachments: [
      ...p.documents.map(({ payload: { part }, pdf }) => ({
        filename: part ? t.fileOfSeries(part.position, part.total) : t.fileName,
        content: pdf,
        contentType: 'application/pdf',
      })),
      p.look.mark,
    ],
  }
}

function wordsOf(documents: PrescriptionMail['documents'], doctor: string) {
  const [first, ...others] = documents
  const { payload } = first
  if (others.length === 0) return single(first, doctor)
  return payload.part?.kind === 'act' ? inAct(documents, doctor) : inSeries(documents, doctor)
}

/** Sentences that name the replaced prescriptions, which must not be used any more; none when nothing is replaced. */
function replacedLines(documents: readonly MailedDocument[]): string[] {
  const codes = new Map(documents.flatMap(({ replaced }) => replaced.map((one) => [one.code, one] as const)))
  return [...codes.values()].map(({ code, issuedAt }) => t.replaces(formatCode(code), t.instant(issuedAt)))
}

function single(mailed: MailedDocument, doctor: string) {
  const document = mailed.payload
  const { patient, valid_from, valid_until, document_kind } = document
  const lines = [
    t.greeting(patient.name),
    t.intro(doctor),
    ...replacedLines([mailed]),
    ...(document_kind === 'handwritten' ? [t.handwritten] : []),
  ]
  const after = [
    ...(document_kind === 'handwritten' ? [] : [t.howToUse, ...fillingLines([document])]),
    valid_from ? t.validBetween(t.day(valid_from), t.day(valid_until)) : t.validUntil(t.day(valid_until)),
    ...(longCourseOf(document) ? [t.renewal] : []),
  ]
  const subject = mailed.replaced.length > 0 ? t.replacingSubject(doctor) : t.subject(doctor)
  return { subject, lines, links: [{ label: t.open, link: mailed.link }], after }
}

/** Text of one mail for a series of prescriptions: a link for each of them with its days, in the order of the series. */
function inSeries(documents: readonly MailedDocument[], doctor: string) {
  const name = documents[0]?.payload.patient.name ?? ''
  const lines = [
    t.greeting(name),
    t.seriesIntro(doctor, documents.length),
    ...replacedLines(documents),
    t.seriesDates,
  ]
  const after = [t.howToUse, ...fillingLines(documents.map(({ payload }) => payload))]
  const links = documents.map(({ payload, payload: { part, valid_from, valid_until }, link }) => ({
    label: t.ofSeries(
      part?.position ?? 1,
      part?.total ?? documents.length,
      t.day(valid_from ?? dayOfIssue(payload)),
      t.day(valid_until),
    ),
    link,
  }))
  return { subject: t.seriesSubject(doctor, documents.length), lines, links, after }
}

/**
 * Text of one mail for several prescriptions that were issued together. Each link tells whether its prescription is valid only
 * as the original on paper.
 */
function inAct(documents: readonly MailedDocument[], doctor: string) {
  const isOnPaper = ({ payload }: MailedDocument): boolean => payload.document_kind === 'handwritten'
  const lines = [
    t.greeting(documents[0]?.payload.patient.name ?? ''),
    t.actIntro(doctor, documents.length),
    ...replacedLines(documents),
    ...(documents.some(isOnPaper) ? [t.actOnPaper] : []),
  ]
  const after = documents.every(isOnPaper)
    ? []
    : [t.howToUse, ...fillingLines(documents.map(({ payload }) => payload))]
  const links = documents.map((document) => {
    const { part, valid_until: until } = document.payload
    const label = t.ofAct(part?.position ?? 1, part?.total ?? documents.length, t.day(until))
    return { label: isOnPaper(document) ? t.onPaper(label) : label, link: document.link }
  })
  return { subject: t.seriesSubject(doctor, documents.length), lines, links, after }
}
