import { expect, test } from 'vitest'
import { projectCatalogue, projectKnowledge } from '#server/testing/clinical/project-knowledge.ts'
import { Faults, readRows } from '../csv.ts'
import { filled } from '../cells.ts'
import * as z from 'zod/mini'
import path from 'node:path'

const recognise = (text: string) => projectCatalogue.recognise(text)
const ROOT = path.join(import.meta.dirname, '../..')

/** Spellings of a name in which a prescription may have it: capitals, without accents or hyphens, with a strength. */
const spellings = (name: string): string[] => [
  name,
  name.toUpperCase(),
  name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  name.replaceAll('-', ' '),
  `${name} 10 mg tabletas`,
]

const Controlled = z.object({ name: filled, synonyms: z.string(), class: filled, sources: filled })

test('every name of the controlled substances is classed in each spelling', () => {
  const rows = readRows(ROOT, 'knowledge/law/controlled.csv', Controlled, new Faults())
  expect(rows.length).toBeGreaterThan(200)
  for (const { row } of rows)
    for (const name of [row.name, ...row.synonyms.split('|').filter((one) => one !== '')])
      for (const text of spellings(name)) expect([text, recognise(text).fraction]).toEqual([text, row.class])
})

test('every prohibited name is refused in each spelling', () => {
  expect(projectKnowledge.prohibited.size).toBeGreaterThan(80)
  for (const name of projectKnowledge.prohibited.keys()) {
    // K2 is also a vitamin and DOM a Sunday, so that neither is refused alone.
    if (['k2', 'dom'].includes(name)) continue
    for (const text of spellings(name)) expect([text, recognise(text).prohibited]).toEqual([text, true])
  }
})

// Names as the articles 234, 237 and 245 of the law print them, with their misprints, hyphens and blanks.
test.each([
  ['1- FENIL -2- PROPANONA', 'II'],
  ['1-fenil-2-propanona', 'II'],
  ['1 fenil 2 propanona', 'II'],
  ['1fenil2propanona', 'II'],
  ['Fenilacetona', 'II'],
  ['TRAZOLIDONA', 'III'],
  ['TRAZODONE', 'III'],
  ['VALPROICO (ACIDO)', 'III'],
  ['LITIO-CARBONATO', 'III'],
  ['GABOB (ACIDO GAMMA AMINO BETA HIDROXIBUTIRICO)', 'III'],
  ['CLOBENZOREX (CLOROFENTERMINA)', 'II'],
  ['CLORACEPATO DIPOTASICO', 'II'],
  ['LOFLACEPATO DE ETILO', 'II'],
  ['PIMOZIDE', 'II'],
  ['SULPIRIDE', 'III'],
  ['FENELCINA', 'III'],
  ['PENTOTAL SODICO', 'III'],
  ['ETILMORFINA (3-etilmorfina) ó dionina', 'I'],
  ['Dionina', 'I'],
  ['MORAMIDA, intermediario del', 'I'],
  ['METADONA, intermediario de la', 'I'],
  ['MORFINA BROMOMETILATO', 'I'],
  ['3-metilmorfina', 'I'],
  ['dihidrocodeinona', 'I'],
])('%s is of class %s', (text, fraction) => {
  expect(recognise(text).fraction).toBe(fraction)
})

test.each([
  '4- METILMETCATITONA',
  'PIPERONAL O HELIOTROPINA',
  'alfa-Fenilacetoacetonitrilo (APAAN)',
  '(+)-LISERGIDA',
  'LSD-25',
  'Papaver Bracteatum',
  'erythroxilon novogratense',
  'ANHALONIUM LEWIN II',
  'PSILOCYBE MEXICANA',
  '3,4-metilendioximetanfetamina',
  'paja de adormidera',
])('%s is prohibited', (text) => {
  expect(recognise(text).prohibited).toBe(true)
})

test.each([
  'Acetona',
  'Propanona',
  'Fenilefrina 10 mg tableta',
  'Fenilalanina',
  'Fenilbutirato de sodio',
  'Vitamina K2',
  'Metilcelulosa 0.5 % gotas',
  'Trazar curva de glucosa',
  'Amida de ácido nicotínico',
  'Litiasis renal',
  'Safra',
  'Hongos en las uñas',
  'Té de anís',
])('%s is neither controlled nor prohibited', (text) => {
  const { fraction, prohibited, misspelt } = recognise(text)
  expect([['I', 'II', 'III'].includes(fraction ?? ''), prohibited, misspelt]).toEqual([false, false, null])
})
