import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import { readPosology } from '../posology/parse.ts'
import type { JudgedDraft, JudgedPlace, JudgedPrescriber } from './draft.ts'
import { createJudge } from './judge.ts'
import { makeCatalogue } from './testing/catalogue.ts'

const DAY = '2026-11-21'
const GOOD = 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.'
const place: JudgedPlace = { public_institution: false, location: 'Av. Ficticia 100' }
const physician: JudgedPrescriber = { profession: 'physician', licence: 'verified', missing: [] }
const row = (presentation: string, more = {}) => ({ presentation, instructions: GOOD, ...more })
const sound: JudgedDraft = { medications: [row('Cuatropril 10 mg')] }

const judged = (
  draft: Partial<JudgedDraft> = {},
  at: JudgedPlace | null = place,
  by: JudgedPrescriber | null = physician,
) => createJudge(law)({ ...sound, ...draft }, makeCatalogue(), at, by, DAY)
const codes = (...given: Parameters<typeof judged>) => judged(...given).refusals.map(({ code }) => code)

test('a sound draft has rows, a document and no refusal', () => {
  const { rows, refusals, faults, documents } = judged()
  expect([refusals, faults]).toEqual([[], {}])
  expect(rows.map(({ item }) => item.generic)).toEqual(['cuatropril'])
  expect(documents).toEqual([
    {
      items: [rows[0]?.item],
      rows: [0],
      document_kind: 'electronic',
      valid_from: null,
      valid_until: '2026-12-21',
      part: null,
    },
  ])
})

test('a note may mention a controlled drug that has a row of its own, and no other one', () => {
  const fields = { extras: 'Dosazolam: no manejar.' }
  const medications = [
    row('Cuatropril 10 mg'),
    row('Dosazolam tableta 2 mg, caja con 20 tabletas', { qty: 1 }),
  ]
  expect(judged({ fields }).faults['extras']).toEqual(['drug-in-notes:dosazolam'])
  expect(judged({ fields, medications }).faults['extras']).toBeUndefined()
  const order = { extras: 'Dosazolam 2 mg, 30 tabletas más.' }
  expect(judged({ fields: order, medications }).faults['extras']).toEqual(['drug-in-notes:dosazolam'])
})

describe('faults of rows', () => {
  test('are reported under the path of the row, all faults of a field together', () => {
    const { refusals, faults } = judged({
      medications: [
        row('Cuatropril tableta 10 mg'),
        row('Cocicilina tableta 10 mg', { instructions: 'x', via: 'VO' }),
      ],
    })
    expect(faults).toEqual({
      'medications.1.via': ['route-abbreviated:VO'],
      'medications.1.instructions': [
        'dose-missing:Acuerdo DOF 27-05-2010',
        'frequency-missing:Acuerdo DOF 27-05-2010',
        'antibiotic-days-missing:Acuerdo DOF 27-05-2010',
      ],
    })
    expect(refusals).toEqual([{ code: 'invalid-input', fields: faults }])
  })

  test('are found with instructions that were read before', () => {
    const readings = [readPosology(GOOD)]
    const { faults } = judged({
      medications: [row('Cuatropril tableta 10 mg', { instructions: 'x', via: 'oral' })],
      readings,
    })
    expect(faults).toEqual({})
  })

  test('are merged with faults that the caller found, in the refusal and by field', () => {
    const known = { patient: ['blank'], 'medications.0.via': ['taken'] }
    const { refusals, faults } = judged({
      known,
      medications: [row('Cuatropril tableta 10 mg', { via: 'VO' })],
    })
    expect(faults).toEqual({
      'medications.0.via': ['route-abbreviated:VO', 'taken'],
      patient: ['blank'],
    })
    expect(refusals).toEqual([{ code: 'invalid-input', fields: { ...known } }])
  })

  test('come together with faults of the document’s fields, for the day of the issue', () => {
    expect(judged({ fields: { follow_up_on: '2026-11-20' } }).faults).toEqual({ follow_up_on: ['date-past'] })
    expect(judged({ fields: { follow_up_on: DAY } }).faults).toEqual({})
  })

  test('are followed by the faults of class and series, each in a refusal of its own', () => {
    const { refusals, faults } = judged({
      medications: [row('Dosazolam 2 mg', { qty: 1 })],
      series: { count: 2, every: { months: 1 } },
    })
    const ofClass = { 'medications.0.presentation': ['content-missing:II|LGS art. 226 II'] }
    const ofSeries = { 'medications.0.presentation': ['series-not-allowed:LGS art. 226 II'] }
    expect(refusals).toEqual([
      { code: 'invalid-input', fields: ofClass },
      { code: 'invalid-input', fields: ofSeries },
    ])
    expect(faults).toEqual({
      'medications.0.presentation': [
        'content-missing:II|LGS art. 226 II',
        'series-not-allowed:LGS art. 226 II',
      ],
    })
  })
})

describe('the place', () => {
  test('is required, unless the caller already found it wrong', () => {
    expect(codes({}, null)).toEqual(['hospital-required'])
    expect(codes({ known: { hospital: ['unknown'] } }, null)).toEqual(['invalid-input'])
    expect(codes({ known: { clinic: ['unknown'] } }, null)).toEqual(['invalid-input'])
    expect(codes({ known: { patient: ['blank'] } }, null)).toEqual(['hospital-required', 'invalid-input'])
  })

  test('decides whether brands may be named', () => {
    const branded = { medications: [row('Cuatropril (Cuatrobrand) tableta 10 mg')] }
    expect(judged(branded).faults).toEqual({})
    expect(judged(branded, { ...place, public_institution: true }).faults).toEqual({
      'medications.0.presentation': [`brand-in-public-institution:${law.genericOnlyBasis}`],
    })
  })
})

describe('the prescriber', () => {
  test.each([
    ['no licence', { licence: 'missing' }, 'licence-missing'],
    ['another profession', { profession: 'psychologist' }, 'profession-not-allowed'],
  ] as const)('with %s is refused before anything else', (_what, more, said) => {
    const prescriber = { ...physician, ...more }
    expect(codes({}, null, prescriber).slice(0, 2)).toEqual([said, 'hospital-required'])
  })

  test('and the place have every value that the sheet must show', () => {
    const bare = { ...place, location: '' }
    expect(judged({}, bare, { ...physician, missing: ['phone'] }).refusals).toEqual([
      { code: 'prescriber-incomplete', missing: ['phone', 'location'] },
    ])
    expect(codes({}, null, { ...physician, missing: ['phone'] })).toEqual(['hospital-required'])
    expect(codes({}, bare, null)).toEqual([])
  })

  test('may only prescribe the classes of the profession', () => {
    const medications = [row('Dosazolam 2 mg, caja con 20 tabletas', { qty: 1 })]
    expect(codes({ medications })).toEqual([])
    expect(codes({ medications }, place, { ...physician, profession: 'intern' })).toEqual([
      'profession-not-allowed',
    ])
    expect(codes({ medications }, place, null)).toEqual([])
  })
})

test('a row of class I is refused after the faults that can be corrected', () => {
  expect(codes({ medications: [row('Unodona 5 mg', { via: 'VO' })] })).toEqual([
    'invalid-input',
    'class-one-needs-official-pad',
    'invalid-input',
  ])
})
