import type { Texts } from '../es/errors.ts'

export const texts: Texts = {
  notFoundTitle: 'This page could not be found',
  notFoundHelp: 'The address is incomplete or the page no longer exists.',
  goHome: 'Go home',
  reload: 'Reload the page',
  message: 'Error',
  help: 'Nothing that was saved is lost. Reload the page; if it goes on, write to support.',
  requestId: (id: string) => `Reference for support: ${id}`,
  network: 'There is no connection. Check your internet and try again.',
  awayTitle: 'No connection',
  networkLoad: 'There is no connection. This loads by itself as soon as it is back.',
  late: 'The server takes too long to answer. Try again in a moment.',
  badAnswer: 'The server answered something unexpected. Reload the page and try again.',
  cookiesDropped:
    'Your details are right, but the browser did not keep the cookies of the session. Open this page with https:// and allow its cookies; then log in again.',
  unavailable: 'The service does not answer. Try again in a moment.',
  unavailableLoad: 'The service does not answer. This loads by itself as soon as it is back.',
  unexpected: 'Something failed on our side. Try again.',
}
