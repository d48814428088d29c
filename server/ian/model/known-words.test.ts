import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ianVocabulary as en } from '#locales/en/ian-vocabulary.ts'
import { ianVocabulary as es } from '#locales/es/ian-vocabulary.ts'
import { projectRoot } from '../../root.ts'
import { foreignWordFinder } from './known-words.ts'

const Sentence = z.object({ language: z.enum(['es', 'en']), told: z.string(), sentence: z.string() })
const finders = { es: foreignWordFinder(es), en: foreignWordFinder(en) }

/** Reads the sentences of a file, each with the first word that the model is found to have added by itself; '' for none. */
const judged = (file: string) =>
  readFileSync(path.join(projectRoot(), 'server/ian/evaluation', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => Sentence.parse(JSON.parse(line)))
    .map(({ language, told, sentence }) => ({ sentence, word: finders[language](sentence, told) }))

describe('words that a language model brings in by itself', () => {
  test('are found in each of 70 sentences that name an invented medicine or person', () => {
    const sentences = judged('sentences-invented.jsonl')
    expect(sentences.filter(({ word }) => word === '')).toEqual([])
    expect(sentences).toHaveLength(70)
  })

  test('are found in none of 200 ordinary true sentences', () => {
    const sentences = judged('sentences-ordinary.jsonl')
    expect(sentences.filter(({ word }) => word !== '')).toEqual([])
    expect(sentences.length).toBeGreaterThanOrEqual(200)
  })

  test('may be repeated from the question and the results, whatever their accents and capitals', () => {
    expect(finders.es('El catálogo no tiene Dolexán.', '¿hay dolexan?')).toBe('')
    expect(finders.es('Encontré a [[P1]] y a [[N2]].', 'busca a [[P1]]')).toBe('')
  })

  test('are names where they have a capital inside of a sentence, also where they are ordinary words', () => {
    expect(finders.es('La receta es de Abril.', 'recetas')).toBe('Abril')
    expect(finders.es('En abril no hubo recetas. Hay tres en mayo.', 'recetas')).toBe('')
    expect(finders.en('The record is of Page.', 'records')).toBe('Page')
  })
})
