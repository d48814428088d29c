import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { loadTexts } from '../../lib/texts.ts'
import { emptyDraft } from './draft/draft.ts'
import { FollowUpField } from './FollowUpField.tsx'

beforeAll(() => loadTexts('common', 'composer'))

const shown = (day: string): string =>
  renderToStaticMarkup(
    <FollowUpField
      draft={{ ...emptyDraft('key'), follow_up_on: day }}
      dispatch={() => undefined}
      errorOf={() => undefined}
    />,
  )

test.each([
  [0, / de \d{4}: hoy\.$/],
  [1, / de \d{4}: mañana\.$/],
  [18, /^\p{L}+, \d+ de \p{L}+ de \d{4}: dentro de 18 días\.$/u],
])('a day %i days from today is shown in words', (days, said) => {
  const field = shown(addDays(mexicoToday(), days))
  const hint = /<p id="rx-follow-up-hint"[^>]*>(.*)<\/p>/.exec(field)?.[1] ?? ''
  expect(hint).toMatch(said)
})

test.each([['none'], ['a day that passed'], ['a year that is half typed']])(
  'for %s no words are shown',
  (which) => {
    const day = { none: '', 'a day that passed': addDays(mexicoToday(), -1) }[which] ?? '0002-12-10'
    expect(shown(day)).not.toContain('rx-follow-up-hint')
  },
)

test('a text that names no day is kept in the field', () => {
  expect(shown('5/3/27')).toContain('value="5/3/27"')
  expect(shown('5/3/27')).not.toContain('rx-follow-up-hint')
})
