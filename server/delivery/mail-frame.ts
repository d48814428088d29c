import type { Language } from '../http/context.ts'
import { escaped } from '../http/browser/escape-html.ts'
import type { BrandLook, DarkLook } from './brand-look.ts'

export interface MailFrame {
  language: Language
  title: string
  /** Look of the brand. The mail must have the picture `look.mark` among its attachments. */
  look: BrandLook
  paragraphs: readonly string[]
  button: { label: string; link: string } | null
  /** Links to several prescriptions, one on each line. A mail with such links has no `button`. */
  links?: readonly { label: string; link: string }[]
  /** Paragraphs of the mail below the button or the links. */
  after?: readonly string[]
  /** Smaller text of the mail below the button. */
  footnote: string
}

/**
 * Makes the HTML of a mail. Mail programs support tables and inline styles only, so the mail has large type, one column and one
 * button. Programs with a dark mode also read the rules of `darkRules`.
 */
export function mailHtml(f: MailFrame): string {
  const { brandName, accent, dark, mark } = f.look
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  return `<!doctype html><html lang="${f.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(f.title)}</title>${dark ? darkRules(dark) : ''}</head>
<body class="ground" style="margin:0;background:#f4f6f6;color:#1c2b2e;font:17px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellspacing="0" cellpadding="0" class="card" style="max-width:560px;width:100%;background:#ffffff;border-radius:12px">
<tr><td class="rule" style="padding:20px 28px;border-bottom:3px solid ${escaped(accent)}">
<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="padding-right:12px"><img src="cid:${escaped(mark.cid)}" width="36" height="36" alt="" style="display:block;border:0"></td>
<td style="font-size:19px;font-weight:bold">${escaped(brandName)}</td></tr></table></td></tr>
<tr><td style="padding:28px">${f.paragraphs.map(paragraph).join('')}
${(f.links ?? []).map((to) => line(to, accent)).join('')}${f.button ? button(f.button, accent) : ''}${(f.after ?? []).map(paragraph).join('')}<p class="soft" style="margin:0;color:#4c5f63;font-size:15px">${escaped(f.footnote)}</p></td></tr></table></td></tr></table></body></html>`
}

/** CSS rules for dark mode. Without `!important` the inline styles would override them. */
const darkRules = ({ ground, card, ink, inkSoft, accent, accentInk }: DarkLook): string =>
  `<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme:dark){` +
  `.ground{background:${ground}!important;color:${ink}!important}.card{background:${card}!important}` +
  `.rule{border-color:${accent}!important}.soft{color:${inkSoft}!important}.link{color:${accent}!important}` +
  `.act{background:${accent}!important;color:${accentInk}!important}}</style>`

const line = ({ label, link }: { label: string; link: string }, accent: string): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(link)}" class="link" style="color:${escaped(accent)};font-weight:bold">${escaped(label)}</a></p>
`

const button = ({ label, link }: { label: string; link: string }, accent: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" class="act" style="display:inline-block;background:${escaped(accent)};color:#ffffff;text-decoration:none;font-weight:bold;padding:14px 24px;border-radius:10px">${escaped(label)}</a></p>
`

/** Host of the sender's mail address, which is the right side of a Message-ID. */
export const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
