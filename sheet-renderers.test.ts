import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import type {
  SheetDocument,
  SheetDocumentRow,
  SheetLive,
} from '#contract/prescription/sheet/sheet-document.ts'
import { TEMPLATES } from '#contract/places/sheet-layout.ts'
import { createSheetEngine } from '#server/pdf/sheet-engine.ts'
import { sheetWords } from '#server/pdf/sheet-words.ts'
import { pageTexts, withoutSpaces } from '#server/pdf/testing/read-pdf.ts'
import { projectRoot } from '#server/root.ts'
import { loadTexts } from './web/lib/texts.ts'
import { PrintedSheet } from './web/ui/sheet/PrintedSheet.tsx'

/**
 * Checks that both renderers of a sheet, Typst and React, show the same words in the same order
 * (docs/decisions/030-one-sheet.md).
 */

const engine = await createSheetEngine({ root: projectRoot() })
beforeAll(() => loadTexts('sheet', 'prescription-sheet'))

/** Generator of pseudo-random integers from 0 to `n` - 1. The same seed gives the same numbers in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * n)
  }
}

const NAMES = ['Lucía Ejemplo', 'María de los Ángeles Guadalupe Núñez-Villaseñor y Fernández de Córdova']
const INSTRUCTIONS = [
  'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
  'Tomar 1 tableta en la mañana y 1 tableta en la noche durante 10 días.',
  'Aplicar en la zona afectada.\nLavar antes.',
]

function aRow(roll: (n: number) => number): SheetDocumentRow {
  const isFreeText = roll(5) === 0
  return {
    presentation: isFreeText
      ? 'Texto libre que escribe el médico'
      : 'Losartán potásico tabletas 50 mg, caja con 30',
    generic: isFreeText ? '' : 'losartán potásico',
    brand: roll(3) === 0 ? 'Cozaar' : '',
    recognised: !isFreeText,
    instructions: INSTRUCTIONS[roll(INSTRUCTIONS.length)] ?? '',
    via: roll(4) === 0 ? '' : 'oral',
    fraction: ([null, 'II', 'IV', 'VI'] as const)[roll(4)] ?? null,
    antibiotic: roll(3) === 0,
    substitution_allowed: roll(3) > 0,
    qty: [1, 2, 1000, 1001][roll(4)] ?? 1,
    ...(roll(4) === 0 ? { refills: 2 } : {}),
  }
}

function aDocument(roll: (n: number) => number): SheetDocument {
  const isSeries = roll(6) === 0
  const isPublic = roll(6) === 0
  const paper = roll(2) === 0 ? 'letter' : 'half_letter'
  // The sheet has so few medicines that it fits on one page. Only Typst repeats the sheet's head on further pages.
  const rows = paper === 'letter' ? 1 + roll(3) : 1
  return {
    id: 127,
    signature: 'ab'.repeat(32),
    code: 'K7QD2M9X4',
    key_id: '3f9a81c277d04b1e3f9a81c277d04b1e',
    issued_at: '2026-11-21T20:05:00.000Z',
    day: '2026-11-21',
    valid_until: '2026-12-01',
    ...(isSeries
      ? { valid_from: '2026-11-25', part: { kind: 'series' as const, position: 2, total: 3 } }
      : {}),
    document_kind: roll(4) === 0 ? 'handwritten' : 'electronic',
    prescriber: {
      name: NAMES[roll(2)] ?? '',
      female: roll(2) === 0,
      cedula: '1234567',
      institution: 'Universidad de Ejemplo',
      specialty: roll(3) === 0 ? '' : 'Medicina interna',
      specialty_cedula: '7654321',
      ...(roll(2) === 0 ? { specialty_until: '2030-01-31' } : {}),
      phone: isPublic ? '' : '55 0000 0000',
    },
    place: {
      patron: 'Clínica Ejemplo',
      headline: roll(2) === 0 ? '' : 'Atención de primer contacto',
      location: 'Av. Ficticia 100, Col. Demostración, 06600 Cuauhtémoc',
      contact: isPublic ? '' : '55 0000 0000',
      clinic_name: roll(2) === 0 ? '' : 'Consultorio 2',
      clinic_location: roll(2) === 0 ? '' : 'Planta baja',
      paper,
      sheet: {
        template: TEMPLATES[roll(TEMPLATES.length)] ?? 'classic',
        header: roll(2) === 0 ? '' : 'Urgencias las 24 horas',
        footer: roll(2) === 0 ? '' : 'Citas de lunes a viernes',
        colour: roll(2) === 0 ? 'brand' : 'neutral',
        info: roll(3) === 0,
      },
    },
    patient: {
      name: NAMES[roll(2)] ?? '',
      ...(isPublic
        ? {}
        : { date_of_birth: '1992-03-03', gender: (['F', 'M', 'O'] as const)[roll(3)] ?? 'O' }),
      ...(roll(4) === 0 ? { birth_approximate: true as const } : {}),
    },
    diagnosis: roll(2) === 0 ? '' : 'Faringitis aguda (J02.9)',
    show_diagnosis: roll(3) > 0,
    extras: roll(2) === 0 ? '' : 'Reposo 3 días.\nLíquidos abundantes.',
    items: Array.from({ length: rows }, () => aRow(roll)),
  }
}

const aLife = (roll: (n: number) => number): SheetLive => ({
  brand: 'Recetario',
  demo: roll(3) === 0,
  verify: { host: 'recetario.example', url: 'https://recetario.example/v/ab' },
  ended: roll(6) === 0 ? { day: '2026-11-22', by: ['', 'Farmacia Ejemplo'][roll(2)] ?? '' } : null,
  endedRows: new Map(roll(5) === 0 ? [[0, '2026-11-22']] : []),
})

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Text of each page of a sheet on the screen, without white space. */
function shownTexts(html: string): string[] {
  const pages = [...html.matchAll(/<article.*?<\/article>/gs)]
  return pages.map(([page]) =>
    withoutSpaces(
      page.replaceAll(/<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  )
}

test('both renderers have the same words in the same order, for 60 documents', async () => {
  const roll = dice(20_261_122)
  const none = { logo: null, universityLogo: null, signature: null }
  const brand = { name: 'Recetario', accent: '#0f6f6f', mark: '', markAddress: '' }
  for (let at = 0; at < 60; at++) {
    const model = sheetOf(aDocument(roll), aLife(roll), sheetWords('es'))
    const sheet = { model, pictures: {}, accent: '#0f6f6f' }
    const shown = shownTexts(renderToStaticMarkup(createElement(PrintedSheet, { sheet, size: 'reading' })))
    const pages = await pageTexts(engine.render({ model, brand, pictures: none }))
    const printed = pages.map((text) => text.replaceAll(/Página\dde\d/g, ''))
    expect(shown, `document ${at}`).toEqual(printed)
  }
})
