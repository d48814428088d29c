import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/*
 * Loading, empty and failed states have one look: Skeleton and SkeletonRows, EmptyState, LoadFailed, and PageMessage in the place
 * of a whole page. The styles that draw such a state may be written in these components only.
 */

const WEB = path.resolve(import.meta.dirname, '../..')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
)
const drawing = (drawn: RegExp): string[] =>
  files.filter((file) => drawn.test(readFileSync(path.join(WEB, file), 'utf8'))).toSorted()

test('only EmptyState draws a box for what is not there', () => {
  expect(drawing(/border-dashed/)).toEqual([
    // Exception: the dialog has an area onto which a file is dropped, and draws its border itself.
    'features/medications/ImportDialog.tsx',
    // Exception: the dialog draws the line on which the doctor signs.
    'features/profile/pictures/SignatureDialog.tsx',
    // Exception: the board draws the border of a field that the doctor drags over the paper.
    'features/settings/hospitals/paper/PaperBoard.tsx',
    'ui/EmptyState.tsx',
  ])
})

test('only Skeleton draws a placeholder, and nothing turns but a check of safety that runs', () => {
  expect(drawing(/skeleton block/)).toEqual(['ui/Skeleton.tsx'])
  expect(drawing(/animate-(?:spin|pulse)/)).toEqual([
    'features/composer/safety/SafetyPanel.tsx',
    'features/dashboard/interactions/InteractionAnswer.tsx',
  ])
})

test('every page that loads a list or a thing says by LoadFailed that it failed', () => {
  const pages = files.filter((file) => /features\/.*Page\.tsx$/.test(file))
  const silent = pages.filter((file) => {
    const text = readFileSync(path.join(WEB, file), 'utf8')
    return /= use(?:Query|Locations)\(/.test(text) && !/<LoadFailed|<PrescriptionFailed/.test(text)
  })
  expect(pages.length).toBeGreaterThan(45)
  // Exception: HospitalPage itself shows no LoadFailed, because the component around it, HospitalOf, shows LoadFailed in its
  // place.
  expect(silent).toEqual(['features/settings/hospitals/HospitalPage.tsx'])
})
