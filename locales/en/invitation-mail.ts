import type { InvitationMailTexts } from '../es/invitation-mail.ts'

const offers = {
  ADMIN: 'as an administrator of the workplace',
  MEMBER: 'as a doctor of the workplace',
  ASSISTANT: 'as an assistant: you may prepare drafts of prescriptions, which the doctor always signs',
}

export const invitationMail: InvitationMailTexts = {
  subject: ({ hospital }) => `You are invited to ${hospital || 'a workplace'}`,
  paragraphs: ({ brand, hospital, by, role }) => [
    `${by || 'A doctor'} invites you to ${hospital || 'their workplace'} on ${brand}, ${offers[role]}.`,
    'Open the link to see it and accept it. If this address has no account yet, you can create it there. The link works for 7 days and once only.',
  ],
  button: 'See the invitation',
  footnote:
    'If you did not expect this invitation, you need not do anything: nothing happens unless you accept.',
}
