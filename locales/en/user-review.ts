import type { Texts } from '../es/user-review.ts'

export const texts: Texts = {
  question: (brand) =>
    brand ? `How is ${brand} working for you?` : 'How is the application working for you?',
  worst: 'Badly',
  best: 'Very well',
  rating: (rating) =>
    rating === 1 ? '1 of 5, badly' : rating === 5 ? '5 of 5, very well' : `${rating} of 5`,
  description: 'What would you change?',
  send: 'Send opinion',
  save: 'Save changes',
  given: (rating) => `${rating} of 5`,
  thanks: 'Thank you for your opinion. You can change it at any time.',
  change: 'Change my opinion',
  faults: {
    rating: 'Choose from 1 to 5.',
    unsaved: 'This could not be saved. Try again.',
  },
}
