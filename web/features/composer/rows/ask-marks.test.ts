import { expect, test } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { contraindicatedLast } from './ask-marks.ts'

const drug = (generic: string, route = 'oral'): Drug => ({
  uid: `${generic} ${route}`,
  order_id: '0',
  ad_id: '',
  category: 'standard_drug',
  presentation: generic,
  generic,
  strength: '',
  form: 'tableta',
  content: '',
  route,
  fraction: 'IV',
  antibiotic: false,
  brands: [],
  brand: null,
  look_alike: null,
  retail_price: null,
})

const marks = (...all: [generic: string, route: string, stops: boolean][]) =>
  new Map(
    all.map(([generic, route, stops]): [string, SearchMark] => [
      `${generic}|${route}`,
      { generic, route, kinds: ['reproduction'], stops },
    ]),
  )

test('contraindicated results of a mixed list come last, and the others keep their order', () => {
  const found = [
    drug('Losartán'),
    drug('Metildopa'),
    drug('Enalapril'),
    drug('Loratadina'),
    drug('Nifedipino'),
  ]
  const known = marks(['Losartán', 'oral', true], ['Enalapril', 'oral', true], ['Loratadina', 'oral', false])
  expect(contraindicatedLast(found, known).map(({ generic }) => generic)).toEqual([
    'Metildopa',
    'Loratadina',
    'Nifedipino',
    'Losartán',
    'Enalapril',
  ])
})

test('the mark of one route does not move the drug by another route', () => {
  const found = [drug('Diclofenaco'), drug('Diclofenaco', 'cutánea'), drug('Paracetamol')]
  expect(
    contraindicatedLast(found, marks(['Diclofenaco', 'oral', true])).map(({ generic, route }) => [
      generic,
      route,
    ]),
  ).toEqual([
    ['Diclofenaco', 'cutánea'],
    ['Paracetamol', 'oral'],
    ['Diclofenaco', 'oral'],
  ])
})

test('without marks the order stays', () => {
  const found = [drug('Losartán'), drug('Metildopa')]
  expect(contraindicatedLast(found, new Map())).toEqual(found)
})
