import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { emptyDraft } from '../draft/draft.ts'
import { askMarks } from './ask-marks.ts'
import { areMarksKnown, contraindicatedLast, shownMarks } from '../../../lib/drafts/search-marks.ts'

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
      { generic, route, kinds: ['reproduction'], severity: stops ? 'contraindicated' : 'serious', stops },
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

test('results without marks of safety keep their order', () => {
  const found = [drug('Losartán'), drug('Metildopa')]
  expect(contraindicatedLast(found, new Map())).toEqual(found)
})

const mark: SearchMark = {
  generic: 'Losartán',
  route: 'oral',
  kinds: ['reproduction'],
  severity: 'contraindicated',
  stops: true,
}
const ofPatient = (uid: string) => ({
  ...emptyDraft('d'),
  patient: { uid, name: 'Ana Inventada' } as NonNullable<ReturnType<typeof emptyDraft>['patient']>,
})

/** Time after which a frame counts as painted, ms. */
const PAINTED = 1

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  areMarksKnown.set(false)
  shownMarks.set(new Map())
})

test('marks that a busy server does not give are asked for again, until they are shown or the search is left', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status: 503 })),
  )
  const asked = () => fetch.mock.calls.filter(([address]) => address.endsWith('/safety/marks/')).length
  vi.stubGlobal('fetch', fetch)
  const leave = askMarks(ofPatient('p1'), undefined, true, 0)
  await vi.advanceTimersByTimeAsync(PAINTED)
  expect([asked(), areMarksKnown.get()]).toEqual([1, false])
  fetch.mockImplementation(() => Promise.resolve(Response.json({ marks: [mark] })))
  await vi.advanceTimersByTimeAsync(5000 + PAINTED)
  expect([asked(), areMarksKnown.get(), shownMarks.get().size]).toEqual([2, true, 1])
  leave()

  fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })))
  const leaveOther = askMarks(ofPatient('p2'), undefined, true, 0)
  await vi.advanceTimersByTimeAsync(PAINTED)
  leaveOther()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked(), areMarksKnown.get()]).toEqual([3, false])
})

test('marks that a busy server does not give before the first letter are asked for with it', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status: 503 })),
  )
  const asked = () => fetch.mock.calls.filter(([address]) => address.endsWith('/safety/marks/')).length
  vi.stubGlobal('fetch', fetch)
  const leave = askMarks(ofPatient('p3'), undefined, false, 0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(1)
  leave()
  const end = askMarks(ofPatient('p3'), undefined, true, 0)
  await vi.advanceTimersByTimeAsync(PAINTED)
  expect(asked()).toBe(2)
  end()
})

test('marks are asked for after the paint of the key that changed the draft, and count as unknown at once', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ marks: [mark] })))
  vi.stubGlobal('fetch', fetch)
  areMarksKnown.set(true)
  shownMarks.set(new Map([['Losartán|oral', mark]]))
  const leave = askMarks(ofPatient('p4'), undefined, false, 0)
  await Promise.resolve()
  expect([fetch.mock.calls.length, areMarksKnown.get(), shownMarks.get().size]).toEqual([0, false, 0])
  await vi.advanceTimersByTimeAsync(PAINTED)
  expect([fetch.mock.calls.length, areMarksKnown.get(), shownMarks.get().size]).toEqual([1, true, 1])
  leave()
})
