import type { Texts } from '../es/common.ts'

export const texts: Texts = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  back: 'Go back',
  logOut: 'Log out',
  retry: 'Try again',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  optional: 'optional',
  dayFormat: 'dd/mm/yyyy',
  chooseDay: 'Choose in the calendar',
  notices: 'Notices',
  errorSummary: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
  results: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching',
  searchAway: 'You can search when the connection is back.',
  searchFailed: 'The search failed. Keep typing to try again.',
  languageOther: 'Español',
  rules: {
    blank: 'Fill in this field.',
    email: 'Write an address such as name@clinic.mx.',
    date: 'Write day, month and year, such as 31/12/2026.',
    tooLong: 'The text is too long.',
    invalid: 'Check this field.',
  },
  away: {
    title: 'Offline',
    help: 'You see only what this device saved today; nothing that you write is lost.',
  },
  /** Sentences for errors for which the server has sent no sentence of its own. */
  errors: {
    notFoundTitle: 'This page could not be found',
    notFoundHelp: 'The address is incomplete or the page no longer exists.',
    goHome: 'Go home',
    reload: 'Reload the page',
    message: 'Error',
    help: 'Nothing that was saved is lost. Reload the page; if it goes on, write to support.',
    requestId: (id: string) => `Reference for support: ${id}`,
    network: 'There is no connection. Check your internet and try again.',
    awayTitle: 'This page cannot be opened yet',
    networkLoad: 'This loads by itself when the connection is back.',
    late: 'The server takes too long to answer. Try again in a moment.',
    badAnswer: 'The server answered something unexpected. Reload the page and try again.',
    cookiesDropped:
      'Your details are right, but the browser did not keep the cookies. Open this page with https://, allow its cookies and log in again.',
    unavailable: 'The service does not answer. Try again in a moment.',
    unavailableLoad: 'The service does not answer. This loads by itself as soon as it is back.',
    unexpected: 'Something failed on our side. Try again.',
  },
}
