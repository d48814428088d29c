import { IMPORT_BYTES } from '#contract/medications/import-limits.ts'
import { type ImportOutcome, ownMedications } from '#contract/medications/own-medications.ts'
import { Problem } from '#contract/problem.ts'
import type { CatalogueData as Knowledge } from '#knowledge/catalogue/load.ts'
import { normalize } from '#contract/values/normalize.ts'
import { derived } from '../../derived.ts'
import type { Domain } from '../../http/domain.ts'
import { envelope, pageSize } from '../../http/pages.ts'
import { createOwnCompleter } from './complete-own.ts'
import { ownById, type OwnRow, ownPage } from './own-queries.ts'
import { readImport } from '../import/plan-import.ts'
import { presentOwn } from '../present.ts'
import { changeOwn, createOwn, dropOwn } from './save-own.ts'
import { previewImport, saveImport, undoImport } from '../import/save-import.ts'

const INGREDIENTS_SHOWN = 12

/** Routes of the doctor's own medications, which are entered by hand or imported from a file. */
export function ownMedicationRoutes({ bind, database, clock }: Domain, knowledge: Knowledge): void {
  const completer = derived(
    () => knowledge.names,
    () => createOwnCompleter(knowledge),
  )
  const present = (row: OwnRow) => presentOwn(row, knowledge.names)
  const ingredients = derived(() => knowledge.ingredients, withSearchedNames)

  bind(ownMedications.list)(async ({ query }, { caller: { accountId }, baseUrl, request }) => {
    const { rows, count } = await database.asDoctor(accountId, (sql) =>
      ownPage(sql, accountId, pageSize(query.limit), query.offset),
    )
    return envelope(rows.map(present), count, query, { baseUrl, path: request.url })
  })

  bind(ownMedications.create)(async ({ body }, { caller: { accountId } }) =>
    present(
      await database.asDoctor(accountId, (sql) =>
        createOwn(sql, accountId, body, { complete: completer(), at: clock() }),
      ),
    ),
  )

  bind(ownMedications.get)(async ({ params }, { caller: { accountId } }) => {
    const row = await database.asDoctor(accountId, (sql) =>
      ownById(sql, accountId, params.id, { removed: false }),
    )
    if (!row) throw new Problem('not-found')
    return present(row)
  })

  bind(ownMedications.change)(async ({ params, body }, { caller: { accountId } }) =>
    present(
      await database.asDoctor(accountId, (sql) =>
        changeOwn(sql, accountId, params.id, body, { complete: completer(), at: clock() }),
      ),
    ),
  )

  bind(ownMedications.remove)(({ params }, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      await dropOwn(sql, accountId, params.id, clock())
      return undefined
    }),
  )

  bind(ownMedications.ingredients)(({ query }) => {
    const typed = normalize(query.search)
    const found =
      typed === '' ? [] : ingredients().filter(({ names }) => names.some((n) => n.startsWith(typed)))
    return { results: found.slice(0, INGREDIENTS_SHOWN).map(({ shown }) => shown) }
  })

  bind(ownMedications.forms)(() => ({
    results: knowledge.forms.map(({ name, route }) => ({ name, route })),
  }))

  bind(ownMedications.preview)(async ({ pictures }, { caller: { accountId } }) => {
    const read = await readImport(fileOf(pictures.file), knowledge)
    const { rows, layout, digest } = await database.asDoctor(accountId, (sql) =>
      previewImport(sql, accountId, read, completer()),
    )
    const count = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome).length
    const counts = {
      new: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    }
    return { digest, layout, counts, rows }
  })

  bind(ownMedications.confirm)(async ({ pictures, body: { digest } }, { caller: { accountId } }) => {
    const read = await readImport(fileOf(pictures.file), knowledge)
    const at = clock()
    const saved = await database.asDoctor(accountId, (sql) =>
      saveImport(sql, accountId, read, { complete: completer(), at, digest }),
    )
    return { ...saved, at: at.toISOString() }
  })

  bind(ownMedications.undo)(({ params }, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => undoImport(sql, accountId, params.id, clock())),
  )
}

const withSearchedNames = (ingredients: Knowledge['ingredients']) =>
  ingredients.map((i) => ({
    shown: { name: i.name, fraction: i.fraction },
    names: [i.name, ...i.synonyms].map(normalize),
  }))

/** Checks an uploaded file. @throws Problem when no file was sent, or when it is too large */
function fileOf(bytes: Uint8Array | undefined): Uint8Array {
  if (!bytes) throw new Problem('invalid-input', { fields: { file: ['required'] } })
  if (bytes.length > IMPORT_BYTES) throw new Problem('body-too-large')
  return bytes
}
