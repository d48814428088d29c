import { describe, expect, test } from 'vitest'
import { IanCard, IanLine, IanQuestion } from './ian.ts'

const EMPTY = { tool: null, patient: '', chosen: false, cancelled: false, drugs: [], from: '', to: '' }

describe('a question to the assistant', () => {
  test('begins without a subject, and is trimmed', () => {
    expect(IanQuestion.parse({ question: ' ¿Qué receté ayer? ' })).toEqual({
      question: '¿Qué receté ayer?',
      context: EMPTY,
    })
  })

  test.each<[string, Record<string, unknown>, boolean]>([
    ['600 characters', { question: 'a'.repeat(600) }, true],
    ['601 characters', { question: 'a'.repeat(601) }, false],
    ['only spaces', { question: '  ' }, false],
    ['a member that nobody reads', { question: 'a', doctor: 2 }, false],
    ['a tool that exists', { question: 'a', context: { tool: 'dose_limits' } }, true],
    // The chat assistant issues no prescription, whatever a page sends back as the subject of the last turn.
    ['a tool that does not exist', { question: 'a', context: { tool: 'issue_prescription' } }, false],
    ['a period', { question: 'a', context: { from: '2027-07-01', to: '2027-07-31' } }, true],
    ['a period with an open end', { question: 'a', context: { from: '2027-07-01' } }, true],
    ['a period that is no day', { question: 'a', context: { from: '2027-07' } }, false],
    ['a period from a day that does not exist', { question: 'a', context: { from: '2027-13-01' } }, false],
    ['a day with more behind it', { question: 'a', context: { to: '2027-07-01T00:00' } }, false],
    ['10 drugs', { question: 'a', context: { drugs: Array(10).fill('fictina') } }, true],
    ['11 drugs', { question: 'a', context: { drugs: Array(11).fill('fictina') } }, false],
    ['a context with a member that nobody reads', { question: 'a', context: { prescription: 'x' } }, false],
  ])('may have %s', (_name, body, isAccepted) => {
    expect(IanQuestion.safeParse(body).success).toBe(isAccepted)
  })
})

describe('an answer of the assistant', () => {
  test.each<[string, unknown, boolean]>([
    ['a text', { kind: 'text', text: 'Dos recetas.' }, true],
    ['a text that continues', { kind: 'text', text: ' y una más', more: true }, true],
    ['an end with its subject', { kind: 'end', outcome: 'answered', context: EMPTY }, true],
    ['an end that nobody knows', { kind: 'end', outcome: 'issued', context: EMPTY }, false],
    ['a line that nobody knows', { kind: 'issued' }, false],
  ])('may have %s', (_name, line, isAccepted) => expect(IanLine.safeParse(line).success).toBe(isAccepted))

  test.each<[string, unknown, boolean]>([
    ['a page of the product', { kind: 'place', place: 'drafts', id: '' }, true],
    ['a page that does not exist', { kind: 'place', place: 'issue', id: '' }, false],
    [
      'half a prescription',
      { kind: 'figures', from: '', to: '', prescriptions: 0.5, patients: 1, top: [] },
      false,
    ],
  ])('may have a card of %s', (_name, card, isAccepted) =>
    expect(IanCard.safeParse(card).success).toBe(isAccepted),
  )
})
