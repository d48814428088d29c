import type { Texts } from '../es/contact.ts'

export const texts: Texts = {
  title: 'Help',
  lead: 'Tell us what you need. The answer goes to your email.',
  shortcuts: 'Shortcuts and shorthand',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  thanks: 'Thank you for your comments. We will get in touch with you as soon as possible.',
  failed: (reason: string) => `It could not be sent. ${reason} Your message is still here.`,
  rules: {
    subjectBlank: 'Type a subject.',
    messageBlank: 'Type your message.',
  },
}
