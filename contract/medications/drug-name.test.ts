import { describe, expect, test } from 'vitest'
import { drugForm, drugName, drugsInShort } from './drug-name.ts'

const row = (generic: string, presentation = '') => ({ generic, presentation })

describe('the short name of a row', () => {
  test('is the capitalised generic, and the form does not repeat it', () => {
    const paracetamol = row('paracetamol', 'Paracetamol, tableta 500 mg')
    expect(drugName(paracetamol)).toBe('Paracetamol')
    expect(drugForm(paracetamol)).toBe('tableta 500 mg')
  })

  test('is the written text when there is no generic', () => {
    expect(drugName(row('', 'crema base al 10 %'))).toBe('Crema base al 10 %')
    expect(drugForm(row('', 'crema base al 10 %'))).toBe('')
  })

  test('leaves a presentation that begins with a brand as it is', () => {
    expect(drugForm(row('amoxicilina', 'Marca Ficticia cápsula 500 mg'))).toBe(
      'Marca Ficticia cápsula 500 mg',
    )
  })
})

describe('drugsInShort names up to three drugs and counts the others', () => {
  const rows = ['uno', 'dos', 'tres', 'cuatro'].map((name) => row(name))
  test.each([
    [0, '', 0],
    [1, 'Uno', 0],
    [2, 'Uno, Dos', 0],
    [3, 'Uno, Dos, Tres', 0],
    [4, 'Uno, Dos', 2],
  ])('%i rows', (count, names, more) => {
    expect(drugsInShort(rows.slice(0, count))).toEqual({ names, more })
  })
})
