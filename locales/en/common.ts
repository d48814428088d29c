import type { Texts } from '../es/common.ts'

export const texts: Texts = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Go back',
  retry: 'Try again',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  notices: 'Notices',
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  results: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  altered: (count: number) =>
    count === 1
      ? '1 prescription is missing here: what is stored of it is no longer what was signed, and cannot be read.'
      : `${count} prescriptions are missing here: what is stored of them is no longer what was signed, and cannot be read.`,
  searching: 'Searching',
  searchFailed: 'The search failed. Keep typing to try again.',
  languageOther: 'Español',
  rules: {
    blank: 'Fill in this field.',
    email: 'Write an address such as name@clinic.mx.',
    date: 'Write a full date.',
    tooLong: 'The text is too long.',
    invalid: 'Check this field.',
  },
}
