import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { Draft, DraftChange } from '#contract/drafts/drafts.ts'
import type { Texts } from '#locales/locale.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Instructions } from './Instructions.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'

/**
 * Changes of a draft field by field, with the value that the doctor saw before and the current one. A draft
 * that the doctor never saw has only current values.
 */
export function Changes({ title, draft }: { title: string; draft: Draft }) {
  const texts = useTexts('draft-review')
  const { changes, is_seen: isSeen } = draft
  return (
    <section>
      <h2 className="mb-2 font-semibold text-ink-soft">{title}</h2>
      {changes.length === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <div className="overflow-x-auto surface">
          <table className="w-full text-left">
            <thead className="border-b border-line text-sm text-ink-soft max-sm:sr-only">
              <tr>
                <th scope="col" className="px-4 py-2 font-medium">
                  {texts.columns.field}
                </th>
                {isSeen && (
                  <th scope="col" className="px-4 py-2 font-medium">
                    {texts.columns.before}
                  </th>
                )}
                <th scope="col" className="px-4 py-2 font-medium">
                  {texts.columns.after}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {changes.map((change) => (
                <tr key={`${change.field} ${change.row}`} className="align-top max-sm:grid max-sm:py-2">
                  <th scope="row" className="px-4 py-2.5 font-semibold max-sm:py-1">
                    {texts.fields[change.field]}
                    {change.row && change.field !== 'medication' && (
                      <span className="block text-sm font-normal text-ink-soft">
                        <Clinical>{change.row}</Clinical>
                      </span>
                    )}
                  </th>
                  {isSeen && (
                    <td className="px-4 py-2.5 text-ink-soft max-sm:py-0.5 max-sm:empty:hidden">
                      {change.before && (
                        <del>
                          <Said change={change} value={change.before} draft={draft} />
                        </del>
                      )}
                    </td>
                  )}
                  <td className="px-4 py-2.5 wrap-anywhere max-sm:py-0.5">
                    <Said change={change} value={change.after} draft={draft} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

interface SaidProps {
  change: DraftChange
  value: string
  draft: Draft
}

function Said({ change, value, draft }: SaidProps) {
  const texts = useTexts('draft-review')
  if (change.field === 'instructions' && value !== '')
    return <Instructions change={change} rows={draft.body.rows} typed={value} />
  if (value === '') return texts.empty
  return clinical.has(change.field) ? <Clinical>{value}</Clinical> : wordsOf(change, value, texts)
}

/** Fields whose values are free texts of the prescription, in the language in which the prescription is printed. */
const clinical = new Set<DraftChange['field']>(['diagnosis', 'extras', 'medication', 'generic', 'brand'])

const yesOrNo = new Set<DraftChange['field']>(['show_diagnosis', 'send_rx', 'substitution'])

function wordsOf({ field }: DraftChange, value: string, texts: Texts<'draft-review'>): string {
  if (yesOrNo.has(field)) return value === 'yes' ? texts.yes : texts.no
  if (field === 'quantity' && Number(value) === QTY_PHARMACIST_DECIDES) return texts.pharmacist
  if (field === 'quantity' && Number(value) === QTY_WITHOUT_END) return texts.withoutEnd
  if (field === 'route') return texts.routeName(value)
  if (field === 'follow_up_on') return formatDay(value)
  if (field === 'patient') return value.replace(/\d{4}-\d\d-\d\d$/, (birth) => formatDay(birth))
  if (field === 'relation') return relationIn(value, texts)
  if (field === 'category') return categoryIn(value, texts.categories)
  if (field === 'quantity') return texts.packages(Number(value))
  return value
}

const categoryIn = (value: string, categories: Readonly<Record<string, string>>): string =>
  categories[value] ?? value

/**
 * Sentence of a relation such as `renews <signature>`, with the first eight letters of the older
 * prescription's signature.
 */
function relationIn(value: string, { relations }: Texts<'draft-review'>): string {
  const [kind, signature = ''] = value.split(' ')
  return (kind === 'renews' ? relations.renews : relations.replaces)(signature.slice(0, 8))
}
