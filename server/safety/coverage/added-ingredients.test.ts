import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { answersOf } from '#knowledge/safety/answered.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import { QUESTIONS } from '#knowledge/safety/question.ts'
import { projectRoot } from '#server/root.ts'

const knowledge = loadSafety(projectRoot(), loadCatalogue(projectRoot()))
const { byRule, byReview } = answersOf(knowledge)

test.each([
  'talidomida',
  'bosentán',
  'ambrisentán',
  'macitentán',
  'megestrol',
  'metenamina',
  'propiltiouracilo',
  'acitretina',
  'prucaloprida',
  'levocarnitina',
  'ácido tióctico',
  'dobesilato de calcio',
  'silodosina',
  'levosulpirida',
  'levocloperastina',
  'mefloquina',
  'danazol',
  'cariprazina',
  'perampanel',
  'brexpiprazol',
])('every question about %s has a rule or a reviewed answer', (name) => {
  const drug = knowledge.names.get(normalize(name)) ?? ''
  const open = QUESTIONS.filter(
    // The question `duplicate` is left out, because only a drug whose group has other members can be a duplicate.
    (question) =>
      question !== 'duplicate' && !byRule.get(question)?.has(drug) && !byReview.get(question)?.has(drug),
  )
  expect(open).toEqual([])
})
