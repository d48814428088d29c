import type { Texts } from '../es/arrange.ts'

export const texts: Texts = {
  arrange: {
    title: 'Arrange the home page',
    lead: 'Choose what you see and in what order. It is saved in your account.',
    up: (title) => `Move up ${title}`,
    down: (title) => `Move down ${title}`,
    place: (title, place, count) => `${title}: place ${place} of ${count}`,
    reset: 'Reset',
    wasReset: 'The home page is as it was at first.',
    done: 'Done',
    saved: 'The order of the home page was saved.',
    notSaved: 'The order of the home page could not be saved.',
    undo: 'Undo',
  },
}
