import type { Texts } from '../es/closing.ts'

/** Texts of the page that closes an account: which data are kept or erased, and how to undo the request. */
export const texts: Texts = {
  title: 'Close account',
  lead: 'See what is kept and what is erased. After asking for it you have 30 days to change your mind.',
  notLoaded: 'This page could not be loaded.',
  keptTitle: 'Kept',
  keptLead: (years) =>
    `The law asks for records to be kept for at least ${years} years (NOM-004-SSA3-2012, 5.4). They are blocked: nobody uses them for anything else.`,
  kept: {
    prescriptions: (count, until) =>
      count === 0 || until === null
        ? 'Prescriptions: you have issued none.'
        : `${count === 1 ? 'Your issued prescription' : `Your ${count} issued prescriptions`}, with your patients’ data, until ${until}.`,
    proof: 'Your public keys and the record of who did what: with them every prescription still verifies.',
    pharmacies: 'What was filled. Pharmacies can fill the valid prescriptions, as until now.',
  },
  erasedTitle: 'Erased',
  erasedLead: (days) => `After ${days} days, for good.`,
  erased: {
    access: 'Your email, your password, your passkeys and all your sessions. You will not be able to log in.',
    profile: 'Your profile, your picture, the image of your licence and your preferences.',
    work: 'Your drafts, your favourites and your messages to Help.',
    key: 'The key that you sign with. Nobody will be able to sign in your name.',
    places: 'Your memberships of hospitals and offices.',
  },
  confirmTitle: 'Ask for it',
  confirmLead: (days) =>
    `Your other sessions are closed now. For ${days} days you can log in and keep the account; we will mail you the date.`,
  confirmLabel: (email) => `To confirm, type ${email}`,
  rules: { differs: 'This is not the email of this account.', blank: 'Type your email.' },
  submit: 'Close my account',
  submitting: 'Asking for it',
  blockedTitle: 'First, name another administrator',
  blockedLead:
    'These places have other people and only you administer them. Name somebody else and come back here.',
  pendingTitle: (day) => `Your account will be closed on ${day}`,
  pendingLead: 'Until then everything works as always. If you changed your mind, keep it: nothing is lost.',
  keep: 'Keep my account',
  keeping: 'Keeping it',
  keptNow: 'Your account stays open.',
}
