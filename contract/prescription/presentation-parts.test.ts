import { expect, test } from 'vitest'
import { statesSystemicForm } from './presentation-parts.ts'

test.each([
  'Amoxicilina tableta 500 mg',
  'Tabletas del antibiótico cefalexina 500 mg',
  'Solución inyectable subcutánea 40 mg',
  'Amoxicillin capsules 500 mg',
])('a form that is swallowed or injected: %s', (text) => {
  expect(statesSystemicForm(text)).toBe(true)
})

test.each([
  'Suspensión oftálmica 5 mL',
  'Suspensión ótica 5 mL',
  'Polvo para uso tópico',
  'Polvo para suspensión cutánea',
  'Suspension, ear drops',
])('a form for skin, eye or ear: %s', (text) => {
  expect(statesSystemicForm(text)).toBe(false)
})
