import { expect, test } from 'vitest'
import { ROUTES } from '#contract/posology/reading/lexicon-places.ts'
import { projectKnowledge, projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'
import { createRouteReader } from './written-route.ts'

const { read, check } = projectSafety
const routeOf = createRouteReader(projectKnowledge.routes)

test.each([
  ['VO', 'oral'],
  ['v.o.', 'oral'],
  ['Vía oral', 'oral'],
  ['Vía: oral (VO)', 'oral'],
  ['Oral', 'oral'],
  ['IV', 'intravenosa'],
  ['I.V.', 'intravenosa'],
  ['endovenosa', 'intravenosa'],
  ['E.V.', 'intravenosa'],
  ['IM', 'intramuscular'],
  ['IM/IV', 'intramuscular o intravenosa'],
  ['im o iv', 'intramuscular o intravenosa'],
  ['intramuscular o intravenosa', 'intramuscular o intravenosa'],
  ['SC', 'subcutánea'],
  ['s.c.', 'subcutánea'],
  ['Subcutanea', 'subcutánea'],
  ['SL', 'sublingual'],
  ['vía tópica', 'cutánea'],
  ['local', 'cutánea'],
  ['intranasal', 'nasal'],
  ['ID', 'intradérmica'],
  ['bucal', 'bucal'],
  ['Intratecal', 'intratecal'],
  ['epidural', 'epidural'],
])('%s is understood as %s', (written, route) => {
  expect(routeOf(written)).toEqual({ route, isUnderstood: true })
})

test('every route of the shorthand is understood by its name', () => {
  const names = ROUTES.trim()
    .split('\n')
    .map((line) => line.split(' = ')[0] ?? '')
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(routeOf(`Vía ${name}`)).toEqual({ route: name, isUnderstood: true })
})

test.each([
  ['sonda nasogástrica', ''],
  ['oral o rectal', ''],
  ['xyz', ''],
  ['IV directo', 'intravenosa'],
])('%s is not fully understood', (written, route) => {
  expect(routeOf(written)).toEqual({ route, isUnderstood: false })
})

const said = (presentation: string, instructions: string, via: string) => {
  const row = read(writtenRow(presentation, instructions, via))
  return check(row ? [row] : [], healthyPatient())
}

test.each(['IV', 'i.v.', 'Vía intravenosa', 'endovenosa', 'INTRAVENOSA'])(
  'rules about a route hold for the route %s',
  (via) => {
    const { findings } = said('Bencilpenicilina benzatínica 1 200 000 UI', '1 frasco ámpula dosis única', via)
    expect(findings.map(({ kind, severity }) => `${kind} ${severity}`)).toContain('route contraindicated')
  },
)

test('a dose that is limited by route is checked for "VO"', () => {
  const { findings, gaps } = said('Ketorolaco 10 mg tableta', '3 tabletas cada 4 horas por 3 días', 'VO')
  expect(findings.some(({ kind }) => kind === 'dose')).toBe(true)
  expect(gaps.map(({ reason }) => reason)).not.toContain('not-covered')
})

test('a route that is not understood is named as a gap', () => {
  const { gaps } = said('Omeprazol 20 mg cápsula', '1 cápsula cada 24 horas por 7 días', 'sonda')
  expect(gaps).toContainEqual({
    reason: 'unknown-route',
    items: ['Omeprazol 20 mg cápsula'],
    about: ['sonda'],
  })
})

test('potassium chloride with the route "IV directo" stops', () => {
  const { findings } = said(
    'Cloruro de potasio 20 mEq/10 mL solución inyectable',
    '1 ampolleta',
    'IV directo',
  )
  expect(findings.map(({ kind, severity }) => `${kind} ${severity}`)).toContain('route contraindicated')
})
