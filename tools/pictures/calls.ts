import { PATIENT } from './composer.ts'
import type { Demo } from './product.ts'

const JSON_BODY = { 'content-type': 'application/json' }

/** The PDF of a prescription's sheet. */
export async function sheetOf(demo: Demo, signature: string): Promise<Uint8Array> {
  const headers = await headersOf(demo)
  const { pdf } = await asked<{ pdf: string }>(`${demo.url}/api/v2/rx/pdf/${signature}/`, { headers })
  return new Uint8Array(Buffer.from(pdf, 'base64'))
}

/** Marks all guided tours as viewed by the doctor, because a tour would cover the page. */
export async function viewTours(demo: Demo): Promise<void> {
  const headers = { ...(await headersOf(demo)), ...JSON_BODY }
  // The endpoint accepts one preference a call (specification section 7).
  for (const seen of ['tourViewed', 'historyTourViewed']) {
    const body = JSON.stringify({ ux_settings: { [seen]: true } })
    await asked(`${demo.url}/api/v2/profile/update/`, { method: 'PATCH', headers, body })
  }
}

/** Signature of the newest prescription of the patient in the pictures. */
export async function newestSignature(demo: Demo): Promise<string> {
  const address = `${demo.url}/api/v2/rx-endpoint/?limit=1&search=${encodeURIComponent(PATIENT.name)}`
  const { results } = await asked<{ results: { signature: string }[] }>(address, {
    headers: await headersOf(demo),
  })
  return results[0]?.signature ?? ''
}

async function headersOf(demo: Demo): Promise<Record<string, string>> {
  const body = JSON.stringify(demo.doctor)
  const login = { method: 'POST', headers: JSON_BODY, body }
  const { key } = await asked<{ key: string }>(`${demo.url}/rest-auth/login/`, login)
  return { authorization: `Token ${key}` }
}

async function asked<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}
