import { groupedClabe } from '#contract/values/identifiers/grouped-clabe.ts'
import type { payPage } from '#locales/es/pay-page.ts'
import { html, type Html, inSpanish } from '../../public-pages/html.ts'
import { shownPesos } from '../money-words.ts'

export type PayTexts = typeof payPage

/** Data of a SPEI transfer that the payer copies into the form of their bank. */
interface Transfer {
  clabe: string
  bank: string
  holder: string
  reference: string
  concept: string
  /** Amount that is still to be paid, in cents. */
  cents: number
}

/** The bank transfer explained in three steps. The middle step has the data of the transfer. */
export const speiSteps = (transfer: Transfer, t: PayTexts): Html =>
  html`<ol class="steps">
    <li>
      <div><p>${t.stepOpen}</p></div>
    </li>
    <li>
      <div>
        <p>${t.stepData}</p>
        ${transferFacts(transfer, t)}
        <p class="soft">${t.check}</p>
      </div>
    </li>
    <li>
      <div><p>${t.stepTell}</p></div>
    </li>
  </ol>`

/** The data of the transfer. Each datum that the payer has to type has a button that copies it. */
export function transferFacts(transfer: Transfer, t: PayTexts): Html {
  // The amount field of a bank's form accepts only digits and a point.
  const plain = `${Math.trunc(transfer.cents / 100)}.${String(transfer.cents % 100).padStart(2, '0')}`
  return html`<dl class="facts">
      ${fact(t.clabe, groupedClabe(transfer.clabe), t, transfer.clabe, 'long')}
      ${fact(t.bank, transfer.bank, t)} ${fact(t.holder, transfer.holder, t)}
      ${fact(t.amount, shownPesos(transfer.cents), t, plain)}
      ${fact(t.reference, transfer.reference, t, transfer.reference)}
      ${fact(t.concept, inSpanish(transfer.concept), t)}
    </dl>
    <p data-copy-status role="status" class="soft"></p>`
}

/**
 * Writes one item of the transfer's data, with a button that copies it where `copied` is given.
 * @param kind `plain`: smaller, for an item that is not copied. `long`: for a CLABE, which has more digits than fit
 * beside a button
 */
const fact = (
  name: string,
  value: string | Html,
  t: PayTexts,
  copied = '',
  kind: 'plain' | 'long' | '' = copied === '' ? 'plain' : '',
): Html =>
  html`<div><dt>${name}</dt>
<dd${kind !== '' && html` class="${kind}"`}>${value}</dd>${
    copied !== '' &&
    html`<dd class="act">
      <button
        type="button"
        class="copy"
        hidden
        data-copy="${copied}"
        data-done="${t.copied}"
        data-said="${t.copiedOf(name)}"
        aria-label="${t.copyOf(name)}"
      >
        ${t.copy}
      </button>
    </dd>`
  }</div>`
